import { setTimeout as after } from 'node:timers/promises';

const ANSWERS_WITHIN_MS = 30_000;

/** What is not answered in time fails: a browser or server that hangs would hold the whole run for ever. */
export async function inTime<Value>(
  what: string,
  answer: Promise<Value>,
  withinMs = ANSWERS_WITHIN_MS,
): Promise<Value> {
  const answered = new AbortController();
  const late = after(withinMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`${what}: no answer within ${withinMs / 1000} s`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}
