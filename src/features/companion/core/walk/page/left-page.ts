import { sentencesOf } from '../../acts/said-forms.ts';
import type { Draft } from '../../draft.ts';
import { PUT_IT } from '../../lines/page.ts';
import { AS_IT_STANDS } from '../../lines/page-in-doubt.ts';
import type { Scene } from '../../scene.ts';
import { isAside } from '../../ways/ways.ts';
import { withSlot } from '../quote.ts';
import { saysDone } from '../reading/done-beside.ts';
import { numberIn, otherwiseIn } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import { isLineBeside, isSurelyToUs } from '../reading/said-to-us.ts';
import type { Want } from '../reading/want.ts';
import { wantsShown } from '../reading/while-writing.ts';
import { NOTHING_OPEN } from '../steps/ask-step.ts';
import { isProtest } from './before-change.ts';
import { BESIDE } from './draft-lines.ts';
import { editPage } from './edit-page.ts';
import { hearDoubt } from './hear-doubt.ts';
import { isWritten, listOf, type Page, pageOf } from './page.ts';
import { showPage } from './show-page.ts';

const FEW_WORDS = 6;

/** It was left, and is opened again by a change or where they want to see it. */
export function hearLeft(scene: Scene, page: Page, want: Want): Draft | null {
  const { at } = scene.before.thread;
  const { content } = scene.turn;
  const isToShow = want.kind === 'read_back' || wantsShown(content, plainOf(content)) || isProtest(content);
  const isFree = at === null || at.way === 'settle' || isAside(at.way);
  if (!isToShow && (!isFree || listOf(scene, false) !== null)) return null;
  const edited = editPage(scene, page);
  if (edited !== null) return edited;
  if (isToShow) return showPage(scene, page);
  const isDone = want.kind === 'done' || want.kind === 'yes' || numberIn(content) !== null;
  if (isOfIt(scene) && !isDone) return hearDoubt(scene, page);
  return wasLeft(scene) && !isDone ? askLine(scene, page) : null;
}

/** Kept beside a page that nobody said was done. */
const LEFT = `${BESIDE}left`;
export const wasLeft = ({ before }: Scene): boolean => before.thread.slots.some(({ name }) => name === LEFT);

/** It begins with the name that the page begins with. */
function isAddressed({ turn }: Scene, { lines }: Page): boolean {
  const [name = ''] = (lines[0]?.words ?? '').toLowerCase().match(/[\p{L}']{3,}/u) ?? [];
  return name !== '' && turn.content.toLowerCase().startsWith(name);
}

/** Plainly to them, after a word in between: asked, so that it is not lost. */
function askLine(scene: Scene, page: Page): Draft | null {
  const said = sentencesOf(scene.turn.content);
  const isLine =
    (said.some((one) => isLineBeside(one)) || isAddressed(scene, page)) &&
    !said.some((one) => one.isMarked || isSurelyToUs(one));
  return isLine ? showPage(scene, page, { before: AS_IT_STANDS, after: PUT_IT }) : null;
}

const isOfIt = ({ before, reading, turn }: Scene): boolean =>
  before.thread.open === 'note' || (reading.wordCount <= FEW_WORDS && otherwiseIn(turn.content) !== null);

/** A page that was open and is left for something else is kept: a change, or 'show me', opens it again. */
export function keepPage(scene: Scene, draft: Draft): Draft {
  const page = pageOf(scene);
  const isEnd =
    page?.isOpen === true &&
    saysDone(scene.turn.content) &&
    (draft.thread.at === undefined || draft.thread.open === 'line');
  const thread = isEnd ? { ...draft.thread, ...NOTHING_OPEN } : draft.thread;
  const { at, aside, done = scene.before.thread.done } = thread;
  const isLeft = at !== undefined && !isWritten(at?.way) && !isWritten(aside?.way);
  if (page?.isOpen !== true || !isLeft || done.includes(page.way) || page.lines.length === 0) return draft;
  const isGone = thread.slots?.some(({ name }) => name === 'page') === false;
  if (isGone) return draft;
  const slots = withSlot([...(thread.slots ?? scene.before.thread.slots)], LEFT, 'yes');
  return { ...draft, thread: { ...thread, slots, done: [...done, page.way] } };
}
