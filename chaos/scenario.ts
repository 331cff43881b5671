import type { Losses } from './settle.ts';

export interface Outcome extends Losses {
  readonly faults: number;
  /** From a fault (a kill), or from its end (an outage), to the next acknowledged message. Null where nothing goes away. */
  readonly slowestReturnMs: number | null;
  /** What else is worth knowing of it. */
  readonly told?: string;
  /** What else must not be. */
  readonly broken?: readonly string[];
}

export interface Scenario {
  readonly name: string;
  /** How many faults the long and the short form make; the short one leaves out what another scenario nearly covers. */
  readonly faults: { readonly long: number; readonly short: number };
  /** The slowest return that is allowed; {@link RETURN_LIMIT_MS} unless given. */
  readonly returnLimitMs?: number;
  /** Why it cannot run here, where it cannot. */
  leftOut?(): string | null;
  run(faults: number, random: () => number): Promise<Outcome>;
}

export const RETURN_LIMIT_MS = 5_000;

/** Numbers that a seed repeats (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
