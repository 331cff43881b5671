import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Aborts when the browser goes away before its answer is over; it may have gone while its token was looked up. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) leaving.abort(new AppError('request_timeout'));
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return leaving.signal;
}
