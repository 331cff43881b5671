import { asc, between, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { companionUsage } from '#server/db/schema/companion.ts';
import type { TokenUsage } from '../core/companion.ts';
import { costOf } from './prices.ts';

/** What a reply of a model used; `at` decides the day, in UTC. */
export interface UsageAt {
  readonly usage: TokenUsage;
  readonly at: Date;
}

/** Adds replies of models to their days' sums. */
export async function recordUsage(db: Db, used: readonly UsageAt[]): Promise<void> {
  await db
    .insert(companionUsage)
    .values(sumUsage(used))
    .onConflictDoUpdate({
      target: [companionUsage.day, companionUsage.model, companionUsage.promptVersion],
      set: {
        replies: sql`${companionUsage.replies} + excluded.replies`,
        inputTokens: sql`${companionUsage.inputTokens} + excluded.input_tokens`,
        cachedInputTokens: sql`${companionUsage.cachedInputTokens} + excluded.cached_input_tokens`,
        outputTokens: sql`${companionUsage.outputTokens} + excluded.output_tokens`,
        costMicroUsd: sql`${companionUsage.costMicroUsd} + excluded.cost_micro_usd`,
        unpriced: sql`${companionUsage.unpriced} + excluded.unpriced`,
      },
    });
}

/** One row a day, model and prompt version. */
function sumUsage(used: readonly UsageAt[]): UsageOfDay[] {
  const sums = new Map<string, UsageOfDay>();
  for (const { usage, at } of used) {
    const { model, promptVersion } = usage;
    const day = toDay(at);
    const cost = costOf(usage);
    const key = JSON.stringify([day, model, promptVersion]);
    const before = sums.get(key);
    sums.set(key, {
      day,
      model,
      promptVersion,
      replies: (before?.replies ?? 0) + 1,
      inputTokens: (before?.inputTokens ?? 0) + usage.inputTokens,
      cachedInputTokens: (before?.cachedInputTokens ?? 0) + usage.cachedInputTokens,
      outputTokens: (before?.outputTokens ?? 0) + usage.outputTokens,
      costMicroUsd: (before?.costMicroUsd ?? 0) + (cost ?? 0),
      unpriced: (before?.unpriced ?? 0) + (cost === null ? 1 : 0),
    });
  }
  return [...sums.values()];
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
