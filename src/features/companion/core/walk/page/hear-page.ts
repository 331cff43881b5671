import { type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import { compose, type Draft } from '../../draft.ts';
import { GOODBYE, YOURE_WELCOME } from '../../lines/leaving.ts';
import { CLOSED, FRAME, OWNED, PUT_IT, STOPPED } from '../../lines/page.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { BEGUN, forSomebody } from '../quote.ts';
import { type End, endBeside, mayBeLine } from '../reading/done-beside.ts';
import { isDoubtOfIt, isLineTo, isNotForIt, spokenOf, toBeSaidTo } from '../reading/for-the-page.ts';
import type { Want } from '../reading/want.ts';
import { isProtest } from './before-change.ts';
import { rowsOf } from './draft-lines.ts';
import { isCommand } from './edit-draft.ts';
import { askBack, editedBeside, editPage, givesLine, put, say, wasAskedBack } from './edit-page.ts';
import { ask, hearBeside } from './hear-doubt.ts';
import { hearLeft } from './left-page.ts';
import { lineWaitedFor, type Page, pageOf, withLine } from './page.ts';
import { asLines, isWhole } from './put-line.ts';
import { closePage, showPage, withoutPage } from './show-page.ts';

/*
 * While a page for somebody is open, what is said is about it until they leave it: a command, a doubt, a complaint, a line.
 */

/** Goes before any line of it, and is answered as everywhere. */
const FIRST: ReadonlySet<Want['kind']> = new Set([
  'bye',
  'thanks',
  'stop',
  'way',
  'again',
  'quiet',
  'quiet_practice',
]);
const ANSWERED: ReadonlySet<Want['kind']> = new Set(['us', 'asks']);

/** Whatever is open, it is answered. */
export const isAnsweredFirst = ({ kind }: Want): boolean => FIRST.has(kind) || ANSWERED.has(kind);

/** What is said to an open page, or to one that was left; null where it is about something else. */
export function hearPage(scene: Scene, want: Want): Draft | null {
  const page = pageOf(scene);
  if (page === null) return null;
  const end =
    want.kind !== 'stop' && page.isOpen && page.lines.length > 0 ? endBeside(scene.turn.content) : null;
  if (end !== null) return closeWith(scene, page, end);
  // '2 out' is heard as going; what names a part of the page is none.
  const isOfIt = want.kind === 'bye' && isDoubtOfIt(scene.turn.content);
  if (FIRST.has(want.kind) && !isOfIt) return editAndPart(scene, page, want);
  if (!page.isOpen) return hearLeft(scene, page, want);
  const edited = editPage(scene, page);
  if (edited !== null) return edited;
  if (ANSWERED.has(want.kind)) return null;
  if (want.kind === 'done' && page.lines.length === 0 && !SAYS_YES.test(scene.turn.content)) return null;
  return hearKind(scene, page, want) ?? hearLine(scene, page);
}

const PARTING = { done: CLOSED, thanks: YOURE_WELCOME, bye: GOODBYE } as const;

/** '2 out. done, thanks': carried out, and the page is closed; what only stands beside it may be said to us. */
function closeWith(scene: Scene, page: Page, { how, before }: End): Draft | null {
  const edited = editedBeside(scene, page, before);
  const lines = edited ?? page.lines;
  const all = rowsOf(lines).join('\n');
  const isCarriedOut = ({ words }: Sentence): boolean =>
    edited !== null && (isCommand(words) || all.includes(words.replace(/[.!,\s]+$/, '')));
  const isLost = sentencesOf(before).some((one) => mayBeLine(one) && !isCarriedOut(one));
  return closePage(scene, { ...page, lines }, PARTING[how], isLost && !(edited && givesLine(before)));
}

/** 'put it in. and thank you, bye': both. */
function editAndPart(scene: Scene, page: Page, { kind }: Want): Draft | null {
  if (kind !== 'bye' && kind !== 'thanks') return null;
  const content = scene.turn.content.replace(THANKS_BEHIND, '');
  const lines = editedBeside(scene, page, content);
  if (lines === null) return null;
  const isParting = kind === 'bye' && !givesLine(content);
  return isParting ? closePage(scene, { ...page, lines }, GOODBYE) : showPage(scene, { ...page, lines });
}
const THANKS_BEHIND = /(?<=[.!?])\s+(?:thanks|thank you|cheers|ta)\b[^.!?]{0,20}[.!]*$/i;

/** It is thrown away, with one sorry. */
export const stopPage = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(STOPPED, scene, { cues: pageOf(scene)?.lines.length === 0 ? ['empty'] : [] })], {
    thread: {
      at: null,
      aside: null,
      open: null,
      offered: null,
      slots: withoutPage(scene.before.thread.slots),
      done: scene.before.thread.done.filter((name) => name !== 'words' && name !== 'letter'),
      declined: ['words', 'letter'],
    },
  });

function hearKind(scene: Scene, page: Page, { kind }: Want): Draft | null {
  if (kind === 'idk') return ask(scene, page);
  if (kind === 'words') return say(scene, FRAME, {}, AT_THE_END.test(scene.turn.content) ? ['end'] : []);
  if (page.lines.length === 0) return hearEmpty(scene, page, kind);
  if (kind === 'read_back') return showPage(scene, page);
  if (kind === 'done') return closePage(scene, page);
  return kind === 'complain' || isProtest(scene.turn.content)
    ? showPage(scene, page, { before: OWNED })
    : null;
}

const AT_THE_END = /\b(?:end|finish|close|last line)\b/i;

/** Nothing stands on it yet. */
function hearEmpty(scene: Scene, page: Page, kind: Want['kind']): Draft | null {
  if (kind === 'complain') return stopPage(scene);
  return kind === 'read_back' || kind === 'done' ? ask(scene, page) : null;
}
const SAYS_YES = /^\W*(?:yes|yeah|yep|good|great|nice|lovely)\b/i;

/** Everything else: a line where it is plainly one, asked where it may be; null where it is not for the page. */
function hearLine(scene: Scene, page: Page): Draft | null {
  const said = hearBeside(scene, page);
  if (said !== null) return said;
  const { content } = scene.turn;
  const words = forSomebody(content);
  if (isWhole(words)) return showPage(scene, { ...page, lines: asLines(words) });
  if (BEGUN.test(content)) return put(scene, page, words);
  if (isNotForIt(content)) return null;
  const { open } = scene.before.thread;
  const place = open === 'line' ? lineWaitedFor(scene, page) : null;
  const isSaid = toBeSaidTo(content) === null && isLineTo(words, !isTo(scene, page));
  // Nothing goes by itself on a page that was done.
  const isMeant = place !== null || (isSaid && !scene.before.thread.done.includes(page.way));
  if (isMeant && (open === 'line' || open === 'lines') && !SEVERAL.test(content))
    return showPage(scene, { ...page, lines: withLine(page.lines, words, place) });
  if (isMeant) return put(scene, page, words);
  if (wasAskedBack(scene)) return null;
  return askHowToSay(scene, page) ?? (page.lines.length === 0 ? null : say(scene, PUT_IT));
}
const SEVERAL = /[.!?]\s+\S/;

/** Said of them, and not to them. */
function askHowToSay(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const him = toBeSaidTo(content) ?? (isTo(scene, page) ? spokenOf(content) : null);
  return him === null ? null : askBack(scene, him);
}

/** What is said aloud speaks of others, until it says 'you'; so does what is said of somebody who died. */
function isTo({ record, turn }: Scene, { way, lines }: Page): boolean {
  if (way === 'letter') return true;
  const isAloud = saidBefore(turn).some((text) => ALOUD.test(text));
  return record.thread.who?.isGone !== true && (!isAloud || lines.some(({ words }) => /\byou/i.test(words)));
}
const ALOUD = /\b(?:interview|speech|toast|eulogy)\b|\b(?:they|he|she) asks?\b/i;
