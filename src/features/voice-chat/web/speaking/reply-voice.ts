import type { Player, PlayerSnapshot } from '#web/audio/player.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import type { SayHere } from './say-here.ts';
import { placeDisclosure, type SpokenDisclosure } from './spoken-disclosure.ts';

/** How fast words appear where no voice can be had: a calm reader's pace. */
const SILENT_WORD_MS = 340;

export interface ReplyVoiceParts {
  readonly createPlayer: () => Player;
  readonly sayHere: SayHere;
  readonly disclosure: SpokenDisclosure;
  /** Whether its words cannot wait: then the disclosure is heard after them. */
  readonly isUrgent: () => boolean;
  /** The first sound of the reply, or its first word where it has no sound. */
  readonly onBegun: () => void;
  /** So many characters of the reply stand on the screen: what was heard of it, or a little more while the disclosure is. */
  readonly onShown: (characters: number) => void;
  /** 0 to 1. */
  readonly onLevel: (level: number) => void;
}

export interface ReplyVoice {
  add(chunk: SpokenChunk): void;
  /**
   * All sound has arrived, and this is the whole reply. Resolves when it was heard.
   * @param spoken how much of it the server's voice speaks, where that failed on the way
   */
  finish(text: string, spoken: number | null): Promise<void>;
  duck(): void;
  unduck(): void;
  /** How loud it is just now, in dB of full scale. */
  loudnessDb(): number;
  /** @returns how many characters of the reply were heard */
  stop(): number;
}

export function startReplyVoice(parts: ReplyVoiceParts): ReplyVoice {
  const { sayHere } = parts;
  const silence = new AbortController();
  const { signal } = silence;
  const player = parts.createPlayer();
  const disclosure = placeDisclosure({ ...parts, player, signal });
  /** Ends with the first word that is heard. */
  const untilHeard = new AbortController();
  let heard = 0;
  let shown = 0;
  /** What begins the reply, where the disclosure sounds before it. */
  let opening = '';
  let hasBegun = false;
  let isSayingHere = false;
  /** What has come before is with the player. */
  let arrived = Promise.resolve();

  const show = (characters: number) => {
    if (characters <= shown) return;
    shown = characters;
    parts.onShown(shown);
  };
  const tellHeard = (characters: number) => {
    if (characters > 0) untilHeard.abort();
    heard = Math.max(heard, characters);
    show(heard);
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    parts.onBegun();
    // Nobody waits for the first words as long as the disclosure takes.
    void showSilently(opening, AbortSignal.any([signal, untilHeard.signal]), show);
  };
  const follow = ({ status, level, heardCharacters }: PlayerSnapshot) => {
    if (status === 'playing') begin();
    parts.onLevel(level);
    if (heardCharacters > heard) tellHeard(heardCharacters);
  };
  const sayRest = async (text: string, from: number) => {
    if (disclosure.comesFirst()) opening = text;
    begin();
    isSayingHere = true;
    const onHeard = (characters: number) => tellHeard(from + characters);
    const rest = text.slice(from);
    try {
      await disclosure.beforeRest();
      await sayHere(rest, { signal, onHeard });
    } catch {
      // No voice at all: the words come by themselves.
      await showSilently(rest, signal, onHeard);
    }
  };

  player.subscribe(() => follow(player.getSnapshot()));
  return {
    add(chunk) {
      if (disclosure.comesFirst()) opening = chunk.text ?? '';
      const first = disclosure.beforeSound();
      arrived = arrived.then(() => first).then(() => player.add(chunk));
    },
    async finish(text, spoken) {
      await arrived;
      if (spoken === null) await disclosure.afterSound();
      if (signal.aborted) return;
      player.finish();
      // A sound that cannot be played is silent: the rest is said here.
      const from = await player.ended.then(
        () => spoken,
        () => heard,
      );
      if (from !== null && !signal.aborted && text.slice(from).trim() !== '') await sayRest(text, from);
      if (signal.aborted) return;
      tellHeard(text.length);
      await disclosure.last();
    },
    duck: player.duck,
    unduck: player.unduck,
    // Nothing can be measured of the browser's own voice: only a loud word interrupts it.
    loudnessDb: () => (isSayingHere ? 0 : player.loudnessDb()),
    stop() {
      silence.abort();
      return Math.max(heard, player.stop().heardCharacters);
    },
  };
}

async function showSilently(
  text: string,
  signal: AbortSignal,
  onWord: (characters: number) => void,
): Promise<void> {
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (signal.aborted) return;
    onWord(index + word.length);
    await wait(SILENT_WORD_MS);
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
