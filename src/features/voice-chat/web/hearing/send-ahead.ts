import { ApiError } from '#web/api/api-error.ts';

/** How long the end of speech waits for a piece that is under way; a slower one is sent again with the rest. */
const LAST_PIECE_MS = 400;
/** About four seconds of sound: no more is sent twice. */
const PIECE_MAX_BYTES = 64 * 1024;

export interface RecordingPiece {
  readonly recordingId: string;
  readonly from: number;
  readonly audio: Blob;
  /** With its end the person paused. */
  readonly isPause: boolean;
}

/** What the server has of a recording, as its turn says it. */
export interface SentAhead {
  readonly recordingId: string;
  readonly from: number;
  /** Where the last pause began, if nothing was said since. */
  readonly heardTo: number | null;
}

/** One recording that is sent while it is being made. */
export interface RecordingAhead {
  readonly grow: (soFar: Blob) => void;
  /** @param soFar all up to the pause, as soon as the recorder gives it */
  readonly pause: (soFar: Promise<Blob>) => void;
  readonly resume: () => void;
  /** Null: nothing of it stands on the server, so that it is sent whole. */
  end(): Promise<SentAhead | null>;
  cancel(): void;
}

interface AheadParts {
  readonly newId: () => string;
  /** @throws {ApiError} */
  readonly sendPiece: (piece: RecordingPiece, signal: AbortSignal) => Promise<unknown>;
}

/** Pieces do not come together there: another process answers each call, or an older server. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && ['recording_incomplete', 'not_found'].includes(error.code ?? '');

/** Gives each recording of a page its sender. Where it did not work once, recordings go whole from then on. */
export function createSendAhead(parts: AheadParts): () => RecordingAhead {
  let isHoped = true;
  return () =>
    startAhead(parts, isHoped, () => {
      isHoped = false;
    });
}

function startAhead(
  { newId, sendPiece }: AheadParts,
  isHoped: boolean,
  giveUpHope: () => void,
): RecordingAhead {
  const recordingId = newId();
  const leaving = new AbortController();
  let soFar = new Blob();
  let sent = 0;
  /** `at`: null until the recorder has told where it is. */
  let pause: { at: number | null } | null = null;
  let hasFailed = !isHoped;
  let isOver = false;
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    try {
      while (sent < soFar.size && !leaving.signal.aborted) {
        const to = Math.min(soFar.size, sent + PIECE_MAX_BYTES);
        const piece = { recordingId, from: sent, audio: soFar.slice(sent, to), isPause: to === pause?.at };
        await sendPiece(piece, leaving.signal);
        sent = to;
      }
    } catch (error) {
      // What is wrong with more than the pieces the turn itself will tell.
      if (leaving.signal.aborted) return;
      hasFailed = true;
      if (isHopeless(error)) giveUpHope();
    }
  }
  function send(all: Blob): void {
    if (isOver || hasFailed) return;
    soFar = all;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  return {
    grow(all) {
      // What comes in a pause is silence: it waits, so that the line is free when speech has ended.
      if (pause === null) send(all);
    },
    pause(recorded) {
      const begun = { at: null as number | null };
      pause = begun;
      void recorded.then((all) => {
        begun.at = all.size;
        if (pause === begun) send(all);
      });
    },
    resume() {
      pause = null;
    },
    async end() {
      isOver = true;
      if (sending !== null) await Promise.race([sending, waitMs(LAST_PIECE_MS)]);
      leaving.abort();
      if (hasFailed || sent === 0) return null;
      const pausedAt = pause?.at ?? null;
      return { recordingId, from: sent, heardTo: pausedAt !== null && pausedAt <= sent ? pausedAt : null };
    },
    cancel() {
      isOver = true;
      leaving.abort();
    },
  };
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
