import { beforeAll, describe, expect, it } from 'vitest';
import { join, loadFrameCutter, silence, speak } from '#testing/web/generated-speech.ts';
import { createFrameJudge, type ListenerEvent } from './listener.ts';

let cutFrames: Awaited<ReturnType<typeof loadFrameCutter>>;
beforeAll(async () => {
  cutFrames = await loadFrameCutter();
});

const PERSON = 'i have been thinking about my mother, and about the walk home.';
const REPLY =
  'it sounds like the day asked more of you than you had to give. and still, you noticed how you felt on the walk home.';
const DUCK_DB = 20;
const ECHO_FRAMES = 8;
const ROOM_DB = -65;

const addDb = (...levels: number[]) => 10 * Math.log10(levels.reduce((sum, db) => sum + 10 ** (db / 10), 0));

/** A reply is spoken into a room that gives it back softer; a person may speak from `personS` on. */
async function speakOver(
  reply: Float32Array,
  echoLossDb: number,
  person?: { said: Float32Array; fromS: number },
) {
  const replyFrames = cutFrames(reply);
  const personFrames = person ? cutFrames(join(silence(person.fromS), person.said)) : [];
  const firstWord = personFrames.findIndex(({ db }) => db > -40);
  let isDucked = false;
  let ducks = 0;
  const told: { event: ListenerEvent; frame: number }[] = [];
  const gains: number[] = [];
  let now = 0;
  const judge = createFrameJudge(null, (event) => told.push({ event, frame: now }));
  for (let i = 0; i < 300; i++) judge.hear({ db: ROOM_DB, ms: 10, samples: null });
  const playbackDb = (frame: number) => (replyFrames[frame]?.db ?? -100) + (gains[frame] ?? 0);
  judge.watchPlayback({
    duck: () => {
      isDucked = true;
      ducks += 1;
    },
    unduck: () => {
      isDucked = false;
    },
    loudnessDb: () => playbackDb(now),
  });
  for (now = 0; now < replyFrames.length && told.length === 0; now++) {
    gains.push(isDucked ? -DUCK_DB : 0);
    const echoDb = playbackDb(now - ECHO_FRAMES) - echoLossDb;
    judge.hear({ db: addDb(ROOM_DB, echoDb, personFrames[now]?.db ?? -100), ms: 10, samples: null });
  }
  return { told, ducks, msAfterFirstWord: ((told[0]?.frame ?? Number.NaN) - firstWord) * 10 };
}

describe('a spoken reply', () => {
  it('does not interrupt itself, whatever the room gives back of it', async () => {
    const reply = await speak(REPLY);
    for (const echoLossDb of [0, 6, 12, 18, 24, 36, 60]) {
      const { told, ducks } = await speakOver(reply, echoLossDb);
      expect(told, `echo ${echoLossDb} dB softer`).toEqual([]);
      // It grew quiet a few times at the most, until it knew the room.
      expect(ducks, `echo ${echoLossDb} dB softer`).toBeLessThanOrEqual(3);
    }
  });

  it('lets a person in soon after their first word', async () => {
    const [reply, said] = await Promise.all([speak(REPLY), speak(PERSON)]);
    for (const echoLossDb of [20, 30, 60])
      for (const fromS of [0.5, 1.5, 3]) {
        const { told, msAfterFirstWord } = await speakOver(reply, echoLossDb, { said, fromS });
        expect(told[0]?.event, `echo ${echoLossDb} dB softer, from ${fromS} s`).toBe('barge-in');
        expect(msAfterFirstWord).toBeLessThanOrEqual(600);
      }
  });
});
