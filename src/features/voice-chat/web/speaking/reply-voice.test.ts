import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { fakeVoice } from '#testing/web/fake-voice.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import { type ReplyVoiceParts, startReplyVoice } from './reply-voice.ts';
import { createDisclosure, type SpokenDisclosure } from './spoken-disclosure.ts';

const TEXT = 'so tired. what weighs the most?';
const chunk = (clause: number, text: string): SpokenChunk => ({
  clause,
  text,
  mime: 'audio/pcm',
  sampleRate: 24_000,
  bytes: new Uint8Array(2),
  last: true,
});
const disclosureSound = { mime: 'audio/mpeg', bytes: new Uint8Array(3) } as const;

type Sound = NonNullable<Awaited<ReturnType<SpokenDisclosure['sound']>>>;

/** `sound`: the disclosure's, where it is due; an error where the server has none. */
function start({ sound, ...more }: Partial<ReplyVoiceParts> & { sound?: Promise<Sound> } = {}) {
  const fake = fakeVoice();
  const shown: number[] = [];
  const begun = vi.fn();
  const disclosure = createDisclosure(() => sound ?? Promise.reject(new Error('not due')), {
    isSaid: sound === undefined,
  });
  disclosure.ask();
  const disclosed = vi.spyOn(disclosure, 'said');
  const voice = startReplyVoice({
    createPlayer: fake.parts.createPlayer,
    sayHere: fake.parts.sayHere,
    disclosure,
    isUrgent: () => false,
    onBegun: begun,
    onShown: (characters) => shown.push(characters),
    onLevel: () => {},
    ...more,
  });
  const [player] = fake.players;
  if (!player) throw new Error('no player');
  return { voice, player, shown, begun, disclosed, said: fake.said };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a reply with sound', () => {
  it('tells when it begins and how much was heard, and ends with all of it', async () => {
    const { voice, player, shown, begun, said } = start();
    voice.add(chunk(0, TEXT));
    const finished = voice.finish(TEXT, null);
    await settle();
    expect(begun).not.toHaveBeenCalled();
    player.play(9);
    player.end();
    await finished;
    expect(begun).toHaveBeenCalledOnce();
    expect(shown).toEqual([9, TEXT.length]);
    expect(said).toEqual([]);
  });

  it('is spoken on here, where the server stopped', async () => {
    const { voice, player, said } = start();
    voice.add(chunk(0, 'so tired. '));
    const finished = voice.finish(TEXT, 'so tired. '.length);
    await settle();
    player.end();
    await finished;
    expect(said).toEqual(['what weighs the most?']);
  });

  it('is spoken on here when a sound cannot be played', async () => {
    const { voice, player, said } = start();
    voice.add(chunk(0, TEXT));
    const finished = voice.finish(TEXT, null);
    await settle();
    player.play('so tired.'.length);
    player.fail(new Error('undecodable'));
    await finished;
    expect(said).toEqual([' what weighs the most?']);
  });

  it('tells how much was heard when it is stopped, and says nothing more', async () => {
    const { voice, player, shown, said } = start();
    voice.add(chunk(0, TEXT));
    const finished = voice.finish(TEXT, 9);
    await settle();
    player.play(9);
    expect(voice.stop()).toBe(9);
    await finished;
    expect(shown).toEqual([9]);
    expect(said).toEqual([]);
  });
});

describe('a reply without any voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('appears word by word at a calm pace', async () => {
    const { voice, shown, begun } = start({ sayHere: () => Promise.reject(new Error('no voice')) });
    const finished = voice.finish('so very tired', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveBeenCalledOnce();
    expect(shown).toEqual([2]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).toEqual([2, 7]);
    await vi.runAllTimersAsync();
    await finished;
    expect(shown.at(-1)).toBe(13);
  });

  it('falls still when it is stopped', async () => {
    const { voice, shown } = start({ sayHere: () => Promise.reject(new Error('no voice')) });
    const finished = voice.finish('so very tired', 0);
    await vi.advanceTimersByTimeAsync(0);
    voice.stop();
    await vi.runAllTimersAsync();
    await finished;
    expect(shown).toEqual([2]);
  });
});

describe('the disclosure', () => {
  it('is heard before the first clause, and shows no words', async () => {
    const { voice, player, disclosed } = start({ sound: Promise.resolve(disclosureSound) });
    voice.add(chunk(0, TEXT));
    await settle();
    expect(player.chunks.map(({ text }) => text)).toEqual(['', TEXT]);
    expect(disclosed).toHaveBeenCalledOnce();
  });

  it('keeps nobody waiting for the words: the first ones come while it is heard', async () => {
    vi.useFakeTimers();
    const { voice, player, shown } = start({ sound: Promise.resolve(disclosureSound) });
    voice.add(chunk(0, 'so very tired. '));
    await vi.advanceTimersByTimeAsync(0);
    player.play(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown).toEqual([2, 7, 14]);
    player.play(2);
    expect(voice.stop()).toBe(2);
    expect(shown).toEqual([2, 7, 14]);
    vi.useRealTimers();
  });

  it('shows no word ahead of the sound once the reply itself is heard', async () => {
    vi.useFakeTimers();
    const { voice, player, shown } = start({ sound: Promise.resolve(disclosureSound) });
    voice.add(chunk(0, TEXT));
    await vi.advanceTimersByTimeAsync(0);
    player.play(0);
    expect(shown).toEqual([2]);
    player.play(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown).toEqual([2]);
    vi.useRealTimers();
  });

  it('does not keep the reply waiting for long', async () => {
    vi.useFakeTimers();
    const { voice, player, disclosed } = start({ sound: new Promise(() => {}) });
    voice.add(chunk(0, TEXT));
    await vi.advanceTimersByTimeAsync(999);
    expect(player.chunks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(player.chunks.map(({ text }) => text)).toEqual([TEXT]);
    expect(disclosed).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is said here when the server has no voice', async () => {
    const { voice, said, disclosed } = start({ sound: Promise.reject(new Error('no voice')) });
    await voice.finish(TEXT, 0);
    expect(said).toEqual([`${DISCLOSURE}.`, TEXT]);
    expect(disclosed).toHaveBeenCalledOnce();
  });

  it('is heard after words that cannot wait', async () => {
    const { voice, player, disclosed } = start({
      sound: Promise.resolve(disclosureSound),
      isUrgent: () => true,
    });
    voice.add(chunk(0, TEXT));
    await settle();
    expect(player.chunks.map(({ text }) => text)).toEqual([TEXT]);
    const finished = voice.finish(TEXT, null);
    await settle();
    expect(player.chunks.map(({ text }) => text)).toEqual([TEXT, '']);
    player.end();
    await finished;
    expect(disclosed).toHaveBeenCalledOnce();
  });

  it('is said here after words that cannot wait, when the server has no voice', async () => {
    const { voice, said, disclosed } = start({
      sound: Promise.reject(new Error('no voice')),
      isUrgent: () => true,
    });
    await voice.finish(TEXT, 0);
    expect(said).toEqual([TEXT, `${DISCLOSURE}.`]);
    expect(disclosed).toHaveBeenCalledOnce();
  });
});
