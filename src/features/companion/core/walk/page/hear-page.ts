import { type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import { compose, type Draft } from '../../draft.ts';
import { GOODBYE, YOURE_WELCOME } from '../../lines/leaving.ts';
import { MISSING, OWN_WORDS } from '../../lines/of-the-draft.ts';
import { CLOSED, FRAME, GO_ON, NOT_ON_IT, OWNED, PUT_IT, STOPPED } from '../../lines/page.ts';
import { AS_IT_STANDS, PUT_OFF, TRY_IT } from '../../lines/page-in-doubt.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { BEGUN, forSomebody } from '../quote.ts';
import { type End, endBeside, mayBeLine, saysDone } from '../reading/done-beside.ts';
import { isDoubtOfIt, spokenOf, toBeSaidTo } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import {
  isLineBeside,
  isLineTo,
  isNotForIt,
  isSignature,
  isSurelyToUs,
  isTextTo,
} from '../reading/said-to-us.ts';
import type { Want } from '../reading/want.ts';
import { asksOfText, leavesIt, putsOff } from '../reading/while-writing.ts';
import { isProtest } from './before-change.ts';
import { type Line, rowsOf } from './draft-lines.ts';
import { isCommand } from './edit-draft.ts';
import {
  askBack,
  editedBeside,
  editPage,
  givesLine,
  isLost,
  put,
  say,
  settle,
  wasAskedBack,
} from './edit-page.ts';
import { ask, hearBeside } from './hear-doubt.ts';
import { hearLeft, wasLeft } from './left-page.ts';
import { beforeNumbers, withNumbered } from './numbered-lines.ts';
import { lineWaitedFor, type Page, pageOf, withLine } from './page.ts';
import { asLines, isWhole, withTold } from './put-line.ts';
import { asksForLine, putQuoted, withoutLead } from './said-beside.ts';
import { closePage, isShownAbove, showPage, withoutPage } from './show-page.ts';
import { weighPart } from './weigh-part.ts';

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
export function hearPage(said: Scene, want: Want): Draft | null {
  const page = pageOf(said);
  if (page === null) return null;
  const scene = withoutLead(said, page);
  return findAgain(scene, page) ?? hearOpen(scene, page, want);
}

/** 'did you keep the line “…”?' */
const findAgain = (scene: Scene, page: Page): Draft | null =>
  asksForLine(scene) ? putQuoted(scene, page) : null;

function hearOpen(scene: Scene, page: Page & { readonly isOpen: boolean }, want: Want): Draft | null {
  const settled = settle(scene, page) ?? hearEnd(scene, page, want) ?? weighPart(scene, page);
  if (settled !== null) return settled;
  const ordered = hearOrder(scene, page);
  if (ordered !== null) return ordered;
  // '2 out' is heard as going; what names a part of the page is none.
  const isOfIt = want.kind === 'bye' && isDoubtOfIt(scene.turn.content);
  if (FIRST.has(want.kind) && !isOfIt) return part(scene, page, want);
  if (isOfALine(scene, page, want)) return say(scene, TRY_IT);
  if (!page.isOpen) return withAnswer(scene, want, hearLeft(scene, page, want));
  const edited = editPage(scene, page);
  if (edited !== null) return withAnswer(scene, want, edited);
  const given = putQuoted(scene, page);
  if (given !== null) return withAnswer(scene, want, given);
  if (ANSWERED.has(want.kind)) return withAnswer(scene, want, putBeside(scene, page));
  if (want.kind === 'done' && page.lines.length === 0 && !SAYS_YES.test(scene.turn.content)) return null;
  return hearKind(scene, page, want) ?? hearLine(scene, page);
}

/** 'that is not what i asked. take out “…”': what is quoted or numbered stands, whatever is said of us beside it. */
function hearOrder(scene: Scene, page: Page & { readonly isOpen: boolean }): Draft | null {
  const edited = QUOTED_ORDER.test(scene.turn.content) ? editPage(scene, page) : null;
  const lines = edited === null && page.isOpen ? withNumbered(page, scene) : null;
  if (lines === null) return edited;
  const beside = beforeNumbers(scene.turn.content);
  return showPage(scene, { ...page, lines }, { after: isLost(page, { beside }) ? NOT_ON_IT : undefined });
}
const QUOTED_ORDER = /\b(?:take out|take off|cut|remove|delete|change|replace) (?:everything after )?["“]/i;

/** It is done, or put off; either way it is kept. */
function hearEnd(scene: Scene, page: Page & { readonly isOpen: boolean }, want: Want): Draft | null {
  const { content } = scene.turn;
  if (want.kind === 'stop')
    return page.lines.length > 0 && putsOff(content) ? closePage(scene, page, PUT_OFF) : null;
  const end = mayEnd(scene, page) ? endBeside(content) : null;
  return end && withAnswer(scene, want, closeWith(scene, page, end));
}

/** What stands on it can be done, also after a word about something else. */
const mayEnd = ({ before }: Scene, { isOpen, lines, way }: Page & { readonly isOpen: boolean }): boolean =>
  lines.length > 0 && (isOpen || (before.thread.at === null && before.thread.done.includes(way)));

/** 'should i mention the cat?': no other exercise begins over a page that stands open. */
const isOfALine = (scene: Scene, page: Page & { readonly isOpen: boolean }, { kind }: Want): boolean =>
  kind === 'asks' &&
  page.lines.length > 0 &&
  (page.isOpen || wasLeft(scene)) &&
  OF_A_LINE.test(plainOf(scene.turn.content));
const OF_A_LINE =
  /\b(?:should|shall) i (?:also |even |really |just )?(?!(?:also|even|really|just|send|post|give|read|go|wait|leave|ring|phone|text|see|meet|stay|do|be|have|sleep|keep|show|visit)\b)\w+/i;

/** Beside a question a signature is put in; whatever else may be for us. */
function putBeside(scene: Scene, page: Page): Draft | null {
  const lines = sentencesOf(scene.turn.content).filter(isSignature);
  if (lines.length === 0 || page.lines.length === 0) return null;
  return showPage(scene, { ...page, lines: withAll(page.lines, lines) });
}
const withAll = (lines: readonly Line[], more: readonly Sentence[]): readonly Line[] =>
  more.length === 0 ? lines : withTold(lines, more.map(({ words }) => words).join(' '));

/** What is asked of the text beside a change is answered in the place of how to go on. */
function withAnswer(scene: Scene, want: Want, draft: Draft | null): Draft | null {
  const isOfText = sentencesOf(scene.turn.content).some((one) => one.isMarked && asksOfText(one.plain));
  const isMissing = want.kind === 'asks' && want.asked === 'missing';
  const isTone = want.kind === 'asks' && want.asked === 'tone';
  if (draft === null || !(isOfText || isMissing || isTone)) return draft;
  const rest = draft.wordings.filter(({ id }) => !id.startsWith(GO_ON.name));
  const answer = wordAlways(isMissing ? MISSING : OWN_WORDS, scene, { mayAsk: true });
  return { ...draft, wordings: answer === null ? draft.wordings : [...rest, answer] };
}

const PARTING = { done: CLOSED, thanks: YOURE_WELCOME, bye: GOODBYE } as const;

/** '2 out. done, thanks': carried out, and the page is closed; what only stands beside it may be said to us. */
function closeWith(scene: Scene, page: Page, { how, before, after }: End): Draft | null {
  const edited = editedBeside(scene, page, before.replace(/\.$/, ''));
  const isCarriedOut = ({ words }: Sentence): boolean => edited !== null && isCommand(words);
  const beside = givesLine(before) ? [] : sentencesOf(before).filter((one) => !isCarriedOut(one));
  const signed = sentencesOf(after).filter(isSignature);
  const lines = withAll(edited ?? page.lines, [...beside.filter(isLineBeside), ...signed]);
  const all = rowsOf(lines).join('\n');
  const stands = ({ words }: Sentence): boolean => all.includes(words.replace(/[.!,\s]+$/, ''));
  const isLost = beside.some((one) => mayBeLine(one) && !isSurelyToUs(one) && !stands(one));
  return closePage(scene, { ...page, lines }, PARTING[how], isLost);
}

/** 'put it in. and thank you, bye': both; whoever goes sees the whole of it once more. */
function part(scene: Scene, page: Page & { readonly isOpen: boolean }, { kind }: Want): Draft | null {
  if (kind !== 'bye' && kind !== 'thanks') return null;
  const content = scene.turn.content.replace(THANKS_BEHIND, '');
  const lines = editedBeside(scene, page, content);
  const isParting = kind === 'bye' && !givesLine(content);
  const isOnlyEdit = sentencesOf(content).every(({ words }) => isCommand(words));
  if (lines !== null && (!isParting || isOnlyEdit)) return showPage(scene, { ...page, lines });
  const isKept = page.isOpen && page.lines.length > 0 && !leavesIt(scene.turn.content);
  if (lines === null && !(isParting && isKept)) return null;
  return closePage(scene, { ...page, lines: lines ?? page.lines }, GOODBYE);
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
  const words = withoutEnd(forSomebody(content));
  if (isText(page, words)) return showPage(scene, { ...page, lines: asLines(words) });
  if (BEGUN.test(content)) return put(scene, page, words);
  return isNotForIt(content) ? hearAside(scene, page) : hearWords(scene, page, words);
}

/** It may yet be for them: 'you left out the part where you apologise'. */
const hearAside = (scene: Scene, page: Page): Draft | null =>
  !wasAskedBack(scene) && OF_YOUR_PART.test(scene.turn.content) ? askPut(scene, page) : null;
const OF_YOUR_PART = /\byou (?:left out|put|asked|keep asking)\b.*\b(?:you|me|i)\b/i;

/** 'nah keep menace'. */
const KEEPS =
  /^\W*(?:\w+\W+)?keep (?:the |that |my )?(?<what>[^.,!?]{3,30}?)(?: (?:bit|part|line|in))*[.!]*$/i;
function keepsPart(content: string, { lines }: Page): boolean {
  const what = KEEPS.exec(content)?.groups?.what?.toLowerCase();
  return what !== undefined && lines.some(({ words }) => words.toLowerCase().includes(what));
}

function hearWords(scene: Scene, page: Page, words: string): Draft | null {
  const { content } = scene.turn;
  if (keepsPart(content, page)) return showPage(scene, page);
  const { open } = scene.before.thread;
  const place = open === 'line' ? lineWaitedFor(scene, page) : null;
  const isSaid =
    toBeSaidTo(content) === null && !isToBeAsked(scene, page) && isLineTo(words, !isTo(scene, page));
  // Nothing goes by itself on a page that was done.
  const isMeant =
    (place !== null && !isToBeAsked(scene, page)) || (isSaid && !scene.before.thread.done.includes(page.way));
  if (isMeant && (open === 'line' || open === 'lines') && !SEVERAL.test(content))
    return showPage(scene, { ...page, lines: withLine(page.lines, words, place) });
  if (isMeant) return put(scene, page, words);
  if (wasAskedBack(scene)) return null;
  return askHowToSay(scene, page) ?? askPut(scene, page);
}

/** Whether it is for the page; the page is shown, unless it stands just above. */
function askPut(scene: Scene, page: Page): Draft | null {
  if (page.lines.length === 0) return null;
  if (isShownAbove(scene, page)) return say(scene, PUT_IT);
  return showPage(scene, page, { before: AS_IT_STANDS, after: PUT_IT });
}

/** A command that could not be carried out, or a laugh: no line by itself. */
function isToBeAsked({ turn: { content } }: Scene, { lines }: Page): boolean {
  if (lines.length === 0) return false;
  const quotes = [...content.matchAll(/["“]([^"“”]{3,})["”]/gu)].map(([, words = '']) => words);
  const isQuoted = quotes.some((words) => lines.some((line) => line.words.includes(words)));
  const isOrder = ORDERS.test(content) && !FOR_THEM.test(content);
  return isQuoted || isOrder || LAUGHS.test(content);
}
const ORDERS =
  /^\W*(?:(?:no|ok|and|but|so|please|now|just|wait|actually)\W+)*(?:take|leave|cut|drop|remove|delete|lose|swap|move|change|put|replace|without|undo|(?:do not|don['’]?t) (?:put|add|write|mention|include|say|change|take|send))\b/i;
const FOR_THEM = /\b(?:you\w*|u|ur)\b|^\W*take (?:care|it easy)\b/i;
const LAUGHS = /^\W*(?:lol|lmao|haha+|hehe)\b/i;
/** 'thats all. goodnight mum': of it what is said to her. */
function withoutEnd(words: string): string {
  const kept = sentencesOf(words).filter((one) => !saysDone(one.words));
  return kept.length === 0 || kept.length === sentencesOf(words).length
    ? words
    : kept.map((one) => one.words).join(' ');
}

/** Written at once: in place of what there was, or on an empty page. */
const isText = ({ lines }: Page, words: string): boolean =>
  isWhole(words) || (lines.length === 0 && isTextTo(words));
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
