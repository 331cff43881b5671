import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowserVoice } from './browser-voice.ts';

class FakeUtterance {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onboundary: ((event: { charIndex: number }) => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const voice = (lang: string, localService = true, isDefault = false) =>
  ({ lang, localService, default: isDefault, name: `${lang} ${localService}` }) as SpeechSynthesisVoice;

function fakeSynthesis(voices: SpeechSynthesisVoice[]) {
  const spoken: FakeUtterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: vi.fn((utterance: FakeUtterance) => spoken.push(utterance)),
    cancel: vi.fn(),
  });
  return {
    synthesis: synthesis as unknown as SpeechSynthesis,
    spoken,
    events: synthesis,
    cancel: synthesis.cancel,
  };
}

async function find(voices: SpeechSynthesisVoice[], language = 'en-US') {
  const fake = fakeSynthesis(voices);
  return { ...fake, found: await findBrowserVoice({ language, synthesis: fake.synthesis }) };
}

describe('browser voice', () => {
  it('takes the voice of this device that fits best, never one that sends the text away', async () => {
    const { found, spoken } = await find([
      voice('en-US', false),
      voice('de-DE'),
      voice('en_GB'),
      voice('en-US'),
    ]);
    void found?.say('hello', { signal: new AbortController().signal });
    expect(spoken[0]?.voice?.lang).toBe('en-US');
    expect(spoken[0]?.voice?.localService).toBe(true);
    expect((await find([voice('en-US', false), voice('de-DE')])).found).toBeNull();
  });

  it('waits for voices that come late, and not for ever', async () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { synthesis, events } = fakeSynthesis(voices);
    const late = findBrowserVoice({ language: 'en-US', synthesis });
    voices.push(voice('en-US'));
    events.dispatchEvent(new Event('voiceschanged'));
    expect(await late).not.toBeNull();

    const never = findBrowserVoice({ language: 'en-US', synthesis: fakeSynthesis([]).synthesis });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await never).toBeNull();
  });

  it('says piece after piece and tells how far it is in the whole text', async () => {
    const { found, spoken } = await find([voice('en-US')]);
    const sentence = 'this is a sentence of some words that one might say. ';
    const heard: number[] = [];
    const said = found?.say(sentence.repeat(2), {
      signal: new AbortController().signal,
      rate: 1.2,
      onBoundary: (characters) => heard.push(characters),
    });
    expect(spoken).toHaveLength(1);
    expect(spoken[0]?.rate).toBe(1.2);
    spoken[0]?.onboundary?.({ charIndex: 10 });
    spoken[0]?.onend?.();
    await vi.waitFor(() => expect(spoken).toHaveLength(2));
    spoken[1]?.onboundary?.({ charIndex: 5 });
    spoken[1]?.onend?.();
    await said;
    const first = sentence.length;
    expect(heard).toEqual([10, first, first + 5, sentence.length * 2]);
  });

  it('is silent at once when it is aborted', async () => {
    const { found, spoken, cancel } = await find([voice('en-US')]);
    const left = new AbortController();
    const said = found?.say('hello', { signal: left.signal });
    left.abort(new Error('left'));
    await expect(said).rejects.toThrow('left');
    expect(cancel).toHaveBeenCalledOnce();
    await expect(found?.say('hello', { signal: left.signal })).rejects.toThrow('left');
    expect(spoken).toHaveLength(1);
  });

  it('tells a failure', async () => {
    const { found, spoken } = await find([voice('en-US')]);
    const said = found?.say('hello', { signal: new AbortController().signal });
    spoken[0]?.onerror?.({ error: 'audio-busy' });
    await expect(said).rejects.toThrow('audio-busy');
  });
});
