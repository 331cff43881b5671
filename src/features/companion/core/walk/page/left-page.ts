import type { Draft } from '../../draft.ts';
import type { Scene } from '../../scene.ts';
import { isAside } from '../../ways/ways.ts';
import { forSomebody } from '../quote.ts';
import { numberIn, otherwiseIn } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import type { Want } from '../reading/want.ts';
import { wantsShown } from '../reading/while-writing.ts';
import { editPage } from './edit-page.ts';
import { mostLike } from './find-lines.ts';
import { hearDoubt } from './hear-doubt.ts';
import { isWritten, listOf, type Page, pageOf, withLine } from './page.ts';
import { asLines, isWhole } from './put-line.ts';
import { showPage } from './show-page.ts';

const LEAST_ALIKE = 0.6;
const FEW_WORDS = 6;

/** It was left, and is opened again by a change or where they want to see it. */
export function hearLeft(scene: Scene, page: Page, want: Want): Draft | null {
  const { at } = scene.before.thread;
  const { content } = scene.turn;
  const isToShow = want.kind === 'read_back' || wantsShown(content, plainOf(content));
  const isFree = at === null || at.way === 'settle' || isAside(at.way);
  if (!isToShow && (!isFree || listOf(scene, false) !== null)) return null;
  const edited = editPage(scene, page);
  if (edited !== null) return edited;
  if (isToShow) return showPage(scene, page);
  return isOfIt(scene) ? hearLine(scene, page, want) : null;
}

const isOfIt = ({ before, reading, turn }: Scene): boolean =>
  before.thread.open === 'note' || (reading.wordCount <= FEW_WORDS && otherwiseIn(turn.content) !== null);

/** No command: a line that is like one of it, the whole anew, or a doubt. */
function hearLine(scene: Scene, page: Page, { kind }: Want): Draft | null {
  const { content } = scene.turn;
  const like = /[.!?]\s+\S/.test(content) ? null : mostLike(page.lines, content, LEAST_ALIKE);
  if (like !== null)
    return showPage(scene, { ...page, lines: withLine(page.lines, forSomebody(content), like) });
  if (isWhole(content)) return showPage(scene, { ...page, lines: asLines(forSomebody(content)) });
  if (numberIn(content) !== null) return null;
  return kind === 'done' || kind === 'yes' ? null : hearDoubt(scene, page);
}

/** A page that was open and is left for something else is kept: a change, or 'show me', opens it again. */
export function keepPage(scene: Scene, draft: Draft): Draft {
  const page = pageOf(scene);
  const { at, aside, done = scene.before.thread.done } = draft.thread;
  const isLeft = at !== undefined && !isWritten(at?.way) && !isWritten(aside?.way);
  if (page?.isOpen !== true || !isLeft || done.includes(page.way) || page.lines.length === 0) return draft;
  const isGone = draft.thread.slots?.some(({ name }) => name === 'page') === false;
  return isGone ? draft : { ...draft, thread: { ...draft.thread, done: [...done, page.way] } };
}
