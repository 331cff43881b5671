import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSpeechLike, toWav } from '#testing/recordings.ts';
import { measureLoudness } from '../core/loudness.ts';
import { openRecording } from './open-recording.ts';
import { SAMPLE_RATE } from './recording.ts';

/** 'hello there', a second long, as each container has it. */
const sound = (name: string): Buffer =>
  readFileSync(new URL(`../../../testing/sounds/hello.${name}`, import.meta.url));

describe('a recording', () => {
  it.each(['webm', 'ogg'] as const)('in %s is measured and opened', async (name) => {
    const { type, seconds, samples } = await openRecording(sound(name));
    expect(type).toBe(name);
    expect(seconds).toBeCloseTo(1, 1);
    expect(samples?.length).toBe(Math.round(seconds * SAMPLE_RATE));
    const loudness = measureLoudness(samples ?? new Float32Array(), SAMPLE_RATE);
    expect(loudness.voicedMs).toBeGreaterThan(300);
  });

  it.each(['mp4', 'mp3'] as const)('in %s is measured, and left as it is', async (name) => {
    const { type, seconds, samples } = await openRecording(sound(name));
    expect([type, samples]).toEqual([name, null]);
    expect(seconds).toBeCloseTo(1, 0);
  });

  it('as a browser makes it, a chunk a second and no length in its head, is measured; cut off, to where it was cut', async () => {
    const whole = readFileSync(new URL('../../../testing/sounds/hello-from-chromium.webm', import.meta.url));
    expect((await openRecording(whole)).seconds).toBeCloseTo(2.58, 2);
    expect((await openRecording(whole.subarray(0, whole.length * 0.6))).seconds).toBeCloseTo(1.02, 2);
  });

  it('is brought to 16 kHz', async () => {
    const samples = Int16Array.from({ length: 48_000 }, (_, index) => 9_000 * Math.sin(index / 20));
    const recording = await openRecording(toWav(samples, 48_000));
    expect(Math.abs((recording.samples?.length ?? 0) - SAMPLE_RATE)).toBeLessThan(50);
    expect(Math.max(...(recording.samples ?? []))).toBeCloseTo(9_000 / 32_768, 2);
  });

  it.each([0, 1, 100, 7_999, 192_001, 4_294_967_295])(
    'that says %i Hz is refused before any sound is made',
    async (rate) => {
      const bytes = makeSpeechLike();
      bytes.writeUInt32LE(rate, 24);
      // Of our own work, not of the clock: others may use the processor.
      const before = process.cpuUsage();
      await expect(openRecording(bytes)).rejects.toMatchObject({
        code: 'recording_unreadable',
      });
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
    },
  );

  it.each([0, 3, 255, 65_535])('that says %i channels is refused', async (channels) => {
    const bytes = makeSpeechLike();
    bytes.writeUInt16LE(channels, 22);
    await expect(openRecording(bytes)).rejects.toMatchObject({ code: 'recording_unreadable' });
  });

  it('that was cut off is as long as what is left of it', async () => {
    const whole = makeSpeechLike(4);
    const { seconds } = await openRecording(whole.subarray(0, whole.length / 2));
    expect(seconds).toBeCloseTo(2, 1);
  });

  it.each(['webm', 'ogg', 'mp4', 'mp3'] as const)(
    'in %s, cut or scrambled anywhere, is opened or refused',
    async (name) => {
      const whole = sound(name);
      for (let at = 12; at < whole.length; at += 97) {
        const scrambled = Buffer.from(whole);
        scrambled.fill(at % 256, at, Math.min(at + 16, whole.length));
        // The Opus decoder complains of a broken packet on the console; an Ogg file has hardly anything else.
        for (const bytes of name === 'ogg' ? [whole.subarray(0, at)] : [whole.subarray(0, at), scrambled]) {
          const code = await openRecording(bytes).then(
            () => 'opened',
            (error: { code?: string }) => error.code,
          );
          expect(['opened', 'recording_unreadable', 'recording_too_long']).toContain(code);
        }
      }
    },
  );
});
