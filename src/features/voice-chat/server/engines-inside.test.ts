import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { loadEnv } from '#server/env.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { createEngines } from './engines.ts';
import { openRecording } from './open-recording.ts';
import { findModel } from './recognisers/find-model.ts';
import { createLocalRecogniser } from './recognisers/local-recogniser.ts';
import { createBuiltinSynthesiser } from './synthesisers/builtin-synthesiser.ts';

const FOREVER = new AbortController().signal;

function folderOf(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'process-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), 'no model');
  return folder;
}

describe('a folder with a model', () => {
  it.each([
    [
      'whisper',
      [
        'tiny.en-encoder.onnx',
        'tiny.en-encoder.int8.onnx',
        'tiny.en-decoder.int8.onnx',
        'tiny.en-tokens.txt',
      ],
    ],
    ['transducer', ['encoder-epoch-99.onnx', 'decoder-epoch-99.onnx', 'joiner-epoch-99.onnx', 'tokens.txt']],
    [
      'moonshine',
      [
        'preprocess.onnx',
        'encode.int8.onnx',
        'uncached_decode.int8.onnx',
        'cached_decode.int8.onnx',
        'tokens.txt',
      ],
    ],
    ['senseVoice', ['model.int8.onnx', 'tokens.txt']],
  ])('is known as %s by its files', (kind, names) => {
    const folder = folderOf(...names);
    const found = findModel(folder);
    expect(found?.tokens).toBe(join(folder, names.at(-1) ?? ''));
    expect(Object.keys(found ?? {})).toEqual(['tokens', kind]);
  });

  it('is preferred in its small form', () => {
    const folder = folderOf('a-encoder.onnx', 'a-encoder.int8.onnx', 'a-decoder.onnx', 'a-tokens.txt');
    expect(findModel(folder)?.whisper).toEqual({
      encoder: join(folder, 'a-encoder.int8.onnx'),
      decoder: join(folder, 'a-decoder.onnx'),
    });
  });

  it('is none without its words, or without its parts', () => {
    expect(findModel(folderOf('a-encoder.onnx', 'a-decoder.onnx'))).toBeNull();
    expect(findModel(folderOf('tokens.txt', 'a-encoder.onnx'))).toBeNull();
    expect(findModel('/nowhere')).toBeNull();
  });
});

describe('the recogniser inside the server', () => {
  it('outlives a model that ends its process, and says so', async () => {
    const folder = folderOf('a-encoder.onnx', 'a-decoder.onnx', 'tokens.txt');
    const recogniser = createLocalRecogniser(findModel(folder) ?? expect.fail());
    onTestFinished(async () => recogniser.close?.());
    const recording = await openRecording(makeSpeechLike());
    for (let time = 0; time < 2; time++)
      await expect(recogniser.recognise(recording, FOREVER)).rejects.toMatchObject({
        code: 'recognition_failed',
      });
  });

  it('cannot open every codec, and says so', async () => {
    const recogniser = createLocalRecogniser({ tokens: 'none' });
    const recording = { bytes: new Uint8Array(), type: 'mp4', seconds: 1, samples: null } as const;
    await expect(recogniser.recognise(recording, FOREVER)).rejects.toMatchObject({
      code: 'recognition_failed',
    });
  });
});

describe('who listens and who speaks', () => {
  const OUTSIDE = {
    STT: 'elevenlabs',
    STT_API_KEY: 'k',
    TTS: 'openai',
    TTS_BASE_URL: 'http://127.0.0.1:9/v1',
  };
  const enginesOf = (env: Record<string, string>) => {
    const engines = createEngines(loadEnv(env));
    onTestFinished(() => engines.close());
    return (modelConsent: boolean) => [
      engines.recogniserFor({ modelConsent }).name,
      engines.synthesiserFor({ modelConsent }).name,
    ];
  };

  it('is outside only with consent; without it what is in the server does it', () => {
    const choose = enginesOf({ ...OUTSIDE, VOICE_MODEL_DIR: folderOf('model.onnx', 'tokens.txt') });
    expect(choose(true)).toEqual(['elevenlabs', 'openai']);
    expect(choose(false)).toEqual(['local', 'builtin']);
  });

  it('is told apart from having nobody to listen', () => {
    expect(() => enginesOf(OUTSIDE)(false)).toThrow(ERRORS.consent_required.message);
    expect(() => enginesOf({})(true)).toThrow(ERRORS.no_recogniser.message);
  });

  it.each([
    [{ STT: 'openai' }, /^STT_API_KEY/],
    [{ STT: 'elevenlabs', STT_BASE_URL: 'http://127.0.0.1:9/v1' }, /^STT_API_KEY/],
    [{ TTS: 'elevenlabs' }, /^TTS_API_KEY/],
  ])('stops the start when %j lacks its key', (env, line) => {
    expect(() => loadEnv(env)).toThrow(line);
  });
});

describe('the basic voice', () => {
  it('speaks, in the language of the words, one text after the other', async () => {
    const voice = createBuiltinSynthesiser();
    onTestFinished(async () => voice.close?.());
    voice.warm?.();
    const speak = async (text: string) => {
      let bytes = 0;
      for await (const piece of voice.speak(text, FOREVER)) bytes += piece.length;
      return bytes / 2 / voice.sampleRate;
    };
    const seconds = await Promise.all([
      speak('hello'),
      speak('--version [[h@l]] "quoted"'),
      speak('no sé qué me pasa'),
    ]);
    for (const length of seconds) expect(length).toBeGreaterThan(0.2);
    await expect(
      Promise.resolve(voice.speak('nobody listens', AbortSignal.abort(new Error('gone')))).then((pieces) =>
        pieces[Symbol.asyncIterator]().next(),
      ),
    ).rejects.toThrow('gone');
    expect((await voice.speakWhole('hello there', FOREVER)).mime).toBe('audio/mpeg');
  });
});
