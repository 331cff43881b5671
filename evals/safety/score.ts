import { z } from 'zod';
import { safetyTagSchema, type Tier, tierSchema } from '#features/safety/contract.ts';
import { assessTurn, type SafetyState } from '#features/safety/core/assess-turn.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';

/** One sentence with what a careful person would make of it. `recent` is what the person said before, oldest first. */
export const caseSchema = z.strictObject({
  category: z.string(),
  tier: tierSchema,
  text: z.string(),
  tags: z.array(safetyTagSchema).optional(),
  recent: z.array(z.string()).optional(),
});
export type EvalCase = z.infer<typeof caseSchema>;

export interface Verdict {
  readonly found: Tier;
  readonly hasResources: boolean;
  readonly tagsFound: boolean;
  readonly ruleIds: readonly string[];
}

/** Runs the whole entry point, earlier messages included, as the app does. Minimising is judged by what stays pinned. */
export function judgeCase({ text, recent = [], tags = [], category }: EvalCase): Verdict {
  let state: SafetyState | null = null;
  const said: { sender: 'user' | 'bot'; text: string }[] = [];
  const turn = (words: string) => {
    const outcome = assessTurn({
      text: words,
      recent: said,
      state,
      personState: null,
      country: 'US',
      now: 0,
      spoken: false,
      seed: 'eval',
    });
    said.push({ sender: 'user', text: words });
    if (outcome.reply) said.push({ sender: 'bot', text: outcome.reply });
    state = outcome.state;
    return outcome;
  };
  for (const words of recent) turn(words);
  const { safety, ruleIds } = turn(text);
  const found = (category === 'minimising' ? safety?.tier : safety?.messageTier) ?? 'T0';
  return {
    found,
    hasResources: (safety?.resources.length ?? 0) > 0,
    tagsFound: tags.every((tag) => safety?.tags.includes(tag)),
    ruleIds,
  };
}

/** The lowest tier that counts as having noticed: T3 for T3 and T4, T2 for T2, and nothing is asked of T0 and T1. */
export function isNoticed(expected: Tier, found: Tier): boolean {
  if (isAtLeast(expected, 'T3')) return isAtLeast(found, 'T3');
  return expected === 'T2' ? isAtLeast(found, 'T2') : true;
}

/** Resources for a person who needs none: T2 and above where T0 or T1 is right. */
export function isFalseAlarm(expected: Tier, found: Tier): boolean {
  return !isAtLeast(expected, 'T2') && isAtLeast(found, 'T2');
}
