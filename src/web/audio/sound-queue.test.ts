import { describe, expect, it, vi } from 'vitest';
import { createSoundQueue } from './sound-queue.ts';

const RATE = 48_000;

/** An audio device whose clock the test moves. */
function begin() {
  const started: { at: number; length: number; source: EventTarget & { stop: ReturnType<typeof vi.fn> } }[] =
    [];
  const context = {
    currentTime: 10,
    sampleRate: RATE,
    createBuffer: (_channels: number, length: number) => ({ length, copyToChannel: vi.fn() }),
    createBufferSource: () => {
      const source = Object.assign(new EventTarget(), {
        buffer: { length: 0 },
        connect: vi.fn(),
        stop: vi.fn(),
        start: (at: number) => started.push({ at, length: source.buffer.length, source }),
      });
      return source;
    },
  };
  const placed: [number, number][] = [];
  const onEmpty = vi.fn();
  const queue = createSoundQueue({
    context: context as unknown as AudioContext,
    output: {} as AudioNode,
    onPlaced: (...place) => placed.push(place),
    onEmpty,
  });
  const add = (seconds: number) => queue.add(new Float32Array(Math.round(seconds * RATE)));
  const playOut = () => {
    for (const { source } of started) source.dispatchEvent(new Event('ended'));
  };
  return { queue, context, started, placed, onEmpty, add, playOut };
}

describe('sound queue', () => {
  it('waits for a cushion, then places everything to the sample', () => {
    const { started, add } = begin();
    add(0.05);
    expect(started).toEqual([]);
    add(0.05);
    add(0.1);
    expect(started.map(({ length }) => length)).toEqual([2_400, 2_400, 4_800]);
    for (const [index, { at, length }] of started.entries()) {
      expect(at).toBeGreaterThan(10);
      if (index > 0)
        expect(at * RATE).toBeCloseTo(
          (started[index - 1]?.at ?? 0) * RATE + (started[index - 1]?.length ?? 0),
          6,
        );
      expect(length).toBeGreaterThan(0);
    }
  });

  it('sounds less than a cushion when nothing more comes', () => {
    const { queue, started, add } = begin();
    add(0.01);
    queue.flush();
    expect(started).toHaveLength(1);
  });

  it('waits for a larger cushion after it has run dry, and never places in the past', () => {
    const { context, started, placed, add } = begin();
    add(0.1);
    context.currentTime = 11;
    add(0.1);
    expect(started).toHaveLength(1);
    add(0.1);
    expect(started).toHaveLength(3);
    expect(started[1]?.at).toBeGreaterThan(11);
    expect(placed.map(([, length]) => length)).toEqual([0.1, 0.1, 0.1]);
  });

  it('tells when the last piece has sounded', () => {
    const { queue, onEmpty, add, playOut } = begin();
    add(0.1);
    add(0.1);
    expect(queue.isEmpty()).toBe(false);
    playOut();
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(queue.isEmpty()).toBe(true);
  });

  it('stops what sounds and forgets what waits', () => {
    const { queue, started, add } = begin();
    add(0.1);
    queue.stop(10.5);
    expect(started[0]?.source.stop).toHaveBeenCalledWith(10.5);
  });

  it('takes no notice of nothing', () => {
    const { queue, started, add } = begin();
    add(0);
    queue.flush();
    expect(started).toEqual([]);
    expect(queue.isEmpty()).toBe(true);
  });
});
