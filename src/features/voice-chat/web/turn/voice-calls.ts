import type { BodyOf } from '#contract/define-route.ts';
import { type Conversation, createConversation, readConversation } from '#features/conversations/contract.ts';
import { sendTurn } from '#features/conversations/web/public.ts';
import { callApi, openCall } from '#web/api/call-api.ts';
import { recordingName } from '#web/audio/recorder.ts';
import {
  FORM,
  recordVoice,
  reportHeard,
  reportLatency,
  SPEECH_TIMEOUT_MS,
  sendPiece,
  speakText,
} from '../../contract.ts';
import type { RecordingPiece } from '../hearing/send-ahead.ts';
import { streamSpokenTurn, type TurnCalls } from './spoken-turn.ts';

export type Latency = BodyOf<typeof reportLatency>;

/**
 * The calls of the spoken conversation. They reject with `ApiError`, the two streams with `TurnError`; an aborted
 * `signal` rejects with its reason, and just ends a stream.
 */
export interface VoiceCalls extends TurnCalls {
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
