import type { Tier } from '#features/safety/contract.ts';
import { detectMessage } from '#features/safety/core/reading/detect-message.ts';
import type { EvalCase } from './eval-case.ts';
import { readCases } from './files.ts';
import { bringsPeople } from './report-learning.ts';

/** What cannot be misheard: the rules have to hear it without any weights. */
export const EXPLICIT = 'explicit';

/** What shares its words and is innocent: read by the rules alone, and not learned from. */
export const TWINS = 'twins';

/** Of what cannot be misheard: said so that the rules give it its tier, and not a suspicion. */
export const CERTAIN = [
  'leaving life',
  'leaving life by a day',
  'told of another',
  'danger of another now',
  'hurt by a partner now',
];

/** Innocent twins beside which nobody is shown by the rules. */
export const CALM_TWIN = 'calm twin';

/** Innocent twins that are told as over: a quiet line at most, and never the card. */
export const OVER = 'told as over';

export interface ByRules {
  readonly one: EvalCase;
  readonly tier: Tier;
  readonly hasPeople: boolean;
  readonly ruleIds: readonly string[];
}

/** A file of sentences read by the rules alone, as in the private voice before the weights have come. */
export const judgeByRulesAlone = (file: string): readonly ByRules[] =>
  readCases(file).map((one) => {
    const verdict = detectMessage(one.text, { question: null, learned: null });
    return { one, tier: verdict.tier, hasPeople: bringsPeople(verdict), ruleIds: verdict.ruleIds };
  });
