import type { Microphone } from './microphone.ts';
import { type Recording, startRecording } from './recorder.ts';

/** A recording that is taken over holds at least this much of what came before, and at most twice as much. */
const LEAD_MS = 4_000;

export interface RollingRecording {
  /** Hands over the recording that runs: with the beginning of what is being said. Recording does not begin again. */
  take(): Recording;
  cancel(): void;
}

/**
 * Records while nobody speaks yet, and keeps only the last seconds: a first word is over before it is recognised as
 * one. Two recordings overlap, since a piece cut out of one cannot be decoded.
 */
export function startRollingRecording(microphone: Microphone, start = startRecording): RollingRecording {
  let older = start(microphone);
  let newer: Recording | null = null;
  const roll = () => {
    if (newer) {
      older.cancel();
      older = newer;
    }
    newer = start(microphone);
  };
  const timer = setInterval(roll, LEAD_MS);
  const end = () => {
    clearInterval(timer);
    newer?.cancel();
    newer = null;
  };
  return {
    take: () => {
      end();
      return older;
    },
    cancel: () => {
      end();
      older.cancel();
    },
  };
}
