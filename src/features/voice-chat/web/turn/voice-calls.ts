import type { BodyOf } from '#contract/define-route.ts';
import {
  type Conversation,
  createConversation,
  type EventOf,
  readConversation,
  type SendAnswer,
  sendMessage,
  type TurnEvent,
} from '#features/conversations/contract.ts';
import { checkInConversation, readTurnEvent } from '#features/conversations/web/public.ts';
import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';
import { callApi, openCall } from '#web/api/call-api.ts';
import { readEventStream } from '#web/api/read-event-stream.ts';
import { recordingName } from '#web/audio/recorder.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import {
  FORM,
  recordVoice,
  reportHeard,
  reportLatency,
  SPEECH_TIMEOUT_MS,
  SPOKEN_TURN_EVENTS,
  type SpokenTurnEvents,
  speakText,
  takeVoiceTurn,
} from '../../contract.ts';

/** One event of a spoken turn, as it stands on the wire. */
export type SpokenEvent = TurnEvent | EventOf<typeof SPOKEN_TURN_EVENTS>;

export interface TurnForm {
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** What was recorded; not needed once the words are known. */
  readonly recording: Blob | null;
  readonly transcript: string | null;
}

export type Latency = BodyOf<typeof reportLatency>;

/** The calls of the spoken conversation. All reject with `ApiError`; an aborted `signal` rejects with its reason. */
export interface VoiceCalls {
  createConversation(signal: AbortSignal): Promise<Conversation>;
  readConversation(conversationId: string, signal: AbortSignal): Promise<Conversation>;
  /** The fast path. @throws {StreamCutError} when the stream breaks, a `ZodError` when it is not what was agreed */
  takeTurn(form: TurnForm, signal: AbortSignal): AsyncIterable<SpokenEvent>;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  send(
    message: { content: string; conversationId: string; clientMessageId: string },
    signal: AbortSignal,
  ): Promise<SendAnswer>;
  speak(text: string, signal: AbortSignal): Promise<Pick<SpokenChunk, 'mime' | 'bytes'>>;
  checkIn(conversationId: string, answer: CheckInAnswer): Promise<Safety | null>;
  reportHeard(clientMessageId: string, characters: number): Promise<unknown>;
  reportLatency(latency: Latency): Promise<unknown>;
}

const TIMEOUT = { timeoutMs: SPEECH_TIMEOUT_MS, retry: false } as const;
/** The whole turn, its sound included; that the server says nothing for too long is noticed elsewhere. */
const LONGEST_TURN_MS = 600_000;

export const voiceCalls: VoiceCalls = {
  createConversation: (signal) => callApi(createConversation, { body: { type: 'voice' } }, { signal }),
  readConversation: (conversationId, signal) =>
    callApi(readConversation, { params: { conversationId } }, { signal }),
  async *takeTurn(turn, signal) {
    const response = await openCall(
      takeVoiceTurn,
      { form: toForm(turn) },
      { signal, timeoutMs: LONGEST_TURN_MS, retry: false, headers: { accept: 'text/event-stream' } },
    );
    if (response.body === null) return;
    for await (const event of readEventStream(response.body)) {
      const read = readSpokenEvent(event);
      if (read !== null) yield read;
    }
  },
  async transcribe(recording, signal) {
    const form = new FormData();
    form.append(FORM.audio, recording, recordingName(recording.type));
    const { transcript } = await callApi(recordVoice, { form }, { signal, ...TIMEOUT });
    return transcript;
  },
  send: (body, signal) => callApi(sendMessage, { body }, { signal, retry: false }),
  async speak(text, signal) {
    const response = await openCall(speakText, { body: { text } }, { signal, ...TIMEOUT });
    const isWav = response.headers.get('content-type')?.startsWith('audio/wav');
    return { mime: isWav ? 'audio/wav' : 'audio/mpeg', bytes: new Uint8Array(await response.arrayBuffer()) };
  },
  checkIn: checkInConversation,
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

const isSpoken = (type: string): type is keyof SpokenTurnEvents => Object.hasOwn(SPOKEN_TURN_EVENTS, type);

/** @throws when a known event is not what the contract says */
function readSpokenEvent(event: Parameters<typeof readTurnEvent>[0]): SpokenEvent | null {
  if (!isSpoken(event.type)) return readTurnEvent(event);
  const data = SPOKEN_TURN_EVENTS[event.type].parse(JSON.parse(event.data));
  // `data` was parsed by the schema under `type`; the pair is beyond what the checker can follow.
  return { event: event.type, data } as SpokenEvent;
}
