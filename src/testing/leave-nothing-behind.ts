import { afterAll, afterEach, expect, vi } from 'vitest';

const spy = vi.spyOn(console, 'error');

/** An unexpected `console.error` fails the test that caused it. */
afterEach(() => {
  const calls = spy.mock.calls.map((args) => args.map(String).join(' '));
  spy.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});

/** The next file of tests runs in this worker, too. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
