import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASK_AGAIN_MS, lateFile } from './late-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A file that does not come the first `failures` times. */
function begin(failures: number) {
  let tries = 0;
  const network = new EventTarget();
  const file = lateFile(async () => {
    tries += 1;
    if (tries <= failures) throw new Error('no network');
    return 'content';
  }, network);
  return { file, network, tries: () => tries };
}

it('is fetched once, however often it is asked for', async () => {
  const { file, tries } = begin(0);
  expect(file.getSnapshot()).toBeNull();
  file.ask();
  file.ask();
  await vi.advanceTimersByTimeAsync(0);
  file.ask();
  expect([file.getSnapshot(), tries()]).toEqual(['content', 1]);
});

it('is asked for again after a while, and at once when the network is back', async () => {
  const { file, network, tries } = begin(2);
  file.await(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
  expect([file.getSnapshot(), tries()]).toEqual([null, 2]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([file.getSnapshot(), tries()]).toEqual(['content', 3]);
});

it('is let be where nobody waits for it any more', async () => {
  const { file, network, tries } = begin(9);
  const waiting = new AbortController();
  file.await(waiting.signal);
  await vi.advanceTimersByTimeAsync(0);
  waiting.abort();
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3 * ASK_AGAIN_MS);
  expect(tries()).toBe(1);
});
