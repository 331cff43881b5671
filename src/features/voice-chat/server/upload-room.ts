import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';

/** One is spoken; others are sent again over a line that broke. */
const AT_ONCE_BY_PERSON = 3;
/** Of everybody: what a server of 1 GB has to spare. Ten times the largest, hundreds of what people really say. */
const HELD_MAX_BYTES = 256 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** That a page has gone is heard within so many turns of the event loop, also where the loop was held meanwhile. */
const TURNS_TO_HEAR = 20;

/** @throws {AppError} speech_busy, when there is no room for so many bytes more */
export type TakeRoom = (bytes: number) => void;

/** Recordings that are in memory, until they were heard. */
export interface UploadRoom {
  /**
   * One whose page goes away counts for its person no more, whatever still runs; its bytes count until that has ended.
   * @throws {AppError} speech_busy, when the person has too many under way
   */
  hold<Result>(
    personId: string,
    leaving: AbortSignal,
    hear: (take: TakeRoom) => Promise<Result>,
  ): Promise<Result>;
  /** Bytes that stay for longer than a call. @throws {AppError} speech_busy */
  readonly take: TakeRoom;
  readonly giveBack: (bytes: number) => void;
}

const busy = (): AppError => new AppError('speech_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

export function createUploadRoom({ maxBytes = HELD_MAX_BYTES } = {}): UploadRoom {
  const underWay = new Map<string, number>();
  let heldBytes = 0;
  const change = (personId: string, by: 1 | -1): void => {
    const count = (underWay.get(personId) ?? 0) + by;
    if (count > 0) underWay.set(personId, count);
    else underWay.delete(personId);
  };
  const take: TakeRoom = (bytes) => {
    if (heldBytes + bytes > maxBytes) throw busy();
    heldBytes += bytes;
  };
  const giveBack = (bytes: number): void => {
    heldBytes -= bytes;
  };
  return {
    take,
    giveBack,
    async hold(personId, leaving, hear) {
      const isFull = (): boolean => (underWay.get(personId) ?? 0) >= AT_ONCE_BY_PERSON;
      for (let turn = 0; isFull() && turn < TURNS_TO_HEAR; turn++) await nextTurn();
      if (isFull()) throw busy();
      leaving.throwIfAborted();
      change(personId, 1);
      let ownBytes = 0;
      let isOver = false;
      let isCounted = true;
      const uncount = (): void => {
        if (isCounted) change(personId, -1);
        isCounted = false;
      };
      leaving.addEventListener('abort', uncount, { once: true });
      try {
        return await hear((bytes) => {
          // An upload that was too slow may still be coming in.
          if (isOver) throw busy();
          take(bytes);
          ownBytes += bytes;
        });
      } finally {
        isOver = true;
        giveBack(ownBytes);
        leaving.removeEventListener('abort', uncount);
        uncount();
      }
    },
  };
}
