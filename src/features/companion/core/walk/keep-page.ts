import type { Draft } from '../draft.ts';
import type { Scene } from '../scene.ts';
import { isWritten, pageOf } from './page.ts';

/** A page that was open and is left for something else is kept: a change, or 'show me', opens it again. */
export function keepPage(scene: Scene, draft: Draft): Draft {
  const page = pageOf(scene);
  const { at, aside, done = scene.before.thread.done } = draft.thread;
  const isLeft = at !== undefined && !isWritten(at?.way) && !isWritten(aside?.way);
  if (page?.isOpen !== true || !isLeft || done.includes(page.way) || page.lines.length === 0) return draft;
  const isGone = draft.thread.slots?.some(({ name }) => name === 'page') === false;
  return isGone ? draft : { ...draft, thread: { ...draft.thread, done: [...done, page.way] } };
}
