import { AppError, isErrorCode } from '#contract/errors.ts';
import type { DataOwner } from '#server/person.ts';
import type { Post } from '#server/post/post.ts';
import type { TurnEvent } from '../contract.ts';
import type { Telling, TurnResult } from './live-turn.ts';
import type { TurnRow } from './store.ts';
import type { TurnPost } from './turn-post.ts';

/** A turn that another process replies to. */
export interface Elsewhere {
  /** How it ended there. */
  readonly ended: Promise<TurnResult>;
  /** Has that process tell on. True when nobody is there: it is gone, or its connection broke. */
  isMissing(turn: TurnRow): Promise<boolean>;
  stop(): void;
}

export interface Letters {
  readonly post: Post;
  readonly turnPost: TurnPost;
}

/** Tells here what another process tells of a turn. */
export function hearElsewhere(
  { post, turnPost }: Letters,
  turnId: string,
  owner: DataOwner,
  telling: Telling,
): Elsewhere {
  const { promise: ended, resolve } = Promise.withResolvers<TurnResult>();
  const hearing = turnPost.hear(turnId, owner, (event, isFirstRun) => {
    if (event.id === 1 && !isFirstRun) telling.beginLaterRun();
    telling.emit(event.event, event.data);
    const result = resultOf(event);
    if (result) resolve(result);
  });
  return {
    ended,
    async isMissing({ runner }) {
      if (runner === null || !post.isAddress(runner)) return false;
      // Where our own connection broke we cannot know.
      return !(await hearing.ask(runner).catch(() => true));
    },
    stop: hearing.stop,
  };
}

function resultOf({ event, data }: TurnEvent): TurnResult | null {
  if (event === 'replied') return { answer: data };
  if (event !== 'failed') return null;
  const { code, message, retryAfterSeconds, safety } = data;
  const error = new AppError(isErrorCode(code) ? code : 'companion_unavailable', {
    message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    extra: { safety },
  });
  return { error };
}
