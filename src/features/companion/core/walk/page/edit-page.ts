import { sentencesOf } from '../../acts/said-forms.ts';
import { compose, type Draft } from '../../draft.ts';
import type { LineSet } from '../../lines/line-set.ts';
import { LONGER, NOT_ON_IT, OWNED, PUT_IT, RESTORED, SAY_TO } from '../../lines/page.ts';
import { NOTHING_TOLD } from '../../lines/page-in-doubt.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { mayBeLine } from '../reading/done-beside.ts';
import { otherwiseIn, pickIn, spokenOf } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import { isSurelyToUs } from '../reading/said-to-us.ts';
import { settledIn } from '../reading/weighed.ts';
import { isProtest, restored } from './before-change.ts';
import { BESIDE, type Line, rowsOf } from './draft-lines.ts';
import { type Carried, editDraft, isCommand } from './edit-draft.ts';
import { mostLike } from './find-lines.ts';
import { type Page, takenIn } from './page.ts';
import { withTold } from './put-line.ts';
import { showPage } from './show-page.ts';
import { bitNamed, withoutWords } from './take-out.ts';
import { asksToPutIn, toldBefore } from './told-before.ts';
import { WEIGHED_PART } from './weigh-part.ts';

export const say = (
  scene: Scene,
  set: LineSet,
  slots: Record<string, string> = {},
  cues: readonly string[] = [],
): Draft | null =>
  compose(scene, [wordAlways(set, scene, { mayAsk: true, slots, cues })], {
    technique: 'next_step',
    phase: 'R6',
  });

/** A command that leaves no doubt, or something they told that is to stand on it. */
export function editPage(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const picked = pickOf(scene);
  if (picked !== undefined) return put(scene, page, picked);
  const back = bringBack(scene, page);
  if (back !== null) return back;
  const done = carriedOut(scene, page, content);
  if (done !== null) return showEdited(scene, page, done);
  const bit = bitNamed(content, page.lines);
  const without = bit === null ? null : carriedOut(scene, page, `take out "${bit}"`);
  if (without !== null) return showEdited(scene, page, without);
  const told = toldBefore(scene, content, rowsOf(page.lines).join('\n'), wasAskedBack(scene));
  if (told !== null) return put(scene, page, told);
  return page.lines.length > 0 && asksToPutIn(content)
    ? showPage(scene, page, { after: NOTHING_TOLD })
    : null;
}

/** The page as it is now; what speaks of somebody is asked back before it is put on. */
function showEdited(scene: Scene, page: Page, done: Carried): Draft | null {
  const { content } = scene.turn;
  const put = done.lines.find(({ words }) => !page.lines.some((line) => line.words === words));
  const of = put === undefined || content.includes(':') ? null : spokenOf(put.words);
  if (of !== null && !isFromPage(page, put)) return askBack(scene, of);
  const after =
    otherwiseIn(content) === 'longer'
      ? LONGER
      : !isProtest(content) && isLost(page, done)
        ? NOT_ON_IT
        : undefined;
  return showPage(
    scene,
    { ...page, lines: done.lines },
    { before: isProtest(content) ? OWNED : undefined, after, taken: done.taken },
  );
}

/** What is left of a line is none that they give. */
const isFromPage = ({ lines }: Page, put: Line | undefined): boolean =>
  put !== undefined && mostLike(lines, put.words, HALF) !== null;
const HALF = 0.5;

/** 'no, you took out too much. just the word': as it was before, and what alone was meant. */
function bringBack(scene: Scene, page: Page): Draft | null {
  const back = restored(scene, page);
  if (back === null) return null;
  // 'just the swearing': what alone was to go.
  const beside = back.beside.replace(ONLY, 'take out $<what>');
  const lines = editDraft(beside, { lines: back.lines, taken: null, isNumbered: false })?.lines;
  return showPage(
    scene,
    { ...page, lines: lines ?? back.lines },
    { before: back.isOwned ? OWNED : RESTORED },
  );
}

const ONLY = /^(?:just|only) (?!not\b)(?<what>[^.,!?]{2,30})[.!]*$/i;

/** 'take it out', 'keep it': of what they asked about. */
export function settle(scene: Scene, page: Page): Draft | null {
  const words = scene.before.thread.slots.find(({ name }) => name === WEIGHED_PART)?.words;
  const how = words === undefined ? null : settledIn(plainOf(scene.turn.content));
  if (words === undefined || how === null) return null;
  const lines = how === 'out' ? withoutWords(page.lines, words) : page.lines;
  return showPage(scene, { ...page, lines: lines ?? page.lines });
}

const carriedOut = (scene: Scene, { lines }: Page, content: string): ReturnType<typeof editDraft> => {
  const { open, slots } = scene.before.thread;
  return editDraft(content, { lines, taken: takenIn(slots), isNumbered: open === 'lines' });
};

/** Beside a command stands what may be a line, and is put on no page by itself. */
export const isLost = (page: Page, { beside }: { readonly beside: string }): boolean =>
  page.lines.length > 0 &&
  sentencesOf(beside).some(
    (one) =>
      mayBeLine(one) && !isSurelyToUs(one) && spokenOf(one.words) === null && !OF_THE_PAGE.test(one.plain),
  );
const OF_THE_PAGE = /^(?:(?:and|but|so|sorry) )*(?:it|that|this|the|no|not)\b/;

/** The lines after what is asked for beside a 'done' or a goodbye; null where nothing is. */
export function editedBeside(scene: Scene, page: Page, content: string): readonly Line[] | null {
  const asked = givesLine(content)
    ? content
    : sentencesOf(content)
        .flatMap(({ words }) => (isCommand(words) ? [words] : []))
        .join(' ');
  const done = carriedOut(scene, page, asked);
  const told =
    done === null ? toldBefore(scene, asked, rowsOf(page.lines).join('\n'), wasAskedBack(scene)) : null;
  return done?.lines ?? (told === null ? null : withTold(page.lines, told));
}

/** 'add: … take care': all of it is the line. */
export const givesLine = (content: string): boolean => isCommand(content) && /^[^.!?:]{1,40}:/.test(content);

/** Which of two that were asked about: by its place, or by its words. */
function pickOf({ turn, before }: Scene): string | undefined {
  const two = before.thread.slots.filter(({ name }) => name === `${BESIDE}one` || name === `${BESIDE}other`);
  const plain = plainOf(turn.content);
  const place = pickIn(plain);
  const named = two.filter(({ words }) => plain.includes(plainOf(words)));
  const meant =
    place === null
      ? named.length === 1
        ? named[0]
        : undefined
      : two.find(({ name }) => name === `${BESIDE}${place}`);
  return meant?.words;
}

export const askBack = (scene: Scene, him: string): Draft | null => say(scene, SAY_TO, { him });
export const wasAskedBack = ({ before }: Scene): boolean =>
  [SAY_TO, PUT_IT].some(({ name }) => before.used.at(-1)?.startsWith(name) === true);

/** One line more, and the page. */
export const put = (scene: Scene, page: Page, words: string): Draft | null =>
  showPage(scene, { ...page, lines: withTold(page.lines, words) });
