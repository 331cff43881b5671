import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import type { Player, PlayerSnapshot } from '#web/audio/player.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';

/** How fast words appear where no voice can be had: a calm reader's pace. */
const SILENT_WORD_MS = 340;
/** So long the first words of a conversation wait for the disclosure, which was asked for while the person spoke. */
const DISCLOSURE_WAIT_MS = 1_000;

/** A voice of this browser: says a text, tells how many characters were said. Rejects when it cannot. */
export type SayHere = (
  text: string,
  options: { signal: AbortSignal; onHeard: (characters: number) => void },
) => Promise<void>;

export interface ReplyVoiceParts {
  readonly createPlayer: () => Player;
  readonly sayHere: SayHere;
  /** The disclosure as sound, where this reply is to begin with it; it resolves with null when it cannot be had. */
  readonly disclosure: Promise<Pick<SpokenChunk, 'mime' | 'bytes'> | null> | null;
  readonly onDisclosed: () => void;
  /** Whether the reply's own words cannot wait: then the disclosure is heard after them. Asked when it begins to sound. */
  readonly isUrgent: () => boolean;
  /** The first sound of the reply, or its first word where it has no sound. */
  readonly onBegun: () => void;
  readonly onHeard: (characters: number) => void;
  /** 0 to 1. */
  readonly onLevel: (level: number) => void;
}

/** One reply, aloud. */
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
  const silence = new AbortController();
  const { signal } = silence;
  const player = parts.createPlayer();
  let heard = 0;
  let hasBegun = false;
  let isSayingHere = false;
  let isDisclosed = parts.disclosure === null;

  const tellHeard = (characters: number) => {
    heard = Math.max(heard, characters);
    parts.onHeard(heard);
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    parts.onBegun();
  };
  const follow = ({ status, level, heardCharacters }: PlayerSnapshot) => {
    if (status === 'playing') begin();
    parts.onLevel(level);
    if (heardCharacters > heard) tellHeard(heardCharacters);
  };
  const disclosed = () => {
    isDisclosed = true;
    parts.onDisclosed();
  };
  // It has no words of the reply: nothing is shown of it.
  const playDisclosure = async () => {
    const sound = await Promise.race([parts.disclosure, wait(DISCLOSURE_WAIT_MS)]);
    if (!sound || signal.aborted) return;
    player.add({ ...sound, clause: -1, text: '', last: true });
    disclosed();
  };
  let arrived = Promise.resolve();
  const add = (chunk: SpokenChunk) => {
    arrived = arrived.then(() => player.add(chunk));
  };

  const sayDisclosure = async () => {
    await parts.sayHere(`${DISCLOSURE}.`, { signal, onHeard: () => {} });
    disclosed();
  };
  /** Whatever is not disclosed by now was urgent. */
  const sayDisclosureLast = async () => {
    if (!isDisclosed && !signal.aborted) await sayDisclosure().catch(() => {}); // without a voice it stands on the screen
  };
  const sayRest = async (text: string, from: number) => {
    begin();
    isSayingHere = true;
    const onHeard = (characters: number) => tellHeard(from + characters);
    const rest = text.slice(from);
    try {
      if (!isDisclosed && !parts.isUrgent()) await sayDisclosure();
      await parts.sayHere(rest, { signal, onHeard });
    } catch {
      // No voice at all: the words come by themselves.
      await showSilently(rest, signal, onHeard);
    }
  };

  player.subscribe(() => follow(player.getSnapshot()));
  return {
    add(chunk) {
      if (!isDisclosed && !parts.isUrgent()) {
        isDisclosed = true;
        arrived = playDisclosure();
      }
      add(chunk);
    },
    async finish(text, spoken) {
      await arrived;
      if (!isDisclosed && spoken === null && parts.isUrgent()) await playDisclosure();
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
      await sayDisclosureLast();
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
  onHeard: (characters: number) => void,
): Promise<void> {
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (signal.aborted) return;
    onHeard(index + word.length);
    await wait(SILENT_WORD_MS);
  }
}

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
