import { describe, expect, it, vi } from 'vitest';
import { canFetchRecogniser, findBrowserRecogniser } from './browser-recogniser.ts';

type Availability = Awaited<ReturnType<NonNullable<SpeechRecognitionClass['available']>>>;

function fakeRecognition(availability: Availability | null, installs = true) {
  const made: SpeechRecognition[] = [];
  const available = vi.fn(async () => availability ?? 'unavailable');
  const install = vi.fn(async () => installs);
  class Fake extends EventTarget {
    static available = availability === null ? undefined : available;
    static install = install;
    lang = '';
    continuous = false;
    interimResults = false;
    processLocally = false;
    onresult: SpeechRecognition['onresult'] = null;
    onerror: SpeechRecognition['onerror'] = null;
    onend: SpeechRecognition['onend'] = null;
    start = vi.fn();
    stop = vi.fn();
    abort = vi.fn();
    constructor() {
      super();
      made.push(this);
    }
  }
  return { Recognition: Fake as unknown as SpeechRecognitionClass, made, available, install };
}

const resultsOf = (...transcripts: string[]) => ({
  results: transcripts.map((transcript) => [{ transcript }]) as unknown as SpeechRecognitionResultList,
});

async function listen(availability: Availability = 'available') {
  const { Recognition, made } = fakeRecognition(availability);
  const recogniser = await findBrowserRecogniser({ language: 'en-US', Recognition });
  const recognition = made[0];
  if (!recogniser || !recognition) throw new Error('nothing to listen with');
  recogniser.start();
  return { recogniser, recognition };
}

describe('browser recogniser', () => {
  it('is there when the device itself can listen', async () => {
    const { recogniser, recognition } = await listen();
    expect(recogniser.place).toBe('device');
    expect(recognition).toMatchObject({ lang: 'en-US', processLocally: true, continuous: true });
  });

  it('never sends the voice away unless that was agreed to', async () => {
    for (const availability of [null, 'unavailable', 'downloadable'] as const) {
      const { Recognition, made, install } = fakeRecognition(availability);
      expect(await findBrowserRecogniser({ language: 'en-US', Recognition })).toBeNull();
      expect(made).toEqual([]);
      expect(install).not.toHaveBeenCalled();
      const remote = await findBrowserRecogniser({ language: 'en-US', Recognition, allowRemote: true });
      expect(remote?.place).toBe('browser-maker');
      expect(made[0]?.processLocally).toBe(false);
    }
  });

  it('installs a language only when that was agreed to', async () => {
    const { Recognition, install } = fakeRecognition('downloadable');
    const found = await findBrowserRecogniser({ language: 'en-US', Recognition, allowInstall: true });
    expect(install).toHaveBeenCalledOnce();
    expect(found?.place).toBe('device');
    const failing = fakeRecognition('downloadable', false);
    expect(
      await findBrowserRecogniser({
        language: 'en-US',
        Recognition: failing.Recognition,
        allowInstall: true,
      }),
    ).toBeNull();
  });

  it('takes an unknown language, or none at all, for none', async () => {
    const { Recognition, available } = fakeRecognition('available');
    available.mockRejectedValue(new DOMException('what?', 'SyntaxError'));
    expect(await findBrowserRecogniser({ language: 'x', Recognition })).toBeNull();
    expect(await findBrowserRecogniser({ language: 'en-US', Recognition: undefined })).toBeNull();
  });

  it('gives all that was heard, once it has ended', async () => {
    const { recogniser, recognition } = await listen();
    recognition.onresult?.(resultsOf('it was') as SpeechRecognitionResultEvent);
    recognition.onresult?.(resultsOf('it was', ' a long day ') as SpeechRecognitionResultEvent);
    const heard = recogniser.stop();
    expect(recognition.stop).toHaveBeenCalled();
    recognition.onend?.();
    expect(await heard).toBe('it was a long day');
  });

  it('takes silence for silence and tells failures', async () => {
    const silent = await listen();
    silent.recognition.onerror?.({ error: 'no-speech' } as SpeechRecognitionFailure);
    silent.recognition.onend?.();
    expect(await silent.recogniser.stop()).toBe('');

    const broken = await listen();
    broken.recognition.onerror?.({ error: 'network' } as SpeechRecognitionFailure);
    broken.recognition.onend?.();
    await expect(broken.recogniser.stop()).rejects.toMatchObject({
      name: 'RecognitionError',
      code: 'network',
    });
  });

  it('begins anew after a turn', async () => {
    const { recogniser, recognition } = await listen();
    recognition.onresult?.(resultsOf('first') as SpeechRecognitionResultEvent);
    recognition.onend?.();
    await recogniser.stop();
    recogniser.start();
    recognition.onend?.();
    expect(await recogniser.stop()).toBe('');
  });

  it('forgets a cancelled turn', async () => {
    const { recogniser, recognition } = await listen();
    recogniser.cancel();
    expect(recognition.abort).toHaveBeenCalled();
  });
});

it.each([
  ['downloadable', true],
  ['downloading', true],
  ['available', false],
  ['unavailable', false],
  [null, false],
] as const)('of a browser that says %s, it can still fetch what it needs: %s', async (availability, can) => {
  expect(await canFetchRecogniser('en-US', fakeRecognition(availability).Recognition)).toBe(can);
});
