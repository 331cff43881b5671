import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import type { Player } from '#web/audio/player.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import type { SayHere } from './say-here.ts';

/** So long the first words of a conversation wait for the disclosure, which was asked for while the person spoke. */
const DISCLOSURE_WAIT_MS = 1_000;

const WORDS = `${DISCLOSURE}.`;

type Sound = Pick<SpokenChunk, 'mime' | 'bytes'>;

/** What process is, said aloud once in a conversation. */
export interface SpokenDisclosure {
  /** Asks for its sound, so that it is there before the reply. */
  ask(): void;
  isDue(): boolean;
  /** Null when the server cannot say it, or not in time. */
  sound(): Promise<Sound | null>;
  said(): void;
}

export function createDisclosure(
  speak: (text: string) => Promise<Sound>,
  { isSaid }: { isSaid: boolean },
): SpokenDisclosure {
  let isDue = !isSaid;
  let asked: Promise<Sound | null> | null = null;
  return {
    ask() {
      // Without the server's voice it is said by the browser's, before the reply.
      if (isDue) asked ??= speak(WORDS).catch(() => null);
    },
    isDue: () => isDue,
    sound: () =>
      Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, DISCLOSURE_WAIT_MS, null))]),
    said() {
      isDue = false;
    },
  };
}

interface PlaceParts {
  readonly disclosure: SpokenDisclosure;
  /** Whether the reply's own words cannot wait: then it is heard after them. Asked when it begins to sound. */
  readonly isUrgent: () => boolean;
  readonly player: Pick<Player, 'add'>;
  readonly sayHere: SayHere;
  readonly signal: AbortSignal;
}

/** Gives the disclosure its place in a reply: before the words, or after those that cannot wait. */
export function placeDisclosure({ disclosure, isUrgent, player, sayHere, signal }: PlaceParts) {
  let isPlaced = !disclosure.isDue();
  const comesFirst = () => !isPlaced && !isUrgent();
  const said = () => {
    isPlaced = true;
    disclosure.said();
  };
  // It has no words of the reply: nothing is shown of it.
  const play = async () => {
    const sound = await disclosure.sound();
    if (!sound || signal.aborted) return;
    player.add({ ...sound, clause: -1, text: '', last: true });
    said();
  };
  const say = async () => {
    await sayHere(WORDS, { signal, onHeard: () => {} });
    said();
  };
  return {
    /** Whether it is still to be heard, before the reply. */
    comesFirst,
    /** Resolves when the reply's own sound may follow. */
    async beforeSound(): Promise<void> {
      if (!comesFirst()) return;
      isPlaced = true;
      await play();
    },
    async beforeRest(): Promise<void> {
      if (comesFirst()) await say();
    },
    async afterSound(): Promise<void> {
      if (!isPlaced && isUrgent()) await play();
    },
    /** Whatever is not disclosed by now was urgent. */
    async last(): Promise<void> {
      if (!isPlaced && !signal.aborted) await say().catch(() => {}); // without a voice it stands on the screen
    },
  };
}
