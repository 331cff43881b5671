import type { Sentence } from '#language/read-message.ts';
import type { Tier } from '../../contract.ts';
import type { RuleKind } from '../rules/rule.ts';

export type Heard = RuleKind | 'denied' | 'laughing' | 'exclaiming' | 'softened';

/** A sentence with what the rules made of it. */
export interface JudgedSentence {
  readonly sentence: Sentence;
  readonly heard: ReadonlySet<Heard>;
  /** The speaker's own danger. */
  readonly tier: Tier;
  readonly isAboutOthers: boolean;
  /** Families of signs (`rules-en-signs.ts`): each is nothing by itself. */
  readonly signs: readonly string[];
}
