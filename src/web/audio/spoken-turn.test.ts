import { beforeAll, describe, expect, it } from 'vitest';
import {
  addNoise,
  FRAME_S,
  join,
  loadFrameCutter,
  SAMPLE_RATE,
  silence,
  speak,
} from '#testing/web/generated-speech.ts';
import { createEndpointer, type SpeechEvent } from './endpointer.ts';
import { createEnergyDetector } from './voice-energy.ts';

let cutFrames: Awaited<ReturnType<typeof loadFrameCutter>>;
beforeAll(async () => {
  cutFrames = await loadFrameCutter();
});

function hear(samples: Float32Array): { event: SpeechEvent; s: number }[] {
  const detector = createEnergyDetector();
  const endpointer = createEndpointer();
  const events: { event: SpeechEvent; s: number }[] = [];
  for (const [index, { db, ms }] of cutFrames(samples).entries()) {
    const event = endpointer.hear(detector.hear(db, ms), ms);
    if (event) events.push({ event, s: (index + 1) * FRAME_S });
  }
  return events;
}

const SENTENCES = [
  'i have been thinking about my mother, and about the walk home.',
  'yes.',
  'it started on monday, and since then there is something heavy in the mornings that i cannot name.',
];

describe('a spoken turn', () => {
  for (const sentence of SENTENCES)
    for (const noiseDb of [-100, -60, -45])
      it(`of ${sentence.split(' ').length} words is heard once, in noise of ${noiseDb} dB`, async () => {
        const said = await speak(sentence);
        const events = hear(addNoise(join(silence(3), said, silence(2)), noiseDb));
        const saidS = said.length / SAMPLE_RATE;
        const started = events.filter(({ event }) => event === 'speech-started');
        const ended = events.filter(({ event }) => event === 'speech-ended');
        expect(started).toHaveLength(1);
        expect(ended).toHaveLength(1);
        expect(started[0]?.s).toBeGreaterThan(3);
        expect(started[0]?.s).toBeLessThan(3.6);
        // espeak itself ends with some silence, and with a soft last sound.
        expect(ended[0]?.s).toBeGreaterThan(3 + saidS);
        expect(ended[0]?.s).toBeLessThan(3 + saidS + 1);
      });

  it('of two sentences is one while the breath between them is short, and two when it is long', async () => {
    const [first, second] = await Promise.all([speak(SENTENCES[0] ?? ''), speak(SENTENCES[2] ?? '')]);
    const endsOf = (breathS: number) =>
      hear(addNoise(join(silence(3), first, silence(breathS), second, silence(2)), -60)).filter(
        ({ event }) => event === 'speech-ended',
      ).length;
    expect(endsOf(0.3)).toBe(1);
    expect(endsOf(1.5)).toBe(2);
  });

  it('is never heard in a quiet or a loud room alone', () => {
    for (const noiseDb of [-100, -70, -50, -30]) expect(hear(addNoise(silence(8), noiseDb))).toEqual([]);
  });
});
