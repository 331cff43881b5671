import type { Safety } from '../contract.ts';

/** What is kept between turns (sealed, per conversation, and per person for 24 h). JSON. */
export type SafetyState = Record<string, unknown>;

export interface SafetyTurn {
  readonly text: string;
  /** The last messages of this conversation, oldest first, without `text`; at most 8 turns are read. */
  readonly recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[];
  /** The conversation's state; null at its start. */
  readonly state: SafetyState | null;
  /** The person's state from other conversations; ignored when older than 24 h. */
  readonly personState: SafetyState | null;
  /** ISO 3166 alpha-2; the person's choice wins over the locale. */
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly spoken: boolean;
  /** Makes the choice of words repeatable: the conversation's id. */
  readonly seed: string;
}

export interface SafetyOutcome {
  /** What the wire carries; null at T0 with nothing pinned. */
  readonly safety: Safety | null;
  readonly state: SafetyState;
  /** When set, this is the reply to the turn: it does not depend on any companion. */
  readonly reply: string | null;
  /** The rules that made the verdict; logged, never the text. */
  readonly ruleIds: readonly string[];
}
export const assessTurn = (_turn: SafetyTurn): SafetyOutcome => ({
  safety: null,
  state: {},
  reply: null,
  ruleIds: [],
});
