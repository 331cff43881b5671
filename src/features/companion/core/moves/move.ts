import type { Technique } from '../../contract.ts';
import type { TalkRecord } from '../record/talk-record.ts';

/**
 * One thing the guide can do, in one place. A line is text with `{slots}` filled from the record; before a bar may stand
 * the cues (see scene.ts) that must all be there: 'gone pet|what did {he} get away with?'. A line whose slot is empty,
 * whose cue is missing or that was said lately is not said.
 */
export interface Move {
  readonly name: string;
  readonly technique: Technique;
  /** The move in one sentence, for a model. */
  readonly hint: string;
  readonly lines: readonly string[];
  /** Shorter wordings where the reply is heard; else `lines`. */
  readonly spoken?: readonly string[];
  /** What its question is about, for the handler of the answer. */
  readonly asks?: NonNullable<TalkRecord['asked']>;
}
