import { createClauseDecoder } from './clause-decoder.ts';
import type { ClauseTimeline } from './clause-timeline.ts';
import type { SoundQueue } from './sound-queue.ts';
import type { SpokenChunk } from './spoken-chunk.ts';

interface IntakeParts {
  readonly context: AudioContext;
  readonly queue: SoundQueue;
  readonly timeline: ClauseTimeline;
  /** All that has arrived is in the queue. */
  readonly onTaken: () => void;
  /** A sound cannot be decoded. */
  readonly onError: (error: unknown) => void;
}

/** Takes chunks as they arrive, one after the other, into the queue. */
export interface ChunkIntake {
  add(chunk: SpokenChunk): void;
  isBusy(): boolean;
  /** What is still to be taken is let go. */
  close(): void;
}

export function createChunkIntake({ context, queue, timeline, onTaken, onError }: IntakeParts): ChunkIntake {
  const decoder = createClauseDecoder(context);
  const arrived: SpokenChunk[] = [];
  let isTaking = false;
  let isClosed = false;

  const openClause = ({ text = '' }: SpokenChunk) => {
    queue.flush();
    timeline.complete();
    timeline.begin(text);
  };
  const takeAll = async () => {
    for (let chunk = arrived.shift(); chunk; chunk = arrived.shift()) {
      if (decoder.isFirst(chunk)) openClause(chunk);
      const samples = await decoder.decode(chunk);
      if (isClosed) return;
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
      onError(error);
    } finally {
      isTaking = false;
    }
    onTaken();
  };

  return {
    add(chunk) {
      arrived.push(chunk);
      void take();
    },
    isBusy: () => isTaking || arrived.length > 0,
    close() {
      isClosed = true;
      arrived.length = 0;
    },
  };
}
