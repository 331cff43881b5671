import { sentencesOf } from '../../acts/said-forms.ts';
import { compose, type Draft } from '../../draft.ts';
import type { LineSet } from '../../lines/line-set.ts';
import { LONGER, NOT_ON_IT, PUT_IT, SAY_TO } from '../../lines/page.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { mayBeLine } from '../reading/done-beside.ts';
import { otherwiseIn, pickIn, spokenOf } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import { bringBack } from './before-change.ts';
import { BESIDE, type Line, rowsOf } from './draft-lines.ts';
import { editDraft, isCommand } from './edit-draft.ts';
import { type Page, takenIn } from './page.ts';
import { withTold } from './put-line.ts';
import { showPage } from './show-page.ts';
import { toldBefore } from './told-before.ts';

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
  if (done !== null) {
    const put = done.lines.find(({ words }) => !page.lines.some((line) => line.words === words));
    const of = put === undefined || content.includes(':') ? null : spokenOf(put.words);
    if (of !== null) return askBack(scene, of);
    const after = otherwiseIn(content) === 'longer' ? LONGER : isLost(page, done) ? NOT_ON_IT : null;
    return showPage(scene, { ...page, lines: done.lines }, { ...(after && { after }), taken: done.taken });
  }
  const told = toldBefore(scene, content, rowsOf(page.lines).join('\n'));
  return told === null ? null : put(scene, page, told);
}

const carriedOut = (scene: Scene, { lines }: Page, content: string): ReturnType<typeof editDraft> => {
  const { open, slots } = scene.before.thread;
  return editDraft(content, { lines, taken: takenIn(slots), isNumbered: open === 'lines' });
};

/** Beside a command stands what may be a line, and is put on no page by itself. */
const isLost = (page: Page, { beside }: { readonly beside: string }): boolean =>
  sentencesOf(beside).some((one) => mayBeLine(one) && !OF_THE_PAGE.test(one.plain)) && page.lines.length > 0;
const OF_THE_PAGE = /^(?:(?:and|but|so|sorry) )*(?:it|that|this|the|no|not)\b/;

/** The lines after what is asked for beside a 'done' or a goodbye; null where nothing is. */
export function editedBeside(scene: Scene, page: Page, content: string): readonly Line[] | null {
  const asked = givesLine(content)
    ? content
    : sentencesOf(content)
        .flatMap(({ words }) => (isCommand(words) ? [words] : []))
        .join(' ');
  const done = carriedOut(scene, page, asked);
  const told = done === null ? toldBefore(scene, asked, rowsOf(page.lines).join('\n')) : null;
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
