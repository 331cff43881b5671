import type { BodyOf } from '#contract/define-route.ts';
import type { Db } from '#server/db/database.ts';
import type { reportLatency } from '../../voice-chat/contract.ts';
import type { AnalyticsMode } from '../contract.ts';
import { type ProviderFailure, sumSteps } from '../core/contribution.ts';
import { toDay } from '../core/days.ts';
import { latencyStepOf } from '../core/definitions.ts';
import type { VOICE_WAITS } from '../core/latency-series.ts';
import { addCounts } from './store.ts';

/** A reply that took `ms` to its first word. */
export interface ReplyTime {
  readonly mode: AnalyticsMode;
  readonly ms: number;
  readonly at: Date;
}

export const countReplyTimes = (db: Db, times: readonly ReplyTime[]): Promise<void> =>
  addCounts(
    db,
    sumSteps(
      times.map(({ mode, ms, at }) => ({
        day: toDay(at),
        metric: `latency:${mode}:${latencyStepOf(ms)}` as const,
        amount: 1,
      })),
    ),
  );

/** One more spoken turn, with the waits that its browser measured. */
export function countVoiceWaits(
  db: Db,
  { at, path, ...waits }: BodyOf<typeof reportLatency> & { at: Date },
): Promise<void> {
  const count = (wait: (typeof VOICE_WAITS)[number], ms: number) =>
    ({ day: toDay(at), metric: `latency:${path}_${wait}:${latencyStepOf(ms)}`, amount: 1 }) as const;
  return addCounts(db, [
    count('transcript', waits.endOfSpeechToTranscriptMs),
    count('first_word', waits.toFirstWordMs),
    count('first_sound', waits.toFirstSoundMs),
  ]);
}

/** One more reply that a provider failed to give. */
export const countProviderFailure = (db: Db, kind: ProviderFailure, at: Date): Promise<void> =>
  addCounts(db, [{ day: toDay(at), metric: `failures:${kind}`, amount: 1 }]);
