import { AppError } from '#contract/errors.ts';
import { RECORDING_MAX_BYTES } from '../contract.ts';
import type { UploadRoom } from './upload-room.ts';

/** Pieces come every second: a page that sends none for so long is gone. */
const KEPT_MS = 10_000;
/** Of a person: one is spoken, another was begun in another tab. */
const AT_ONCE_BY_PERSON = 2;
/** A recorder gives one a second; a few more at pauses. */
const PIECES_MAX = 400;
/** What one recording may be listened to in vain: whoever goes on after a pause is heard anew. About half a minute. */
const IN_VAIN_MAX_BYTES = 512 * 1024;

/** What was heard of a recording up to `to`. */
interface HeardAhead<Heard> {
  readonly to: number;
  /** Null: it failed, or there was nothing. */
  readonly heard: Promise<Heard | null>;
}

interface Ahead<Heard> {
  readonly pieces: Buffer[];
  bytes: number;
  heardAhead: HeardAhead<Heard> | null;
  inVainBytes: number;
  readonly leaving: AbortController;
  timer: NodeJS.Timeout;
}

interface Piece {
  readonly recordingId: string;
  readonly from: number;
  readonly audio: Buffer;
}

/** What was sent ahead, at its turn. */
export interface SentAhead<Heard> {
  readonly start: Buffer;
  /** The words of the whole, where they were looked for in the last pause; null: to be heard anew. */
  readonly heard: Promise<Heard | null> | null;
}

/** The beginnings of recordings that are still being made: in memory, bounded, and soon let go. */
export interface RecordingsAhead<Heard> {
  has(personId: string, recordingId: string): boolean;
  /** @returns how much of the recording is here @throws {AppError} recording_incomplete, payload_too_large, speech_busy */
  add(personId: string, piece: Piece): number;
  /** The person paused: looks for the words so far, unless too much was listened to in vain. */
  listen(personId: string, recordingId: string, hear: HearSoFar<Heard>): void;
  /** Hands over the first `from` bytes and forgets the recording. Null when they are not all here. */
  take(personId: string, recordingId: string, place: Place): SentAhead<Heard> | null;
  close(): void;
}

interface Place {
  readonly from: number;
  readonly heardTo: number | undefined;
  /** The browser of the turn went away. */
  readonly signal: AbortSignal;
}

/** `leaving`: the page that sends it is gone. */
type HearSoFar<Heard> = (soFar: Buffer, leaving: AbortSignal) => Promise<Heard>;

export function createRecordingsAhead<Heard>(
  room: Pick<UploadRoom, 'take' | 'giveBack'>,
  keptMs = KEPT_MS,
): RecordingsAhead<Heard> {
  const people = new Map<string, Map<string, Ahead<Heard>>>();

  const find = (personId: string, recordingId: string) => people.get(personId)?.get(recordingId);

  function remove(personId: string, recordingId: string): Ahead<Heard> | null {
    const own = people.get(personId);
    const ahead = own?.get(recordingId);
    if (!own || !ahead) return null;
    clearTimeout(ahead.timer);
    room.giveBack(ahead.bytes);
    own.delete(recordingId);
    if (own.size === 0) people.delete(personId);
    return ahead;
  }
  const letGo = (personId: string, recordingId: string): void =>
    remove(personId, recordingId)?.leaving.abort();

  function begin(personId: string, recordingId: string): Ahead<Heard> {
    const own = people.get(personId) ?? new Map<string, Ahead<Heard>>();
    const [oldest] = own.keys();
    if (own.size >= AT_ONCE_BY_PERSON && oldest !== undefined) letGo(personId, oldest);
    const ahead: Ahead<Heard> = {
      pieces: [],
      bytes: 0,
      heardAhead: null,
      inVainBytes: 0,
      leaving: new AbortController(),
      timer: setTimeout(() => letGo(personId, recordingId), keptMs).unref(),
    };
    people.set(personId, own.set(recordingId, ahead));
    return ahead;
  }

  return {
    has: (personId, recordingId) => find(personId, recordingId) !== undefined,
    add(personId, { recordingId, from, audio }) {
      const known = find(personId, recordingId);
      if ((known?.bytes ?? 0) !== from) throw new AppError('recording_incomplete');
      if (from + audio.length > RECORDING_MAX_BYTES || (known?.pieces.length ?? 0) >= PIECES_MAX)
        throw new AppError('payload_too_large');
      room.take(audio.length);
      const ahead = known ?? begin(personId, recordingId);
      ahead.pieces.push(audio);
      ahead.bytes += audio.length;
      ahead.timer.refresh();
      return ahead.bytes;
    },
    listen(personId, recordingId, hear) {
      const ahead = find(personId, recordingId);
      if (!ahead) return;
      ahead.inVainBytes += ahead.heardAhead?.to ?? 0;
      ahead.heardAhead = null;
      if (ahead.inVainBytes > IN_VAIN_MAX_BYTES) return;
      // Whatever it fails with, the turn hears the whole and says so.
      const heard = hear(Buffer.concat(ahead.pieces), ahead.leaving.signal).catch(() => null);
      ahead.heardAhead = { to: ahead.bytes, heard };
    },
    take(personId, recordingId, { from, heardTo, signal }) {
      const ahead = remove(personId, recordingId);
      if (!ahead || ahead.bytes < from) return null;
      const { heardAhead, leaving } = ahead;
      signal.addEventListener('abort', () => leaving.abort(), { once: true });
      const start = Buffer.concat(ahead.pieces).subarray(0, from);
      return { start, heard: heardAhead?.to === heardTo ? (heardAhead?.heard ?? null) : null };
    },
    close() {
      for (const [personId, own] of people)
        for (const recordingId of own.keys()) letGo(personId, recordingId);
    },
  };
}
