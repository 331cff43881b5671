import { TYPING_MINIMUM_MS } from './reassurance.ts';

const SHORTEST_MS = 600;
const LONGEST_MS = 1_600;
const MS_PER_WORD = 18;

interface Arrived {
  readonly text: string;
  /** The whole reply came before a word of it was shown: nothing is being streamed. */
  readonly isWhole: boolean;
  /** No waiting: reduced motion, or words for somebody in danger. */
  readonly isAtOnce: boolean;
}

/** How long the writing sign stands before the first word, in ms since sending: a whole reply is not a wall after 60 ms. */
export function writingPauseMs({ text, isWhole, isAtOnce }: Arrived): number {
  if (!isWhole || isAtOnce) return TYPING_MINIMUM_MS;
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.min(SHORTEST_MS + words * MS_PER_WORD, LONGEST_MS);
}
