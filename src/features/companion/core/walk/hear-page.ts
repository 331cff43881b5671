import { compose, type Draft } from '../draft.ts';
import { FRAME, LONGER, NO_SENDING, OWNED, STOPPED, TWO } from '../lines/page.ts';
import type { Scene } from '../scene.ts';
import { wordAlways } from '../speak.ts';
import { stepAt } from '../ways/ways.ts';
import { BESIDE, mostLike } from './draft-lines.ts';
import { askBack, editPage, put, say, wasAskedBack } from './edit-page.ts';
import { type Page, pageOf, withLine } from './page.ts';
import { asLines, isWhole } from './put-line.ts';
import { forSomebody } from './quote.ts';
import { eitherIn, isDoubtOfIt, otherwiseIn, spokenOf } from './reading/for-the-page.ts';
import { plainOf } from './reading/plain.ts';
import type { Want } from './reading/want.ts';
import { SHOW } from './reading/while-writing.ts';
import { askLine, bothOf, closePage, PLACE, showPage, withoutPage } from './show-page.ts';

/*
 * While a page for somebody is open, what is said is about it until they leave it: a command, a doubt, a complaint, a line.
 */

/** Goes before any line of it, and is answered as everywhere. */
const FIRST: ReadonlySet<Want['kind']> = new Set(['bye', 'thanks', 'stop', 'way', 'quiet', 'quiet_practice']);
const ANSWERED: ReadonlySet<Want['kind']> = new Set(['us', 'asks']);

/** What is said to an open page, or to one that was left; null where it is about something else. */
export function hearPage(scene: Scene, want: Want): Draft | null {
  const page = pageOf(scene);
  if (page === null) return null;
  // '2 out' is heard as going; what names a part of the page is none.
  const isOfIt = want.kind === 'bye' && isDoubtOfIt(scene.turn.content);
  if (FIRST.has(want.kind) && !isOfIt) return null;
  if (!page.isOpen) return hearLeft(scene, page, want);
  const edited = editPage(scene, page);
  if (edited !== null) return edited;
  if (ANSWERED.has(want.kind)) return null;
  return hearKind(scene, page, want) ?? hearLine(scene, page);
}

/** It is thrown away, with one sorry. */
export const stopPage = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(STOPPED, scene)], {
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
  const isEmpty = page.lines.length === 0;
  if (kind === 'read_back') return isEmpty ? ask(scene, page) : showPage(scene, page);
  if (kind === 'done' && isEmpty)
    return SAYS_NO.test(plainOf(scene.turn.content)) ? stopPage(scene) : ask(scene, page);
  if (kind === 'done') return closePage(scene, page);
  if (kind === 'complain') return isEmpty ? stopPage(scene) : showPage(scene, page, { before: OWNED });
  if (kind === 'idk') return ask(scene, page);
  return kind === 'words' ? say(scene, FRAME) : null;
}

const SAYS_NO = /\b(?:nothing|skip|none|done|finished|no more|leave)\b/;

/** Nothing on it yet, or no idea: the same, easier. */
function ask(scene: Scene, page: Page): Draft | null {
  const step = stepAt({ way: page.way, step: 0 }, scene.language);
  return step && say(scene, { name: `${page.way}.page.easy`, lines: step.easier });
}
const SENDS =
  /^(?:(?:so|and|ok|now) )*(?:can|could|will|would) (?:you|u) (?:please )?(?:send|post|email) (?:it|this|that)\b/;
/** After they were asked how they would say it. */
const LEFT_OUT =
  /^(?:(?:no|oh|ok|actually|then|just) )*(?:(?:leave|keep) (?:it|that) out|not that|never ?mind that|no)$/;

/** Everything else: the line that was asked for, a doubt about the page, or one line more. */
function hearLine(scene: Scene, page: Page): Draft | null {
  const said = hearBeside(scene, page);
  if (said !== null) return said;
  const { content } = scene.turn;
  const { open, slots } = scene.before.thread;
  const words = forSomebody(content);
  if (isWhole(words)) return showPage(scene, { ...page, lines: asLines(words) });
  const number = Number(slots.find(({ name }) => name === PLACE)?.words);
  const place = open === 'line' ? page.lines[number - 1] : undefined;
  if (place !== undefined) return showPage(scene, { ...page, lines: withLine(page.lines, words, place) });
  const him = wasAskedBack(scene) ? null : spokenOf(content);
  if (him !== null && isTo(scene, page)) return askBack(scene, him);
  return open === 'lines'
    ? showPage(scene, { ...page, lines: withLine(page.lines, words, null) })
    : put(scene, page, words);
}

/** About the page, and no line of it. */
function hearBeside(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const plain = plainOf(content);
  const isEmpty = page.lines.length === 0;
  if (isEmpty && (numberIn(content) !== null || otherwiseIn(content) !== null)) return ask(scene, page);
  if (SENDS.test(plain)) return say(scene, NO_SENDING);
  if (wasAskedBack(scene) && LEFT_OUT.test(plain)) return showPage(scene, page);
  const either = eitherIn(content);
  return (isEmpty ? null : hearDoubt(scene, page)) ?? (either && askWhich(scene, page, either));
}

/** What is said aloud speaks of others, until it says 'you'; so does what is said of somebody who died. */
function isTo({ record, turn }: Scene, { way, lines }: Page): boolean {
  if (way === 'letter') return true;
  const isAloud = turn.history.some(({ sender, text }) => sender === 'user' && ALOUD.test(text));
  return record.thread.who?.isGone !== true && (!isAloud || lines.some(({ words }) => /\byou/i.test(words)));
}
const ALOUD = /\b(?:interview|speech|toast|eulogy)\b|\b(?:they|he|she) asks?\b/i;

const askWhich = (scene: Scene, page: Page, { one, other }: { one: string; other: string }): Draft | null => {
  const asked = say(scene, TWO, bothOf(one, other));
  const shown = showPage(scene, page, {
    beside: [
      [`${BESIDE}one`, one],
      [`${BESIDE}other`, other],
    ],
  });
  return asked && shown && { ...asked, thread: shown.thread };
};

const ONLY_NUMBER = /^\W*(?:(?:line|number|no)\W+)?(\d)\W*$/i;
const numberIn = (content: string): number | null => {
  const [, digit] = ONLY_NUMBER.exec(content) ?? [];
  return digit === undefined ? null : Number(digit);
};

function hearDoubt(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const at = numberIn(content);
  if (at !== null)
    return page.lines[at - 1] === undefined ? showPage(scene, page) : askLine(scene, page, false, at);
  const other = otherwiseIn(content);
  if (other === 'longer') return showPage(scene, page, { after: LONGER });
  if (other !== null) return askLine(scene, page, other === 'shorter');
  return isDoubtOfIt(content) ? askLine(scene, page) : null;
}

const LEAST_ALIKE = 0.6;
const FEW_WORDS = 6;

/** It was left, and is opened again by a change or where they want to see it. */
function hearLeft(scene: Scene, page: Page, want: Want): Draft | null {
  const { at, open } = scene.before.thread;
  const { content } = scene.turn;
  const plain = plainOf(content);
  if (want.kind === 'read_back' || SHOW.test(plain)) return editPage(scene, page) ?? showPage(scene, page);
  if (at !== null && at.way !== 'settle') return null;
  const edited = editPage(scene, page);
  const isOfIt = open === 'note' || (scene.reading.wordCount <= FEW_WORDS && otherwiseIn(content) !== null);
  if (edited !== null || !isOfIt) return edited;
  const like = /[.!?]\s+\S/.test(content) ? null : mostLike(page.lines, content, LEAST_ALIKE);
  if (like !== null)
    return showPage(scene, { ...page, lines: withLine(page.lines, forSomebody(content), like) });
  if (isWhole(content)) return showPage(scene, { ...page, lines: asLines(forSomebody(content)) });
  if (numberIn(content) !== null) return null;
  return want.kind === 'done' || want.kind === 'yes' ? null : hearDoubt(scene, page);
}
