import { describe, expect, it } from 'vitest';
import { createMpegClause } from './mpeg-clause.ts';

const RATE = 1_000;
const LEAD = 20;

/** A decoder that gives a sample a byte after a silent lead; like a browser's, it refuses less than a frame. */
const decoder = {
  sampleRate: RATE,
  decodeAudioData: async (bytes: ArrayBuffer) => {
    const values = new Uint8Array(bytes);
    if (values.length < 10) throw new DOMException('no frame', 'EncodingError');
    const samples = Float32Array.from([
      ...new Array(LEAD).fill(0),
      ...Array.from(values, (value) => value / 256),
    ]);
    return {
      length: samples.length,
      numberOfChannels: 1,
      getChannelData: () => samples,
    } as unknown as AudioBuffer;
  },
};

const bytesFrom = (first: number, count: number) =>
  Uint8Array.from({ length: count }, (_, i) => ((first + i) % 200) + 1);
const valuesOf = (samples: Float32Array) => Array.from(samples, (sample) => Math.round(sample * 256));

describe('mpeg clause', () => {
  it('gives every sample once and in order, without the lead of the encoder', async () => {
    const clause = createMpegClause(decoder);
    const given: number[] = [];
    for (const [index, first] of [0, 100, 200, 300].entries())
      given.push(...valuesOf(await clause.take(bytesFrom(first, 100), index === 3)));
    expect(given).toEqual(Array.from(bytesFrom(0, 400)));
  });

  it('holds back the last frames until it knows what follows', async () => {
    const clause = createMpegClause(decoder);
    expect((await clause.take(bytesFrom(0, 100), false)).length).toBe(40);
    expect((await clause.take(new Uint8Array(), true)).length).toBe(60);
  });

  it('waits while there is too little to decode', async () => {
    const clause = createMpegClause(decoder);
    expect((await clause.take(bytesFrom(0, 5), false)).length).toBe(0);
    expect((await clause.take(bytesFrom(5, 95), true)).length).toBe(100);
  });

  it('has nothing to say for an empty clause', async () => {
    expect((await createMpegClause(decoder).take(new Uint8Array(), true)).length).toBe(0);
  });

  it('fails when the whole clause is no sound', async () => {
    await expect(createMpegClause(decoder).take(bytesFrom(0, 5), true)).rejects.toThrow('no frame');
  });
});
