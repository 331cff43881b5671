import { asc, between, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { companionUsage } from '#server/db/schema/companion.ts';
import type { TokenUsage } from '../core/companion.ts';
import { costOf } from './prices.ts';

/** Adds one reply of a model to its day's sums. `at` decides the day, in UTC. */
export async function recordUsage(db: Db, usage: TokenUsage, at: Date): Promise<void> {
  const { inputTokens, cachedInputTokens, outputTokens } = usage;
  const cost = costOf(usage);
  const added = {
    inputTokens,
    cachedInputTokens,
    outputTokens,
    costMicroUsd: cost ?? 0,
    unpriced: cost === null ? 1 : 0,
  };
  await db
    .insert(companionUsage)
    .values({ day: toDay(at), model: usage.model, promptVersion: usage.promptVersion, replies: 1, ...added })
    .onConflictDoUpdate({
      target: [companionUsage.day, companionUsage.model, companionUsage.promptVersion],
      set: {
        replies: sql`${companionUsage.replies} + 1`,
        inputTokens: sql`${companionUsage.inputTokens} + ${inputTokens}`,
        cachedInputTokens: sql`${companionUsage.cachedInputTokens} + ${cachedInputTokens}`,
        outputTokens: sql`${companionUsage.outputTokens} + ${outputTokens}`,
        costMicroUsd: sql`${companionUsage.costMicroUsd} + ${added.costMicroUsd}`,
        unpriced: sql`${companionUsage.unpriced} + ${added.unpriced}`,
      },
    });
}

type UsageOfDay = typeof companionUsage.$inferSelect;

/** What the models used and cost, a row for each day, model and prompt version; both days included (YYYY-MM-DD). */
export function readUsageByDay(db: Db, days: { from: string; to: string }): Promise<UsageOfDay[]> {
  return db
    .select()
    .from(companionUsage)
    .where(between(companionUsage.day, days.from, days.to))
    .orderBy(asc(companionUsage.day), asc(companionUsage.model), asc(companionUsage.promptVersion));
}

const toDay = (at: Date): string => at.toISOString().slice(0, 10);
