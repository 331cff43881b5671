import { expect, it } from 'vitest';
import { audioTypeOf } from './audio-type.ts';

const bytes = (...parts: (string | number)[]): Uint8Array => {
  const head = parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part]));
  return Uint8Array.from([...head, ...new Array(16).fill(0)]);
};

it.each([
  ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
  ['mp4', bytes(0, 0, 0, 0x1c, 'ftypmp42')],
  ['ogg', bytes('OggS')],
  ['wav', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  ['mp3', bytes('ID3', 4)],
  ['mp3', bytes(0xff, 0xfb, 0x90)],
  [null, bytes(0xff, 0xf1, 0x50)],
  [null, bytes('RIFF', 1, 2, 3, 4, 'AVI ')],
  [null, bytes(0x89, 'PNG')],
  [null, bytes('<html>')],
  [null, new Uint8Array(0)],
  [null, Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3])],
])('knows %s by its bytes', (type, recording) => {
  expect(audioTypeOf(recording)).toBe(type);
});
