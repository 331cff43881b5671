import type { Latency } from './voice-calls.ts';

type Mark = 'transcript' | 'word' | 'sound';

export interface LatencyTrace {
  /** The first time counts. */
  mark(mark: Mark): void;
  /** The stream broke, and the three calls went on. */
  slow(): void;
}

/** The waits of one turn from the end of speech; reported once, with the first sound. */
export function startLatencyTrace(now: () => number, report: (latency: Latency) => void): LatencyTrace {
  const startedAt = now();
  const waits = new Map<Mark, number>();
  let path: Latency['path'] = 'stream';
  return {
    mark(mark) {
      if (waits.has('sound') || waits.has(mark)) return;
      waits.set(mark, Math.round(now() - startedAt));
      if (mark !== 'sound') return;
      const toFirstSoundMs = waits.get('sound') ?? 0;
      const toFirstWordMs = waits.get('word') ?? toFirstSoundMs;
      report({
        endOfSpeechToTranscriptMs: waits.get('transcript') ?? toFirstWordMs,
        toFirstWordMs,
        toFirstSoundMs,
        path,
      });
    },
    slow() {
      path = 'three_calls';
    },
  };
}
