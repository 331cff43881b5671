import type { Phase, Technique } from '../../contract.ts';
import type { WayName } from './way-names.ts';

/**
 * One question of a way. True whatever was said before it, it asks for one thing in the person's own words. Lines are
 * written as in speak.ts: `{it}` is the answer, word for word, in quotation marks.
 */
export interface Step {
  /** What the answer is kept as. */
  readonly slot: string;
  readonly ask: readonly string[];
  /** The same where it is heard: nothing to copy, nothing to write. */
  readonly spoken?: readonly string[];
  /** After 'i don't know': the same, easier. */
  readonly easier: readonly string[];
  /** In plainer words, to whoever asks what is meant. */
  readonly means?: string;
  /** Said to an answer that can be given back, `{it}`, or to any. */
  readonly heard: readonly string[];
  readonly heardSpoken?: readonly string[];
  /** As many words as an answer has; more is telling. */
  readonly longest: number;
  /** Leaves room once, before the next question. */
  readonly rests?: boolean;
  readonly phase: Phase;
  readonly technique: Technique;
}

/** A known written exercise: a few steps, and a note of what they put down. */
export interface Way {
  readonly name: WayName;
  readonly steps: readonly Step[];
  /** Said first when the way begins, before its first question. */
  readonly begin: readonly string[];
  /** None where the page itself is shown, line by line. */
  readonly note?: {
    readonly before: readonly string[];
    /** What stands before each answer that is kept. */
    readonly labels: readonly (readonly [slot: string, label: string])[];
    readonly after: readonly string[];
    /** As many answers as make a note; else two. */
    readonly fewest?: number;
  };
}
