import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeSpeechLike } from '#testing/recordings.ts';
import {
  type SpeechStep,
  startElevenLabsStandIn,
  startOpenAiSpeechStandIn,
} from '#testing/stand-ins/speech.ts';
import { readJson, type StandIn } from '#testing/stand-ins/stand-in.ts';
import { openRecording } from './open-recording.ts';
import { createElevenLabsRecogniser, createOpenAiRecogniser } from './recognisers/remote-recognisers.ts';
import { createElevenLabsSynthesiser, createOpenAiSynthesiser } from './synthesisers/remote-synthesisers.ts';

let vendor: StandIn<SpeechStep>;
afterEach(() => vendor.close());

const FOREVER = new AbortController().signal;
const optionsOf = (waitMs = 5_000) => ({
  apiKey: 'stand-in',
  baseUrl: `${vendor.url}/v1`,
  model: undefined,
  voice: undefined,
  waitMs,
});
const bytesOf = async (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> => {
  let bytes = 0;
  for await (const piece of pieces) bytes += piece.length;
  return bytes;
};

describe('every vendor, over its own wire', () => {
  it('understands and speaks: OpenAI and what is compatible', async () => {
    vendor = await startOpenAiSpeechStandIn();
    vendor.next({ kind: 'words', text: 'hello there' }, { kind: 'sound' }, { kind: 'sound' });
    const recording = await openRecording(makeSpeechLike());
    expect(await createOpenAiRecogniser(optionsOf()).recognise(recording, FOREVER)).toBe('hello there');
    const voice = createOpenAiSynthesiser(optionsOf());
    expect(await bytesOf(voice.speak('one two three four five', FOREVER))).toBe(2 * 24_000 * 2);
    const whole = await voice.speakWhole('hello', FOREVER);
    expect(whole.mime).toBe('audio/mpeg');
    expect(await bytesOf(whole.pieces)).toBeGreaterThan(1_000);
  });

  it('understands and speaks: ElevenLabs', async () => {
    vendor = await startElevenLabsStandIn();
    vendor.next({ kind: 'words', text: 'hello there' }, { kind: 'sound' });
    const recording = await openRecording(makeSpeechLike());
    expect(await createElevenLabsRecogniser(optionsOf()).recognise(recording, FOREVER)).toBe('hello there');
    const voice = createElevenLabsSynthesiser(optionsOf());
    expect(await bytesOf(voice.speak('one two three four five', FOREVER))).toBe(2 * 24_000 * 2);
    expect(vendor.requests.at(-1)).toMatchObject({
      path: '/v1/text-to-speech/JBFqnCBsd6RMkjVDRZzb/stream',
      query: 'output_format=pcm_24000',
    });
    expect(readJson(vendor.requests.at(-1) ?? expect.fail())).toEqual({
      text: 'one two three four five',
      model_id: 'eleven_flash_v2_5',
    });
  });
});

it('a vendor whose words never end is not listened to the end', async () => {
  vendor = await startOpenAiSpeechStandIn();
  vendor.next({ kind: 'words', text: 'and '.repeat(400_000) });
  const asked = createOpenAiRecogniser(optionsOf()).recognise(await openRecording(makeSpeechLike()), FOREVER);
  await expect(asked).rejects.toMatchObject({ code: 'recognition_failed', cause: { code: 'endless' } });
});

describe('a vendor that hangs', () => {
  it('before its answer, is not waited for', async () => {
    vendor = await startOpenAiSpeechStandIn({ byDefault: () => ({ kind: 'hang' }) });
    const recording = await openRecording(makeSpeechLike());
    const asked = createOpenAiRecogniser(optionsOf(40)).recognise(recording, FOREVER);
    await expect(asked).rejects.toMatchObject({ code: 'speech_timeout' });
    await expect(
      bytesOf(createOpenAiSynthesiser(optionsOf(40)).speak('hello', FOREVER)),
    ).rejects.toMatchObject({
      code: 'speech_timeout',
    });
    await Promise.all(vendor.requests.map(({ abandoned }) => abandoned));
  });

  it('within its answer, is not waited for either', async () => {
    vendor = await startElevenLabsStandIn({ byDefault: () => ({ kind: 'hang', afterBytes: 960 }) });
    const recording = await openRecording(makeSpeechLike());
    const asked = createElevenLabsRecogniser(optionsOf(60)).recognise(recording, FOREVER);
    await expect(asked).rejects.toMatchObject({ code: 'speech_timeout' });
    await expect(
      bytesOf(createElevenLabsSynthesiser(optionsOf(60)).speak('hello', FOREVER)),
    ).rejects.toMatchObject({ code: 'speech_timeout' });
  });
});

it('who takes the sound slowly, over a poor line, is not the vendor being slow', async () => {
  vendor = await startElevenLabsStandIn();
  const pieces = createElevenLabsSynthesiser(optionsOf()).speak('one two three four five', FOREVER);
  let bytes = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for await (const piece of pieces) {
    bytes += piece.length;
    vi.advanceTimersByTime(60_000);
  }
  expect(bytes).toBe(2 * 24_000 * 2);
});

describe('who leaves', () => {
  it('ends the call to the vendor', async () => {
    vendor = await startElevenLabsStandIn({ byDefault: () => ({ kind: 'hang', afterBytes: 960 }) });
    const leaving = new AbortController();
    const pieces = createElevenLabsSynthesiser(optionsOf()).speak('hello', leaving.signal);
    const reading = bytesOf(pieces);
    await expect.poll(() => vendor.requests.length).toBe(1);
    leaving.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await vendor.requests[0]?.abandoned;
  });

  it('before the call costs nothing', async () => {
    vendor = await startElevenLabsStandIn();
    const left = AbortSignal.abort(new Error('gone'));
    await expect(bytesOf(createElevenLabsSynthesiser(optionsOf()).speak('hello', left))).rejects.toThrow(
      'gone',
    );
    expect(vendor.requests).toEqual([]);
  });
});

it('the words of a vendor are nowhere in the error: they may quote the person', async () => {
  vendor = await startOpenAiSpeechStandIn({ byDefault: () => ({ kind: 'error', status: 500 }) });
  const recording = await openRecording(makeSpeechLike());
  const error = await createOpenAiRecogniser(optionsOf())
    .recognise(recording, FOREVER)
    .catch((failure: Error) => failure);
  expect(error).toMatchObject({ code: 'recognition_failed', cause: { code: 'status 500' } });
  expect(JSON.stringify([error, (error as Error).message, String((error as Error).cause)])).not.toContain(
    'scripted',
  );
});
