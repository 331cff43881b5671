import type { BodyOf } from '#contract/define-route.ts';
import {
  type Conversation,
  createConversation,
  type EventOf,
  readConversation,
  TURN_EVENTS,
  type TurnEvent,
} from '#features/conversations/contract.ts';
import { STREAM_HEADERS, STREAM_OPTIONS, sendTurn, streamTurn } from '#features/conversations/web/public.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callApi, openCall } from '#web/api/call-api.ts';
import { recordingName } from '#web/audio/recorder.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import {
  FORM,
  recordVoice,
  reportHeard,
  reportLatency,
  SPEECH_TIMEOUT_MS,
  SPOKEN_TURN_EVENTS,
  sendPiece,
  speakText,
  takeVoiceTurn,
} from '../../contract.ts';
import type { RecordingPiece, SentAhead } from '../hearing/send-ahead.ts';

export type Latency = BodyOf<typeof reportLatency>;

/** What a stream tells of a spoken turn. */
const SPOKEN_TABLE = { ...TURN_EVENTS, ...SPOKEN_TURN_EVENTS } as const;
export type SpokenEvent = Exclude<TurnEvent, { event: 'failed' }> | EventOf<typeof SPOKEN_TURN_EVENTS>;

export interface TurnForm {
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** What was recorded; not needed once the words are known. */
  readonly recording: Blob | null;
  readonly transcript: string | null;
  /** What the server has of the recording already. */
  readonly ahead: SentAhead | null;
}

/**
 * The calls of the spoken conversation. They reject with `ApiError`, the two streams with `TurnError`; an aborted
 * `signal` rejects with its reason, and just ends a stream.
 */
export interface VoiceCalls {
  readonly streamTurn: typeof streamSpokenTurn;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  readonly send: typeof sendTurn;
  speak(text: string, signal: AbortSignal): Promise<Pick<SpokenChunk, 'mime' | 'bytes'>>;
  readonly sendPiece: typeof sendPieceAhead;
  createConversation(signal: AbortSignal): Promise<Conversation>;
  readConversation(conversationId: string, signal: AbortSignal): Promise<Conversation>;
  reportHeard(clientMessageId: string, characters: number): Promise<unknown>;
  reportLatency(latency: Latency): Promise<unknown>;
}

const TIMEOUT = { timeoutMs: SPEECH_TIMEOUT_MS, retry: false } as const;

function sendPieceAhead(
  { recordingId, from, audio, isPause }: RecordingPiece,
  signal: AbortSignal,
): Promise<unknown> {
  const form = new FormData();
  form.append(FORM.recordingId, recordingId);
  form.append(FORM.from, String(from));
  if (isPause) form.append(FORM.pause, 'yes');
  form.append(FORM.audio, audio, recordingName(audio.type));
  return callApi(sendPiece, { form }, { signal, ...TIMEOUT });
}

/** The fast path. @throws {TurnError} */
const streamSpokenTurn = (turn: TurnForm, signal: AbortSignal): AsyncIterable<SpokenEvent> =>
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

export const voiceCalls: VoiceCalls = {
  createConversation: (signal) => callApi(createConversation, { body: { type: 'voice' } }, { signal }),
  readConversation: (conversationId, signal) =>
    callApi(readConversation, { params: { conversationId } }, { signal }),
  sendPiece: sendPieceAhead,
  streamTurn: streamSpokenTurn,
  async transcribe(recording, signal) {
    const form = new FormData();
    form.append(FORM.audio, recording, recordingName(recording.type));
    const { transcript } = await callApi(recordVoice, { form }, { signal, ...TIMEOUT });
    return transcript;
  },
  send: sendTurn,
  async speak(text, signal) {
    const response = await openCall(speakText, { body: { text } }, { signal, ...TIMEOUT });
    const isWav = response.headers.get('content-type')?.startsWith('audio/wav');
    return { mime: isWav ? 'audio/wav' : 'audio/mpeg', bytes: new Uint8Array(await response.arrayBuffer()) };
  },
  reportHeard: (clientMessageId, characters) =>
    callApi(reportHeard, { body: { clientMessageId, characters } }, { keepalive: true }),
  reportLatency: (body) => callApi(reportLatency, { body }, { keepalive: true, retry: false }),
};
