import type { Tier } from '#features/safety/contract.ts';
import { assessTurn, type SafetyState } from '#features/safety/core/protocol/assess-turn.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';
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

/** Runs the whole entry point, earlier messages included, as the app does. Minimising is judged by what stays pinned. */
export function judgeCase({ text, recent = [], tags = [], category }: EvalCase): Verdict {
  let state: SafetyState | null = null;
  let question: OpenQuestion | null = null;
  const said: { sender: 'user' | 'bot'; text: string }[] = [];
  const turn = (words: string) => {
    const outcome = assessTurn({
      text: words,
      recent: said,
      question,
      state,
      personState: null,
      country: 'US',
      now: 0,
      spoken: false,
      seed: 'eval',
      learned: LEARNED,
    });
    said.push({ sender: 'user', text: words });
    if (outcome.reply) said.push({ sender: 'bot', text: outcome.reply });
    const kind = readQuestion(outcome.reply ?? '');
    question = kind && { by: 'protocol', kind };
    state = outcome.state;
    return outcome;
  };
  for (const words of recent) turn(words);
  const { safety, reply, ruleIds } = turn(text);
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
