import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { START_MS, watchStart } from './watch-start.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(state: AudioContextState) {
  const context = { state };
  const onStuck = vi.fn<() => void>();
  const end = watchStart(context, onStuck);
  return { context, onStuck, end };
}

it('tells of a context that stays suspended, once two seconds are over', () => {
  const { onStuck } = watch('suspended');
  vi.advanceTimersByTime(START_MS - 1);
  expect(onStuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledOnce();
});

it('says nothing of a context that began in time, or that is no longer watched', () => {
  const late = watch('suspended');
  late.context.state = 'running';
  const over = watch('suspended');
  over.end();
  vi.advanceTimersByTime(60_000);
  expect(late.onStuck).not.toHaveBeenCalled();
  expect(over.onStuck).not.toHaveBeenCalled();
});
