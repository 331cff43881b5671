import {
  type EventOf,
  type SendAnswer,
  TURN_EVENTS,
  type TurnEvent,
} from '#features/conversations/contract.ts';
import {
  STREAM_HEADERS,
  STREAM_OPTIONS,
  type sendTurn,
  streamTurn,
  TurnError,
  type TurnFault,
} from '#features/conversations/web/public.ts';
import { ApiError } from '#web/api/api-error.ts';
import { openCall } from '#web/api/call-api.ts';
import { recordingName } from '#web/audio/recorder.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import { FORM, SPEECH_TIMEOUT_MS, SPOKEN_TURN_EVENTS, takeVoiceTurn } from '../../contract.ts';
import type { SentAhead } from '../hearing/send-ahead.ts';
import { toReportedFault, toVoiceFault } from './to-voice-fault.ts';
import type { VoiceFault } from './voice-problem.ts';

/** What a stream tells of a spoken turn. */
const SPOKEN_TABLE = { ...TURN_EVENTS, ...SPOKEN_TURN_EVENTS } as const;
export type SpokenEvent = Exclude<TurnEvent, { event: 'failed' }> | EventOf<typeof SPOKEN_TURN_EVENTS>;

/** What happens in a turn, whichever way it takes: the events of the contracts, their sound decoded. */
export type TurnStep =
  | Exclude<SpokenEvent, { event: 'sound_added' | 'voice_failed' | 'spoken' }>
  | { readonly event: 'sound_added'; readonly data: SpokenChunk }
  /** No more sound will come: whoever listens speaks on, after the first `spoken` characters. */
  | { readonly event: 'voice_failed'; readonly data: { readonly spoken: number; readonly fault: VoiceFault } }
  /** The three calls follow. */
  | { readonly event: 'stream_failed' };

export interface TurnForm {
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** What was recorded; not needed once the words are known. */
  readonly recording: Blob | null;
  readonly transcript: string | null;
  /** What the server has of the recording already. */
  readonly ahead: SentAhead | null;
}

/** The ways that a turn may take: its own stream, and the three calls. */
export interface TurnCalls {
  readonly streamTurn: typeof streamSpokenTurn;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  readonly send: typeof sendTurn;
  speak(text: string, signal: AbortSignal): Promise<Pick<SpokenChunk, 'mime' | 'bytes'>>;
}

/** What is known of the turn when the stream breaks, so that the three calls need not ask again. */
interface Progress {
  transcript: string | null;
  accepted: boolean;
  lastEventId: number | null;
  /** The number of the next clause. */
  nextClause: number;
  /** Characters of the reply whose clauses have all their sound. */
  spoken: number;
  /** Of the clause that is still coming. */
  clauseLength: number;
  answer: SendAnswer | null;
}

/**
 * One turn: by the fast path, and when its stream does not work, by the three calls of the specification under the same
 * id. Ends after the last sound, or with `voice_failed`; an abort by `signal` ends it as well.
 * @throws {ApiError | TurnError} when there will be no reply
 */
export async function* followSpokenTurn(
  form: TurnForm,
  calls: TurnCalls,
  signal: AbortSignal,
): AsyncGenerator<TurnStep> {
  const progress: Progress = {
    transcript: form.transcript,
    accepted: false,
    lastEventId: null,
    nextClause: 0,
    spoken: 0,
    clauseLength: 0,
    answer: null,
  };
  try {
    for await (const event of calls.streamTurn(form, signal)) {
      note(event, progress);
      if (event.event !== 'spoken') yield toStep(event, progress);
    }
    return;
  } catch (error) {
    if (!(error instanceof TurnError) || isRefusal(error.fault)) throw error;
  }
  yield { event: 'stream_failed' };
  yield* byThreeCalls(form, calls, signal, progress);
}

/** The fast path. @throws {TurnError} */
export const streamSpokenTurn = (turn: TurnForm, signal: AbortSignal): AsyncIterable<SpokenEvent> =>
  streamTurn({
    open: (watched) => openTurn(turn, watched),
    table: SPOKEN_TABLE,
    last: 'spoken',
    silenceMs: SPEECH_TIMEOUT_MS,
    signal,
  });

async function openTurn(turn: TurnForm, signal: AbortSignal): Promise<Response> {
  try {
    const options = { ...STREAM_OPTIONS, headers: STREAM_HEADERS, signal };
    return await openCall(takeVoiceTurn, { form: toForm(turn) }, options);
  } catch (error) {
    const isIncomplete = error instanceof ApiError && error.code === 'recording_incomplete';
    if (!isIncomplete || turn.ahead === null) throw error;
    return openTurn({ ...turn, ahead: null }, signal);
  }
}

function toForm({ conversationId, clientMessageId, recording, transcript, ahead }: TurnForm): FormData {
  const form = new FormData();
  form.append(FORM.conversationId, conversationId);
  form.append(FORM.clientMessageId, clientMessageId);
  if (transcript !== null) form.append(FORM.transcript, transcript);
  else if (recording !== null) {
    if (ahead !== null) {
      form.append(FORM.recordingId, ahead.recordingId);
      form.append(FORM.from, String(ahead.from));
      if (ahead.heardTo !== null) form.append(FORM.heardTo, String(ahead.heardTo));
    }
    form.append(FORM.audio, recording.slice(ahead?.from ?? 0), recordingName(recording.type));
  }
  return form;
}

/** Codes that say something about the stream rather than about the turn. */
const STREAM_ONLY = ['not_found', 'internal', 'unsupported_media_type'];

/** An answer of our own server that would be the same by the three calls. */
const isRefusal = (fault: TurnFault): boolean =>
  fault.kind === 'reported' ||
  (fault.kind === 'status' && fault.code !== null && !STREAM_ONLY.includes(fault.code));

function note(event: SpokenEvent, progress: Progress): void {
  if ('id' in event) progress.lastEventId = event.id;
  if (event.event === 'accepted') progress.accepted = true;
  if (event.event === 'transcribed') progress.transcript = event.data.text;
  if (event.event === 'replied') progress.answer = event.data;
  if (event.event !== 'sound_added') return;
  const { clause, text, last } = event.data;
  progress.clauseLength += text?.length ?? 0;
  progress.nextClause = clause + 1;
  if (!last) return;
  progress.spoken += progress.clauseLength;
  progress.clauseLength = 0;
}

function toStep(event: Exclude<SpokenEvent, { event: 'spoken' }>, progress: Progress): TurnStep {
  if (event.event === 'sound_added') return { event: 'sound_added', data: toChunk(event.data) };
  if (event.event !== 'voice_failed') return event;
  return {
    event: 'voice_failed',
    data: { spoken: progress.spoken, fault: toReportedFault(event.data.code) },
  };
}

/** The words are sent, or their turn taken up, by the stream that typed words take. */
async function* byThreeCalls(
  { conversationId, clientMessageId, recording }: TurnForm,
  calls: TurnCalls,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<TurnStep> {
  const content = progress.transcript ?? (recording && (await calls.transcribe(recording, signal)));
  if (content === null) return;
  if (progress.transcript === null) yield { event: 'transcribed', data: { text: content } };
  if (progress.answer === null) {
    const { accepted, lastEventId } = progress;
    const turn = { id: clientMessageId, content, replaces: null, accepted, lastEventId };
    for await (const event of calls.send(turn, conversationId, signal)) {
      note(event, progress);
      yield event;
    }
  }
  const rest = progress.answer?.message.content.slice(progress.spoken) ?? '';
  if (rest.trim() === '') return;
  try {
    const sound = await calls.speak(rest, signal);
    yield {
      event: 'sound_added',
      data: { ...sound, clause: progress.nextClause, text: rest, last: true },
    };
  } catch (error) {
    signal.throwIfAborted();
    yield { event: 'voice_failed', data: { spoken: progress.spoken, fault: toVoiceFault(error) } };
  }
}

function toChunk({ data, ...chunk }: Extract<SpokenEvent, { event: 'sound_added' }>['data']): SpokenChunk {
  return { ...chunk, bytes: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)) };
}
