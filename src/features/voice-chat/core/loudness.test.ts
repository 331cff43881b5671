import { describe, expect, it } from 'vitest';
import { isSilent, measureLoudness } from './loudness.ts';

const RATE = 16_000;
const tone = (seconds: number, amplitude: number): number[] =>
  Array.from({ length: seconds * RATE }, (_, index) => amplitude * Math.sin(index / 5));
const measure = (...parts: number[][]) => measureLoudness(Float32Array.from(parts.flat()), RATE);

describe('loudness', () => {
  it('of nothing and of digital silence is silent', () => {
    expect(isSilent(measure())).toBe(true);
    expect(isSilent(measure(tone(1, 0)))).toBe(true);
    expect(isSilent(measure(tone(1, 0.0005)))).toBe(true);
  });

  it('counts a voice above the noise of a room, and never the steady noise itself', () => {
    const quiet = tone(1, 0.002);
    const { voicedMs, peakDb } = measure(quiet, tone(0.5, 0.2), quiet);
    expect(voicedMs).toBe(500);
    expect(peakDb).toBeCloseTo(-17, 0);
    expect(measure(tone(3, 0.05)).voicedMs).toBe(0);
  });

  it('hears a quiet voice', () => {
    const loudness = measure(tone(1, 0.0002), tone(0.4, 0.004));
    expect(isSilent(loudness)).toBe(false);
    expect(loudness.voicedMs).toBe(400);
  });
});
