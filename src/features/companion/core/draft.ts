import type { Phase, Technique } from '../contract.ts';
import type { TalkRecord, Thread } from './record/talk-record.ts';
import type { Scene } from './scene.ts';
import type { Wording } from './speak.ts';

/** A reply in the making: what is said, what it mainly does, and what it changes in the record. */
export interface Draft {
  readonly wordings: readonly Wording[];
  readonly technique: Technique;
  readonly phase: Phase;
  /** Gives steps or words, so there is more room than for listening. */
  readonly isGiving: boolean;
  readonly change: Partial<Omit<TalkRecord, 'thread'>>;
  readonly thread: Partial<Thread>;
}

type Parts = Partial<Omit<Draft, 'wordings'>>;

/** The wordings that were found, as one reply; null where none was. */
export function compose(
  { record }: Scene,
  wordings: readonly (Wording | null)[],
  { technique = 'validate', phase = record.phase, isGiving = false, change = {}, thread = {} }: Parts = {},
): Draft | null {
  const said = wordings.filter((wording) => wording !== null);
  return said.length === 0 ? null : { wordings: said, technique, phase, isGiving, change, thread };
}
