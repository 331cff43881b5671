import { createClauseDecoder } from './clause-decoder.ts';
import { createClauseTimeline } from './clause-timeline.ts';
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
  const decoder = createClauseDecoder(context);
  const timeline = createClauseTimeline();
  const listeners = new Set<() => void>();
  const ended = Promise.withResolvers<void>();
  // Who waits hears of a failure; nobody has to wait.
  ended.promise.catch(() => {});
  let snapshot: PlayerSnapshot = { status: 'waiting', heardCharacters: 0, level: 0 };
  let frame = 0;

  const arrived: SpokenChunk[] = [];
  let isTaking = false;
  let isFinished = false;

  const queue = createSoundQueue({
    context,
    output: output.input,
    onPlaced: (start, length) => {
      timeline.add(start, length);
      // In a hidden tab no frame of the screen tells it.
      if (snapshot.status === 'waiting') update({ ...snapshot, status: 'playing' });
    },
    onEmpty: () => (snapshot.status === 'ended' ? output.close() : endWhenDone()),
  });

  const heardCharacters = () => timeline.heardCharacters(context.currentTime - (context.outputLatency || 0));
  const update = (next: PlayerSnapshot) => {
    const isSame =
      next.status === snapshot.status &&
      next.heardCharacters === snapshot.heardCharacters &&
      Math.abs(next.level - snapshot.level) < 0.01;
    if (isSame) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const tick = () => {
    if (snapshot.status === 'playing')
      update({ status: 'playing', heardCharacters: heardCharacters(), level: output.level() });
    frame = requestAnimationFrame(tick);
  };

  let endWatch: (() => void) | null = null;
  const close = (heard: number) => {
    endWatch?.();
    cancelAnimationFrame(frame);
    arrived.length = 0;
    isFinished = true;
    update({ status: 'ended', heardCharacters: heard, level: 0 });
  };
  const endWhenDone = () => {
    if (snapshot.status === 'ended' || !isFinished || isTaking || arrived.length > 0) return;
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
  };
  const fail = (error: unknown) => {
    if (snapshot.status === 'ended') return;
    fallSilent();
    close(heardCharacters());
    ended.reject(error);
  };

  const openClause = ({ text = '' }: SpokenChunk) => {
    queue.flush();
    timeline.complete();
    timeline.begin(text);
  };
  const takeAll = async () => {
    for (let chunk = arrived.shift(); chunk; chunk = arrived.shift()) {
      if (decoder.isFirst(chunk)) openClause(chunk);
      const samples = await decoder.decode(chunk);
      if (snapshot.status === 'ended') return;
      queue.add(samples);
      if (!chunk.last) continue;
      queue.flush();
      timeline.complete();
    }
  };
  const take = async () => {
    if (isTaking) return;
    isTaking = true;
    try {
      await takeAll();
    } catch (error) {
      fail(error);
    } finally {
      isTaking = false;
    }
    endWhenDone();
  };

  frame = requestAnimationFrame(tick);
  return {
    add: (chunk) => {
      if (isFinished) return;
      // A telephone call may have interrupted it.
      if (context.state !== 'running') context.resume().catch(() => {}); // the next tap will
      endWatch ??= watchStart(context, () => fail(new Error('the sound device does not start')));
      arrived.push(chunk);
      void take();
    },
    finish: () => {
      isFinished = true;
      endWhenDone();
    },
    duck: output.duck,
    unduck: output.unduck,
    stop: () => {
      if (snapshot.status === 'ended') return { heardCharacters: snapshot.heardCharacters };
      const heard = heardCharacters();
      fallSilent();
      close(heard);
      ended.resolve();
      return { heardCharacters: heard };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    loudnessDb: output.loudnessDb,
    ended: ended.promise,
  };
}
