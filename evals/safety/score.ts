import type { Tier } from '#features/safety/contract.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { NOBODY, openConversation } from './conversation.ts';
import type { EvalCase } from './eval-case.ts';

export interface Verdict {
  /** What the message is certain of; a suspicion is T1. */
  readonly found: Tier;
  /** People to turn to stand beside the reply, in a card or in the quiet line. */
  readonly hasPeople: boolean;
  /** The safety layer replies, and not the companion. */
  readonly isTakenOver: boolean;
  readonly tagsFound: boolean;
  readonly ruleIds: readonly string[];
}

/** Runs the whole entry point, earlier messages included. Minimising is judged by what stays pinned. */
export function judgeCase({ text, recent = [], tags = [], category }: EvalCase): Verdict {
  const talk = openConversation({ seed: 'eval', country: 'US', learned: LEARNED, companion: NOBODY });
  for (const words of recent) talk.say(words);
  const { safety, reply, ruleIds } = talk.say(text).outcome;
  const isMinimising = category === 'minimising';
  return {
    found: (isMinimising ? safety?.tier : safety?.messageTier) ?? 'T0',
    hasPeople: isMinimising ? isAtLeast(safety?.tier ?? 'T0', 'T2') : (safety?.resources.length ?? 0) > 0,
    isTakenOver: reply !== null,
    tagsFound: tags.every((tag) => safety?.tags.includes(tag)),
    ruleIds,
  };
}

export const needsPeople = ({ tier }: Pick<EvalCase, 'tier'>): boolean => isAtLeast(tier, 'T2');
