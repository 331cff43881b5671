import type { AnswerOf } from '#contract/define-route.ts';
import { MODES } from '#features/analytics/contract.ts';
import { toDay } from '#features/analytics/core/days.ts';
import { latencyAt, METRICS, repliesOf, totalsOf } from '#features/analytics/core/definitions.ts';
import { VOICE_SERIES } from '#features/analytics/core/latency-series.ts';
import { readCounts } from '#features/analytics/server/public.ts';
import { readUsageByDay } from '#features/companion/server/public.ts';
import { listReferralMonths } from '#features/safety/server/public.ts';
import type { Parts } from '#server/parts.ts';
import type { Range, readOperations } from '../contract.ts';
import { BEGINNING, spanOf } from '../core/figures.ts';

/** How the service itself is doing. */
export async function gatherOperations(
  { db, rowKey, now }: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  range: Range,
): Promise<AnswerOf<typeof readOperations>> {
  const { from, to } = spanOf(range, toDay(now()));
  const [latency, failures, usage, referrals] = await Promise.all([
    readCounts({ db, rowKey }, METRICS.latency, from),
    readCounts({ db, rowKey }, METRICS.failures, from),
    readUsageByDay(db, { from: from ?? BEGINNING, to }),
    listReferralMonths(db, rowKey, now()),
  ]);
  const sums = totalsOf(latency);
  return {
    latency: MODES.map((mode) => ({
      mode,
      replies: repliesOf(sums, mode),
      medianMs: latencyAt(sums, mode, 0.5),
      p95Ms: latencyAt(sums, mode, 0.95),
    })),
    voiceWaits: VOICE_SERIES.map(({ path, wait, series }) => ({
      path,
      wait,
      turns: repliesOf(sums, series),
      medianMs: latencyAt(sums, series, 0.5),
      p95Ms: latencyAt(sums, series, 0.95),
    })).filter(({ turns }) => turns > 0),
    failures: failures.map(({ day, metric, total }) => ({
      date: day,
      kind: metric.replace('failures:', ''),
      count: total,
    })),
    usage: usage.map((row) => ({
      date: row.day,
      model: row.model,
      replies: row.replies,
      inputTokens: row.inputTokens,
      outputTokens: row.outputTokens,
      costUsd: row.costMicroUsd / 1_000_000,
      unpricedReplies: row.unpriced,
    })),
    referrals: referrals.toReversed(),
  };
}
