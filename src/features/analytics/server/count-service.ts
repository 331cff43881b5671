import type { Db } from '#server/db/database.ts';
import type { AnalyticsMode } from '../contract.ts';
import type { ProviderFailure } from '../core/contribution.ts';
import { toDay } from '../core/days.ts';
import { latencyStepOf } from '../core/definitions.ts';
import { addCounts } from './store.ts';

/** One more reply that took `ms` to its first word. */
export const countReplyTime = (
  db: Db,
  { mode, ms, at }: { mode: AnalyticsMode; ms: number; at: Date },
): Promise<void> =>
  addCounts(db, [{ day: toDay(at), metric: `latency:${mode}:${latencyStepOf(ms)}`, amount: 1 }]);

/** One more reply that a provider failed to give. */
export const countProviderFailure = (db: Db, kind: ProviderFailure, at: Date): Promise<void> =>
  addCounts(db, [{ day: toDay(at), metric: `failures:${kind}`, amount: 1 }]);
