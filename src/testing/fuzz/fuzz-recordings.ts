import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { makeSpeechLike } from '../recordings.ts';

/** Opens one recording; rejects with an error that has a code. */
type Open = (bytes: Uint8Array) => Promise<{ readonly samples: Float32Array | null }>;

/** What a recording may be refused for. */
const REFUSALS = ['recording_unreadable', 'recording_too_long', 'unsupported_media_type', 'nothing_heard'];
const ROUND = 500;

/** One of each container that comes in. */
const SOUNDS = [
  makeSpeechLike().subarray(0, 4_096),
  ...['webm', 'mp4', 'mp3', 'ogg'].map((name) =>
    readFileSync(new URL(`../sounds/hello.${name}`, import.meta.url)),
  ),
];

/** Bytes written where containers say how long, how fast and how much. */
const LIES = fc.tuple(fc.nat(SOUNDS.length - 1), fc.nat(600), fc.uint8Array({ minLength: 1, maxLength: 8 }));

function lieIn([which, place, written]: [number, number, Uint8Array]): Buffer {
  const bytes = Buffer.from(SOUNDS[which] ?? []);
  bytes.set(written, Math.min(4 + place, bytes.length - written.length));
  return bytes;
}

export interface RecordingReport {
  readonly slowestMs: number;
  /** Refused in another way than we know, or longer than a recording may be. */
  readonly failures: readonly string[];
}

/** Opens recordings whose heads say anything at all, one after the other. The same seed makes the same ones. */
export async function fuzzRecordings(
  open: Open,
  { recordings, seed, maxSamples }: { recordings: number; seed: number; maxSamples: number },
  onRound: (done: number) => void = () => {},
): Promise<RecordingReport> {
  const failures: string[] = [];
  let slowestMs = 0;
  for (let done = 0; done < recordings; done += ROUND) {
    const numRuns = Math.min(ROUND, recordings - done);
    for (const lie of fc.sample(LIES, { numRuns, seed: seed + done })) {
      const startedAt = performance.now();
      const fault = await open(lieIn(lie)).then(
        ({ samples }) => ((samples?.length ?? 0) > maxSamples ? 'too long' : null),
        ({ code }: { code?: string }) => (REFUSALS.includes(code ?? '') ? null : String(code)),
      );
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (fault) failures.push(`${fault}: ${JSON.stringify(lie)} (seed ${seed + done})`);
    }
    onRound(done + numRuns);
  }
  return { slowestMs, failures };
}
