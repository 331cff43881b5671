import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:worker_threads';

interface AsideParts {
  readonly waitMs: number;
  /** The error for why there is no answer. */
  readonly fail: (why: 'broken' | 'ended' | 'timeout') => Error;
}

/**
 * What a thread or a process of our own answers to a request: each once, and one at a time.
 * @throws what `fail` makes of its end, or of a wait that was too long
 */
export async function askAside<Answer>(
  aside: Worker | ChildProcess,
  request: object,
  { waitMs, fail }: AsideParts,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fall = () => reject(fail('broken'));
  const leave = () => reject(fail('ended'));
  const late = setTimeout(() => reject(fail('timeout')), waitMs);
  const from: NodeJS.EventEmitter = aside;
  from.on('message', resolve).on('error', fall).on('exit', leave);
  try {
    if ('postMessage' in aside) aside.postMessage(request);
    else aside.send(request, (error) => error && leave());
    return await promise;
  } finally {
    clearTimeout(late);
    from.off('message', resolve).off('error', fall).off('exit', leave);
  }
}

/** What `work` comes to, or the signal's own reason as soon as there is one. */
export function untilLeft<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
