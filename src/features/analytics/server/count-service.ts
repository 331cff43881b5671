import type { BodyOf } from '#contract/define-route.ts';
import type { reportLatency } from '#features/voice-chat/contract.ts';
import type { AnalyticsMode } from '../contract.ts';
import { type CountStep, type ProviderFailure, sumSteps } from '../core/contribution.ts';
import { toDay } from '../core/days.ts';
import { latencyStepOf } from '../core/definitions.ts';
import type { VOICE_WAITS } from '../core/latency-series.ts';
import { addCounts, type SumParts } from './sums.ts';

/** A reply that took `ms` to its first word. */
export interface ReplyTime {
  readonly mode: AnalyticsMode;
  readonly ms: number;
  readonly at: Date;
}

const addAtOnce = ({ db, rowKey }: SumParts, steps: readonly CountStep[]): Promise<void> =>
  db.transaction((tx) => addCounts({ db: tx, rowKey }, steps));

export const countReplyTimes = (parts: SumParts, times: readonly ReplyTime[]): Promise<void> =>
  addAtOnce(
    parts,
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
  parts: SumParts,
  { at, path, ...waits }: BodyOf<typeof reportLatency> & { at: Date },
): Promise<void> {
  const count = (wait: (typeof VOICE_WAITS)[number], ms: number) =>
    ({ day: toDay(at), metric: `latency:${path}_${wait}:${latencyStepOf(ms)}`, amount: 1 }) as const;
  return addAtOnce(parts, [
    count('transcript', waits.endOfSpeechToTranscriptMs),
    count('first_word', waits.toFirstWordMs),
    count('first_sound', waits.toFirstSoundMs),
  ]);
}

/** One more reply that a provider failed to give. */
export const countProviderFailure = (parts: SumParts, kind: ProviderFailure, at: Date): Promise<void> =>
  addAtOnce(parts, [{ day: toDay(at), metric: `failures:${kind}`, amount: 1 }]);
