import type { Background } from '#server/background.ts';
import type { Limit, RateLimits } from '#server/rate-limits.ts';
import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';

const DAY_S = 86_400;

export const SPENT_NOTICE =
  'for today our turns with the outside model are used up. until tomorrow i, the built-in guide, am here with you.';

type Taken = 'left' | 'just spent' | 'spent';

export interface ModelAllowance {
  /** Reads what was counted today, where this process has not heard of it: `take` then need not wait for its count. */
  expect(personId: string): Promise<void>;
  /** Counts a turn of a person, by its key once, however often it is asked for. `just spent` is told once a day. */
  take(personId: string, turn?: string): Promise<Taken>;
  isSpent(personId: string): Promise<boolean>;
}

/** Below this share of a day's turns nobody can come to their end while a count is under way. */
const CERTAIN_SHARE = 0.5;

/**
 * How many turns of a model one person has in a day (UTC): replies and prompts are bounded, so the day's cost is, too.
 * While a person is far from the end, their reply does not wait for the count.
 */
export function createModelAllowance(
  { rateLimits, now, background }: { rateLimits: RateLimits; now: () => Date; background: Background },
  turnsPerDay: number,
): ModelAllowance {
  const limit: Limit = { name: 'model-turns', points: turnsPerDay, seconds: DAY_S };
  const dayOf = (): string => now().toISOString().slice(0, 10);
  const keyOf = (personId: string): string => `${personId}:${dayOf()}`;
  /** What this process last heard of today's counts, and how many of its own it has not heard yet. */
  const heard = {
    day: dayOf(),
    counts: new Map<string, number>(),
    /** Each person's last turn, and what came of its count. */
    turns: new Map<string, { readonly turn: string; readonly taken: Promise<Taken> }>(),
  };
  const underWay = new Map<string, number>();
  const change = (personId: string, by: 1 | -1): void => {
    const left = (underWay.get(personId) ?? 0) + by;
    if (left > 0) underWay.set(personId, left);
    else underWay.delete(personId);
  };

  /** Of today. */
  const countsHeard = (): Map<string, number> => {
    if (heard.day !== dayOf()) Object.assign(heard, { day: dayOf(), counts: new Map(), turns: new Map() });
    return heard.counts;
  };
  const hear = (counts: Map<string, number>, personId: string, taken: number): void => {
    counts.set(personId, Math.max(taken, counts.get(personId) ?? 0));
  };

  const count = async (personId: string): Promise<number> => {
    const { counts } = heard;
    change(personId, 1);
    try {
      const taken = await rateLimits.take(limit, keyOf(personId));
      hear(counts, personId, taken);
      return taken;
    } finally {
      change(personId, -1);
    }
  };
  const isFarFromEnd = (personId: string): boolean => {
    const known = countsHeard().get(personId);
    return known !== undefined && known + (underWay.get(personId) ?? 0) < turnsPerDay * CERTAIN_SHARE;
  };

  const takeOne = async (personId: string): Promise<Taken> => {
    if (isFarFromEnd(personId)) {
      background.run('count a turn of a model', async () => void (await count(personId)));
      return 'left';
    }
    const taken = await count(personId);
    if (taken <= turnsPerDay) return 'left';
    return taken === turnsPerDay + 1 ? 'just spent' : 'spent';
  };

  return {
    async expect(personId) {
      const counts = countsHeard();
      if (!counts.has(personId)) hear(counts, personId, await rateLimits.count(limit, keyOf(personId)));
    },
    async take(personId, turn) {
      countsHeard();
      const last = heard.turns.get(personId);
      if (turn !== undefined && last?.turn === turn) return last.taken;
      const taken = takeOne(personId);
      if (turn !== undefined) heard.turns.set(personId, { turn, taken });
      return taken;
    },
    isSpent: async (personId) =>
      !isFarFromEnd(personId) && (await rateLimits.count(limit, keyOf(personId))) >= turnsPerDay,
  };
}

/** Whether a model may judge one more message of a person today. */
export type TakeVerdict = (personId: string) => boolean;

/**
 * How many verdicts of a model one person has in a day (UTC). Counted in memory, by each process: a row for whoever was asked
 * about would say of whom there was doubt, and when.
 */
export function createVerdictAllowance({ now }: { now: () => Date }, verdictsPerDay: number): TakeVerdict {
  let taken = { day: '', counts: new Map<string, number>() };
  return (personId) => {
    const day = now().toISOString().slice(0, 10);
    if (taken.day !== day) taken = { day, counts: new Map() };
    const count = (taken.counts.get(personId) ?? 0) + 1;
    taken.counts.set(personId, count);
    return count <= verdictsPerDay;
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
    // In danger nobody reads of our limits before they are answered.
    if (allowance === 'just spent' && turn.safety.step === null)
      yield { type: 'text', text: `${SPENT_NOTICE}\n\n` };
    yield* guide.reply(turn, signal);
  }
  return { name: byModel.name, reply };
}
