import { afterEach, expect, it, vi } from 'vitest';
import { loadInTime } from './load-in-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives what was loaded, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await loadInTime(async () => 'a screen')).toBe('a screen');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails as a lost file does when nothing comes in time', async () => {
  vi.useFakeTimers();
  const loading = expect(loadInTime(() => new Promise(() => {}))).rejects.toThrow(
    /dynamically imported module/,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  await loading;
});
