import { expect, it, vi } from 'vitest';
import { type BasicVoiceRequest, createBasicVoice } from './basic-voice.ts';
import type { SpokenChunk } from './spoken-chunk.ts';

function begin(answer: (request: BasicVoiceRequest) => object | null) {
  const worker = Object.assign(new EventTarget(), {
    terminate: vi.fn(),
    postMessage: (request: BasicVoiceRequest) => {
      const data = answer(request);
      if (data) queueMicrotask(() => worker.dispatchEvent(Object.assign(new Event('message'), { data })));
    },
  });
  const makeWorker = vi.fn(() => worker as unknown as Worker);
  return { voice: createBasicVoice(makeWorker), worker, makeWorker };
}

async function collect(chunks: AsyncIterable<SpokenChunk>): Promise<SpokenChunk[]> {
  const collected: SpokenChunk[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return collected;
}

const { signal } = new AbortController();
const SENTENCE = 'this is a sentence of some words that one might say. ';

it('speaks piece by piece, each a whole clause, and loads only when it is needed', async () => {
  const asked: BasicVoiceRequest[] = [];
  const { voice, makeWorker } = begin((request) => {
    asked.push(request);
    return { id: request.id, pcm: new Uint8Array(4), sampleRate: 22_050 };
  });
  expect(makeWorker).not.toHaveBeenCalled();
  const chunks = await collect(voice.speak(SENTENCE.repeat(2), { signal, rate: 1.5 }));
  expect(chunks.map(({ text }) => text).join('')).toBe(SENTENCE.repeat(2));
  expect(chunks.map(({ clause, last }) => [clause, last])).toEqual([
    [0, true],
    [1, true],
  ]);
  expect(chunks[0]).toMatchObject({ mime: 'audio/pcm', sampleRate: 22_050 });
  expect(asked.map(({ rate }) => rate)).toEqual([1.5, 1.5]);
  await collect(voice.speak('again', { signal }));
  expect(makeWorker).toHaveBeenCalledOnce();
});

it('tells a failure of the voice, and of its loading', async () => {
  const failing = begin(({ id }) => ({ id, failure: 'no data' }));
  await expect(collect(failing.voice.speak('hello', { signal }))).rejects.toThrow('no data');

  const missing = begin(() => null);
  const speaking = collect(missing.voice.speak('hello', { signal }));
  missing.worker.dispatchEvent(new Event('error'));
  await expect(speaking).rejects.toThrow('could not be loaded');
});

it('stops waiting when it is aborted', async () => {
  const { voice } = begin(() => null);
  const left = new AbortController();
  const speaking = collect(voice.speak('hello', { signal: left.signal }));
  left.abort(new Error('left'));
  await expect(speaking).rejects.toThrow('left');
});

it('gives its memory back, and loads again when it is asked again', async () => {
  const { voice, worker, makeWorker } = begin(({ id }) => ({
    id,
    pcm: new Uint8Array(2),
    sampleRate: 22_050,
  }));
  await collect(voice.speak('one', { signal }));
  voice.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
  await collect(voice.speak('two', { signal }));
  expect(makeWorker).toHaveBeenCalledTimes(2);
});
