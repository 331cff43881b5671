import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnergyDetector } from './voice-energy.ts';

const FRAME_MS = 10;

/** Frames of stationary noise: its level in 10 ms wavers by a few dB. A small generator, so that a failure repeats. */
function noise(db: number, count: number, seed: number): number[] {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => db + (random() + random() + random() - 1.5) * 3);
}

/** How much of the frames counts as voice, after the room was heard for three seconds. */
function shareOfVoice(room: readonly number[], frames: readonly number[]): number {
  const detector = createEnergyDetector();
  for (const db of room) detector.hear(db, FRAME_MS);
  return frames.filter((db) => detector.hear(db, FRAME_MS)).length / frames.length;
}

describe('energy detector', () => {
  it('hears no voice in steady noise, however loud', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: -15 }), fc.nat(), (db, seed) => {
        expect(shareOfVoice(noise(db, 300, seed), noise(db, 500, seed + 1))).toBe(0);
      }),
    );
  });

  it('hears a voice that stands 15 dB above the room', () => {
    fc.assert(
      fc.property(fc.integer({ min: -70, max: -30 }), fc.nat(), (db, seed) => {
        const voice = noise(Math.max(db + 15, -50), 100, seed + 1);
        expect(shareOfVoice(noise(db, 300, seed), voice)).toBeGreaterThan(0.9);
      }),
    );
  });

  it('gets used to a fan that is switched on', () => {
    const detector = createEnergyDetector();
    for (const db of noise(-70, 300, 1)) detector.hear(db, FRAME_MS);
    const fan = noise(-35, 600, 2).map((db) => detector.hear(db, FRAME_MS));
    expect(fan[20]).toBe(true);
    expect(fan.slice(300)).not.toContain(true);
  });

  it('hears voice again right after a long sentence', () => {
    const detector = createEnergyDetector();
    for (const db of noise(-65, 300, 1)) detector.hear(db, FRAME_MS);
    // Syllables with the breaks that speech has, for 20 s.
    const syllables = Array.from({ length: 80 }, (_, i) => [
      ...noise(-25, 19, i),
      ...noise(-60, 6, i + 1),
    ]).flat();
    const voiced = syllables.map((db) => detector.hear(db, FRAME_MS));
    expect(voiced.slice(-200).filter(Boolean).length).toBeGreaterThan(120);
  });

  it('takes digital silence for silence', () => {
    expect(shareOfVoice(Array(300).fill(Number.NEGATIVE_INFINITY), noise(-80, 300, 1))).toBe(0);
  });

  it('hears nothing below a given least level', () => {
    const detector = createEnergyDetector();
    for (const db of noise(-70, 300, 1)) detector.hear(db, FRAME_MS);
    expect(noise(-40, 50, 2).map((db) => detector.hear(db, FRAME_MS, -30))).not.toContain(true);
  });
});
