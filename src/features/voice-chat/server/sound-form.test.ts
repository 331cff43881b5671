import { expect, it, vi } from 'vitest';
import { recogniseFile, recogniseSound } from './sound-form.ts';

async function* piecesOf(bytes: readonly number[], size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield Uint8Array.from(bytes.slice(at, at + size));
}
const signOf = (...parts: (string | number)[]) => [
  ...parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part])),
  ...new Array(30).fill(0),
];

it.each([
  ['audio/pcm', signOf(0, 0, 1, 0)],
  ['audio/pcm', signOf(0xff, 0xff, 0, 0, 0xff, 0xff)],
  ['audio/pcm', signOf(0xff, 0xff, 0xfe, 0xff)],
  ['audio/wav', signOf('RIFF', 9, 9, 9, 9, 'WAVE')],
  ['audio/mpeg', signOf('ID3', 4)],
  ['audio/mpeg', signOf(0xff, 0xfb, 0x90, 0x64)],
  ['audio/mpeg', signOf(0xff, 0xf3, 0x84, 0xc4)],
])('knows %s by its first bytes, and loses none of them', async (mime, bytes) => {
  for (const size of [1, 7, 100]) {
    const sound = await recogniseSound(piecesOf(bytes, size));
    expect(sound.mime).toBe(mime);
    const given: number[] = [];
    for await (const piece of sound.pieces) given.push(...piece);
    expect(given).toEqual(bytes);
  }
});

it.each([
  ['an Ogg file', signOf('OggS')],
  ['a WebM file', signOf(0x1a, 0x45, 0xdf, 0xa3)],
  ['an MP4 file', signOf(0, 0, 0, 28, 'ftypM4A ')],
  ['an AAC stream', signOf(0xff, 0xf1, 0x50, 0x80)],
  ['a FLAC file', signOf('fLaC')],
  ['a page', signOf('<html>502 Bad Gateway</html>')],
  ['an error', signOf('{"error":{"message":"x"}}')],
])('refuses %s: it would be noise', async (_, bytes) => {
  await expect(recogniseSound(piecesOf(bytes, 5))).rejects.toMatchObject({ code: 'synthesis_failed' });
});

it('takes silence for silence', async () => {
  expect((await recogniseSound(piecesOf([], 1))).mime).toBe('audio/pcm');
});

it('refuses samples where a file was asked for, and takes no more of them', async () => {
  const leave = vi.fn();
  async function* samples() {
    try {
      for (;;) yield new Uint8Array(64);
    } finally {
      leave();
    }
  }
  await expect(recogniseFile(samples())).rejects.toMatchObject({ code: 'synthesis_failed' });
  expect(leave).toHaveBeenCalledOnce();
});
