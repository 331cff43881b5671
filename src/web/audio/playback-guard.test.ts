import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BARGE_IN, createPlaybackGuard, type GuardEvent } from './playback-guard.ts';

const FRAME_MS = 10;
const DUCK_DB = 20;
const ROOM_DB = -65;

interface Scene {
  readonly replyDb: number;
  /** How much softer the echo of the reply is; it comes 100 ms later. */
  readonly echoLossDb: number;
  /** When a person speaks, and how loud. */
  readonly person?: { fromMs: number; toMs: number; db: number };
  readonly lengthMs: number;
}

const addDb = (...levels: number[]) => 10 * Math.log10(levels.reduce((sum, db) => sum + 10 ** (db / 10), 0));

/** Plays a scene: the reply is quieter while it is suspected, as the player's is. */
function play(scene: Scene, guard = createPlaybackGuard()): { event: GuardEvent; atMs: number }[] {
  const events: { event: GuardEvent; atMs: number }[] = [];
  const playbacks: number[] = [];
  let isDucked = false;
  guard.begin();
  for (let atMs = 0; atMs < scene.lengthMs; atMs += FRAME_MS) {
    const playbackDb = scene.replyDb - (isDucked ? DUCK_DB : 0);
    playbacks.push(playbackDb);
    const echoDb = (playbacks.at(-11) ?? -100) - scene.echoLossDb;
    const { person } = scene;
    const voiceDb = person && atMs >= person.fromMs && atMs < person.toMs ? person.db : -100;
    const microphoneDb = addDb(ROOM_DB, echoDb, voiceDb);
    guard.hearLevels({ playbackDb, microphoneDb, frameMs: FRAME_MS });
    const isVoice = microphoneDb > Math.max(ROOM_DB + 12, guard.leastDb());
    const event = guard.hear(isVoice, FRAME_MS);
    if (!event) continue;
    events.push({ event, atMs });
    isDucked = event === 'suspected';
    if (event === 'barge-in') break;
  }
  return events;
}

describe('playback guard', () => {
  it('is quiet soon after a person begins, and lets them in when they go on', () => {
    const events = play({
      replyDb: -20,
      echoLossDb: 30,
      person: { fromMs: 1_000, toMs: 3_000, db: -28 },
      lengthMs: 4_000,
    });
    expect(events.map(({ event }) => event)).toEqual(['suspected', 'barge-in']);
    expect(events[0]?.atMs).toBeLessThanOrEqual(1_000 + 60);
    expect(events[1]?.atMs).toBeLessThanOrEqual(1_000 + 260);
  });

  it('never lets the reply interrupt itself, however loud the room gives it back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: -6 }),
        fc.integer({ min: 0, max: 60 }),
        (replyDb, echoLossDb) => {
          const events = play({ replyDb, echoLossDb, lengthMs: 6_000 });
          expect(events.map(({ event }) => event)).not.toContain('barge-in');
        },
      ),
    );
  });

  it('learns from a wrong suspicion, and keeps it for the next reply', () => {
    const guard = createPlaybackGuard();
    const scene = { replyDb: -15, echoLossDb: 8, lengthMs: 5_000 };
    const first = play(scene, guard);
    expect(first.map(({ event }) => event).slice(0, 2)).toEqual(['suspected', 'dismissed']);
    expect(first.length).toBeLessThanOrEqual(4);
    expect(play(scene, guard)).toEqual([]);
  });

  it('forgives a knock on the table', () => {
    const events = play({
      replyDb: -20,
      echoLossDb: 30,
      person: { fromMs: 1_000, toMs: 1_080, db: -20 },
      lengthMs: 2_000,
    });
    expect(events.map(({ event }) => event)).toEqual(['suspected', 'dismissed']);
  });

  it('hears a soft voice over a loud reply once it knows that no echo comes back', () => {
    const events = play({
      replyDb: -12,
      echoLossDb: 60,
      person: { fromMs: 2_500, toMs: 5_000, db: -36 },
      lengthMs: 6_000,
    });
    expect(events.map(({ event }) => event)).toEqual(['suspected', 'barge-in']);
  });

  it('suspects nothing sooner than its first frames of voice', () => {
    expect(BARGE_IN.suspectMs).toBeGreaterThan(2 * FRAME_MS);
  });
});
