import { createStore } from '../store.ts';
import { createChunkIntake } from './chunk-intake.ts';
import { createClauseTimeline } from './clause-timeline.ts';
import { outputLatencyOf } from './output-latency.ts';
import { createPlayerOutput } from './player-output.ts';
import { createSoundQueue } from './sound-queue.ts';
import type { SpokenChunk } from './spoken-chunk.ts';
import { watchStart } from './watch-start.ts';

export type { SpokenChunk } from './spoken-chunk.ts';

/** After this the fade is over and the sources are let go. */
const STOP_AFTER_S = 0.03;

export interface PlayerSnapshot {
  /** 'waiting' until the first sound. */
  readonly status: 'waiting' | 'playing' | 'ended';
  /** Of the spoken reply, to the end of the last word heard. */
  readonly heardCharacters: number;
  /** 0 to 1, measured as the microphone's is. */
  readonly level: number;
}

export interface Player {
  add(chunk: SpokenChunk): void;
  /** No more chunks will come. */
  finish(): void;
  /** Grows quiet: perhaps somebody speaks. */
  duck(): void;
  unduck(): void;
  /** Falls silent within 100 ms, with a short fade. */
  stop(): { heardCharacters: number };
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
  /** How loud it is just now, in dB of full scale. */
  loudnessDb(): number;
  /** Resolves when all was heard, or at `stop`. Rejects when a sound cannot be decoded or the device does not start: it is silent then. */
  readonly ended: Promise<void>;
}

/**
 * Plays a spoken reply without gaps while it still arrives, through Web Audio: it works in browsers that stream no MP3.
 * One player speaks one reply.
 */
export function createPlayer(context: AudioContext): Player {
  const output = createPlayerOutput(context);
  const timeline = createClauseTimeline();
  const ended = Promise.withResolvers<void>();
  // Who waits hears of a failure; nobody has to wait.
  ended.promise.catch(() => {});
  let isFinished = false;
  let endWatch: (() => void) | null = null;

  const queue = createSoundQueue({
    context,
    output: output.input,
    onPlaced: (start, length) => {
      timeline.add(start, length);
      told.begin();
    },
    onEmpty: () => (read().status === 'ended' ? output.close() : endWhenDone()),
  });
  const intake = createChunkIntake({
    context,
    queue,
    timeline,
    onTaken: () => endWhenDone(),
    onError: (error) => fail(error),
  });

  const heardCharacters = () => timeline.heardCharacters(context.currentTime - outputLatencyOf(context));
  const told = tellPlayback(() => ({ heardCharacters: heardCharacters(), level: output.level() }));
  const { getSnapshot: read, subscribe } = told;
  const close = (heard: number) => {
    endWatch?.();
    intake.close();
    isFinished = true;
    told.end(heard);
  };
  const endWhenDone = () => {
    if (read().status === 'ended' || !isFinished || intake.isBusy()) return;
    queue.flush();
    if (!queue.isEmpty()) return;
    close(timeline.heardCharacters(Number.POSITIVE_INFINITY));
    output.close();
    ended.resolve();
  };
  const fallSilent = () => {
    output.fadeOut();
    if (queue.isEmpty()) output.close();
    else queue.stop(context.currentTime + STOP_AFTER_S);
    close(heardCharacters());
  };
  const fail = (error: unknown) => {
    if (read().status === 'ended') return;
    fallSilent();
    ended.reject(error);
  };

  return {
    add: (chunk) => {
      if (isFinished) return;
      // A telephone call may have interrupted it.
      if (context.state !== 'running') context.resume().catch(() => {}); // the next tap will
      endWatch ??= watchStart(context, () => fail(new Error('the sound device does not start')));
      intake.add(chunk);
    },
    finish: () => {
      isFinished = true;
      endWhenDone();
    },
    duck: output.duck,
    unduck: output.unduck,
    stop: () => {
      if (read().status !== 'ended') fallSilent();
      ended.resolve();
      return { heardCharacters: read().heardCharacters };
    },
    subscribe,
    getSnapshot: read,
    loudnessDb: output.loudnessDb,
    ended: ended.promise,
  };
}

type Measured = Pick<PlayerSnapshot, 'heardCharacters' | 'level'>;

/** What is told of the playing, measured with every frame of the screen. */
function tellPlayback(measure: () => Measured) {
  const store = createStore<PlayerSnapshot>({ status: 'waiting', heardCharacters: 0, level: 0 });
  const { getSnapshot, subscribe, set } = store;
  let frame = 0;
  const tick = () => {
    frame = requestAnimationFrame(tick);
    const { status, ...before } = getSnapshot();
    const next = status === 'playing' ? measure() : before;
    if (!isLike(before, next)) set({ status, ...next });
  };
  frame = requestAnimationFrame(tick);
  return {
    getSnapshot,
    subscribe,
    begin() {
      // In a hidden tab no frame of the screen tells it.
      if (getSnapshot().status === 'waiting') set({ ...getSnapshot(), status: 'playing' });
    },
    end(heardCharacters: number) {
      cancelAnimationFrame(frame);
      set({ status: 'ended', heardCharacters, level: 0 });
    },
  };
}

/** A difference in loudness that nobody sees is none. */
const isLike = (one: Measured, other: Measured): boolean =>
  one.heardCharacters === other.heardCharacters && Math.abs(one.level - other.level) < 0.01;
