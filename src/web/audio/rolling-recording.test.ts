import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Microphone } from './microphone.ts';
import type { Recording } from './recorder.ts';
import { startRollingRecording } from './rolling-recording.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const made: { startedAt: number; cancel: ReturnType<typeof vi.fn> }[] = [];
  const start = () => {
    const recording = { startedAt: Date.now(), cancel: vi.fn() };
    made.push(recording);
    return recording as unknown as Recording;
  };
  const rolling = startRollingRecording({} as Microphone, start);
  const running = () => made.filter(({ cancel }) => cancel.mock.calls.length === 0);
  return { rolling, made, running };
}

it('hands over at least the last seconds, and never many more', () => {
  for (const waitedMs of [0, 3_000, 4_000, 7_999, 8_000, 60_500]) {
    const { rolling, made, running } = begin();
    vi.advanceTimersByTime(waitedMs);
    const taken = rolling.take();
    const age = Date.now() - (made.find((recording) => (recording as unknown) === taken)?.startedAt ?? 0);
    expect(age).toBeGreaterThanOrEqual(Math.min(waitedMs, 4_000));
    expect(age).toBeLessThanOrEqual(8_000);
    expect(running()).toEqual([taken]);
  }
});

it('records no more once it was taken or cancelled', () => {
  for (const way of ['take', 'cancel'] as const) {
    const { rolling, made, running } = begin();
    vi.advanceTimersByTime(9_000);
    rolling[way]();
    const count = made.length;
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(count);
    expect(running()).toHaveLength(way === 'take' ? 1 : 0);
  }
});
