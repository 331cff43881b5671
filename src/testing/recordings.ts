/** Recordings for tests, made of nothing but samples: 16 kHz, mono, 16 bit, in a WAV file. */

const SAMPLE_RATE = 16_000;

export function toWav(samples: Int16Array, sampleRate = SAMPLE_RATE): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** Something that comes and goes as syllables do. */
export const makeSpeechLike = (seconds = 1): Buffer =>
  toWav(
    Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => {
      const syllable = Math.max(0, Math.sin((index / SAMPLE_RATE) * 2 * Math.PI * 3));
      return Math.round(9_000 * syllable * Math.sin(index / 7));
    }),
  );

export const makeSilence = (seconds = 1): Buffer => toWav(new Int16Array(seconds * SAMPLE_RATE));

/** A fan: loud, and always the same. */
export const makeHum = (seconds = 1): Buffer =>
  toWav(
    Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => Math.round(1_500 * Math.sin(index / 7))),
  );
