import type { Limit, RateLimits } from '#server/rate-limits.ts';
import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';

const DAY_S = 86_400;

export const SPENT_NOTICE =
  'for today our turns with the outside model are used up. until tomorrow i, the built-in guide, am here with you.';

export interface ModelAllowance {
  /** Counts a turn of a person. `just spent` is told once a day. */
  take(personId: string): Promise<'left' | 'just spent' | 'spent'>;
  isSpent(personId: string): Promise<boolean>;
}

/** How many turns of a model one person has in a day (UTC): replies and prompts are bounded, so the day's cost is, too. */
export function createModelAllowance(
  { rateLimits, now }: { rateLimits: RateLimits; now: () => Date },
  turnsPerDay: number,
  name: 'model-turns' | 'model-verdicts' = 'model-turns',
): ModelAllowance {
  const limit: Limit = { name, points: turnsPerDay, seconds: DAY_S };
  const keyOf = (personId: string): string => `${personId}:${now().toISOString().slice(0, 10)}`;
  return {
    async take(personId) {
      const taken = await rateLimits.take(limit, keyOf(personId));
      if (taken <= turnsPerDay) return 'left';
      return taken === turnsPerDay + 1 ? 'just spent' : 'spent';
    },
    isSpent: async (personId) => (await rateLimits.count(limit, keyOf(personId))) >= turnsPerDay,
  };
}

/** The model while the person has turns left, then the guide, which says so plainly the first time. */
export function withAllowance(
  byModel: Companion,
  guide: Companion,
  take: () => ReturnType<ModelAllowance['take']>,
): Companion {
  async function* reply(
    turn: CompanionTurn,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart, void, undefined> {
    const allowance = await take();
    if (allowance === 'left') return yield* byModel.reply(turn, signal);
    if (allowance === 'just spent') yield { type: 'text', text: `${SPENT_NOTICE}\n\n` };
    yield* guide.reply(turn, signal);
  }
  return { name: byModel.name, reply };
}
