import type { BodyOf } from '#contract/define-route.ts';
import { type Conversation, createConversation, readConversation } from '#features/conversations/contract.ts';
import { STREAM_HEADERS, STREAM_OPTIONS, sendTurn, streamTurn } from '#features/conversations/web/public.ts';
import { callApi, openCall } from '#web/api/call-api.ts';
import { recordingName } from '#web/audio/recorder.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import {
  FORM,
  recordVoice,
  reportHeard,
  reportLatency,
  SPEECH_TIMEOUT_MS,
  speakText,
  takeVoiceTurn,
} from '../../contract.ts';
import { SPOKEN_TABLE, type SpokenEvent } from './spoken-turn.ts';

export interface TurnForm {
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** What was recorded; not needed once the words are known. */
  readonly recording: Blob | null;
  readonly transcript: string | null;
}

export type Latency = BodyOf<typeof reportLatency>;

/**
 * The calls of the spoken conversation. They reject with `ApiError`, the two streams with `TurnError`; an aborted
 * `signal` rejects with its reason, and just ends a stream.
 */
export interface VoiceCalls {
  createConversation(signal: AbortSignal): Promise<Conversation>;
  readConversation(conversationId: string, signal: AbortSignal): Promise<Conversation>;
  /** The fast path. */
  streamTurn(form: TurnForm, signal: AbortSignal): AsyncIterable<SpokenEvent>;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  readonly send: typeof sendTurn;
  speak(text: string, signal: AbortSignal): Promise<Pick<SpokenChunk, 'mime' | 'bytes'>>;
  reportHeard(clientMessageId: string, characters: number): Promise<unknown>;
  reportLatency(latency: Latency): Promise<unknown>;
}

const TIMEOUT = { timeoutMs: SPEECH_TIMEOUT_MS, retry: false } as const;
/** Section 9: the longest wait for a voice; for us, between two signs of life of the stream. */
const SILENCE_MS = 30_000;

export const voiceCalls: VoiceCalls = {
  createConversation: (signal) => callApi(createConversation, { body: { type: 'voice' } }, { signal }),
  readConversation: (conversationId, signal) =>
    callApi(readConversation, { params: { conversationId } }, { signal }),
  streamTurn: (turn, signal) =>
    streamTurn({
      open: (watched) =>
        openCall(
          takeVoiceTurn,
          { form: toForm(turn) },
          { ...STREAM_OPTIONS, headers: STREAM_HEADERS, signal: watched },
        ),
      table: SPOKEN_TABLE,
      last: 'spoken',
      silenceMs: SILENCE_MS,
      signal,
    }),
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

function toForm({ conversationId, clientMessageId, recording, transcript }: TurnForm): FormData {
  const form = new FormData();
  form.append(FORM.conversationId, conversationId);
  form.append(FORM.clientMessageId, clientMessageId);
  if (transcript !== null) form.append(FORM.transcript, transcript);
  else if (recording !== null) form.append(FORM.audio, recording, recordingName(recording.type));
  return form;
}
