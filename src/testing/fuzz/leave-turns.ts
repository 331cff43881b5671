import { readFileSync } from 'node:fs';
import { makeSpeechLike } from '../recordings.ts';
import { asFile } from '../speak.ts';

/** Large enough to be sent and passed on in many pieces; and one that a browser recorded. */
const RECORDINGS = [
  asFile(makeSpeechLike(30)),
  asFile(readFileSync(new URL('../sounds/hello.webm', import.meta.url))),
];

type Speak = (fields: { audio?: Blob }, signal?: AbortSignal) => Promise<Response>;

/** How often somebody who has just left stays for once. */
const STAYS_EVERY = 20;

/**
 * Says turns and goes away from each after its time: while it is sent, heard, or answered. WAV and WebM by turns. Now and
 * then they speak again at once and stay: gives how that was answered, where it was not with the reply.
 */
export async function leaveTurns(
  speakers: readonly Speak[],
  moments: readonly number[],
  onLeft: (done: number) => void = () => {},
): Promise<string[]> {
  const left = moments.entries();
  const refusals: string[] = [];
  let done = 0;
  await Promise.all(
    speakers.map(async (speak) => {
      for (const [at, ms] of left) {
        const audio = RECORDINGS[at % RECORDINGS.length];
        if (!audio) throw new Error('no recording');
        await speak({ audio }, AbortSignal.timeout(ms)).then(
          (answer) => answer.body?.cancel(),
          () => undefined,
        );
        done += 1;
        onLeft(done);
        if (done % STAYS_EVERY > 0) continue;
        const answer = await speak({});
        const told = await answer.text();
        if (answer.status !== 200) refusals.push(`${answer.status} right after: ${told.slice(0, 100)}`);
      }
    }),
  );
  return refusals;
}
