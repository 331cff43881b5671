import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPcmStream } from './pcm-stream.ts';

const HZ = 220;

function toneBytes(sampleRate: number, seconds: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(Math.round(sampleRate * seconds) * 2));
  for (let i = 0; i < view.byteLength / 2; i++)
    view.setInt16(i * 2, Math.round(16_000 * Math.sin((2 * Math.PI * HZ * i) / sampleRate)), true);
  return new Uint8Array(view.buffer);
}

/** Cuts bytes at these places, whatever they are. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [0, ...places.map((place) => place % bytes.length).toSorted((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

function convert(chunks: readonly Uint8Array[], from: number, to: number): number[] {
  const stream = createPcmStream(from, to);
  return chunks.flatMap((chunk) => Array.from(stream.take(chunk)));
}

const rates = fc.constantFrom(8_000, 16_000, 22_050, 24_000, 44_100, 48_000);

describe('pcm stream', () => {
  it('gives the same samples however the network cuts the bytes', () => {
    fc.assert(
      fc.property(rates, rates, fc.array(fc.nat(), { maxLength: 20 }), (from, to, places) => {
        const bytes = toneBytes(from, 0.05);
        const whole = convert([bytes], from, to);
        const pieces = convert(cut(bytes, places), from, to);
        // Positions are sums of fractions: the last sample may fall on either side of the end.
        expect(Math.abs(pieces.length - whole.length)).toBeLessThanOrEqual(1);
        for (const [index, sample] of pieces.entries())
          expect(Math.abs(sample - (whole[index] ?? sample))).toBeLessThan(1e-6);
      }),
    );
  });

  it('waits for a second sample to know how the curve begins', () => {
    const bytes = toneBytes(8_000, 0.01);
    expect(convert([bytes.subarray(0, 2), bytes.subarray(2)], 8_000, 24_000)).toEqual(
      convert([bytes], 8_000, 24_000),
    );
  });

  it('keeps length and pitch at every rate', () => {
    fc.assert(
      fc.property(rates, rates, (from, to) => {
        const samples = convert([toneBytes(from, 0.5)], from, to);
        expect(Math.abs(samples.length - to * 0.5)).toBeLessThanOrEqual((3 * to) / from + 1);
        const worst = Math.max(
          ...samples.map((sample, i) =>
            Math.abs(sample - (16_000 / 32_768) * Math.sin((2 * Math.PI * HZ * i) / to)),
          ),
        );
        expect(worst).toBeLessThan(0.01);
      }),
    );
  });

  it('waits for the other half of a sample', () => {
    const stream = createPcmStream(48_000, 48_000);
    expect(stream.take(Uint8Array.of(0x00))).toHaveLength(0);
    expect(Array.from(stream.take(Uint8Array.of(0x40, 0x00)))).toEqual([0.5]);
    expect(Array.from(stream.take(Uint8Array.of(0xc0)))).toEqual([-0.5]);
  });
});
