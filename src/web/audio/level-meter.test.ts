import { afterEach, expect, it, vi } from 'vitest';
import { createAnalyser, createLevelMeter, readLevel, VOICE_LEVEL } from './level-meter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An analyser in which every bin stands at this value, of 255. */
const analyserAt = (value: number) => ({ getByteFrequencyData: (bins: Uint8Array) => void bins.fill(value) });

it('measures with the window, smoothing and range of the specification', () => {
  const made = vi.fn();
  vi.stubGlobal(
    'AnalyserNode',
    class {
      constructor(...args: unknown[]) {
        made(...args);
      }
    },
  );
  const context = {} as AudioContext;
  createAnalyser(context);
  expect(made).toHaveBeenCalledWith(context, {
    fftSize: 256,
    smoothingTimeConstant: 0.8,
    minDecibels: -90,
    maxDecibels: -10,
  });
  expect(VOICE_LEVEL).toBe(0.1);
});

it('gives 0 for silence and 1 for the loudest', () => {
  const bins = new Uint8Array(128);
  expect(readLevel(analyserAt(0), bins)).toBe(0);
  expect(readLevel(analyserAt(255), bins)).toBe(1);
  expect(readLevel(analyserAt(51), bins)).toBeCloseTo(0.2);
});

it('tells the level with each frame of the screen, as long as somebody listens', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.stubGlobal(
    'AnalyserNode',
    class {
      frequencyBinCount = 128;
      getByteFrequencyData = analyserAt(51).getByteFrequencyData;
    },
  );
  const source = { connect: vi.fn(), disconnect: vi.fn() };
  const context = { createMediaStreamSource: () => source } as unknown as AudioContext;
  const meter = createLevelMeter(context, {} as MediaStream);
  expect(frames).toEqual([]);

  const levels: number[] = [];
  const stop = meter.subscribe((level) => levels.push(level));
  frames.shift()?.();
  frames.shift()?.();
  expect(levels).toEqual([0.2, 0.2]);
  stop();
  expect(frames).toEqual([]);

  meter.subscribe(() => {});
  meter.close();
  expect(frames).toEqual([]);
  expect(source.disconnect).toHaveBeenCalled();
});
