import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { clientMessageIdSchema, idSchema } from '#contract/ids.ts';
import { storableText } from '#contract/text.ts';
import type { EventsOf } from '#features/conversations/contract.ts';
import { MESSAGE_MAX_CHARACTERS } from '#features/conversations/core/message-length.ts';

export const RECORDING_MAX_BYTES = 25 * 1024 * 1024;
export const RECORDING_MAX_SECONDS = 120;
export const UPLOAD_TIMEOUT_MS = 60_000;
/** Section 9: the two calls of the specification, on either side, and the silence of a spoken turn's stream. */
export const SPEECH_TIMEOUT_MS = 30_000;

/** The fields of the multipart forms. A browser sends the file as `recording.webm` or `recording.mp4`. */
export const FORM = {
  audio: 'audio',
  conversationId: 'conversationId',
  clientMessageId: 'clientMessageId',
  transcript: 'transcript',
  recordingId: 'recordingId',
  from: 'from',
  pause: 'pause',
  heardTo: 'heardTo',
} as const;

export const transcriptSchema = z.object({
  /** What was heard, at most as long as a message. Never empty: a recording without words is `nothing_heard`. */
  transcript: z.string(),
  /** How long the recording is. */
  seconds: z.number().check(z.nonnegative()),
});

/**
 * The old way, one call of three. The form: `audio`. Refuses with `nothing_heard`, `recording_unreadable`,
 * `recording_too_long`, `payload_too_large`, `unsupported_media_type`, `no_recogniser` (type instead), `consent_required`
 * (403: not a lost sign-in) and, when the recogniser fails, `speech_busy`, `speech_timeout`, `speech_unavailable` or
 * `recognition_failed`. The words of these errors are the specification's voice texts, ready to be shown.
 */
export const recordVoice = defineRoute({
  method: 'POST',
  path: '/api/v1/voicerecord',
  auth: 'user',
  summary: 'the words of a recording; the recording is not kept',
  multipart: true,
  bodyLimit: RECORDING_MAX_BYTES,
  response: transcriptSchema,
});

/**
 * The old way: the whole sound of a text. `audio/mpeg`; `audio/wav` when the built-in voice has no mp3 encoder. Also
 * what speaks the disclosure: once a conversation the client asks for `DISCLOSURE` (companion/core/disclosure.ts) while
 * the person speaks for the first time, and plays it before the first clause, on the fast path as well; after the last
 * one where safety is certain of danger.
 * Fails with `speech_busy`, `speech_timeout`, `speech_unavailable` or `synthesis_failed`.
 */
export const speakText = defineRoute({
  method: 'POST',
  path: '/api/chat/elevenlabs',
  auth: 'user',
  summary: 'a text, spoken',
  body: z.strictObject({
    text: storableText().check(z.trim(), z.minLength(1), z.maxLength(2 * MESSAGE_MAX_CHARACTERS)),
  }),
  stream: 'audio/mpeg',
  response: z.unknown(),
});

/** A place in a recording, in bytes. In a form every field is text. */
const placeSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(RECORDING_MAX_BYTES));

/** The fields beside `audio` in the form of a piece. */
export const pieceFieldsSchema = z.strictObject({
  /** The client's key for this recording; another one than the turn's, which is not known yet. */
  recordingId: clientMessageIdSchema,
  from: placeSchema,
  /** With the end of this piece the person paused: the words so far may be looked for. */
  pause: z.optional(z.literal('yes')),
});

/**
 * A piece of a recording that is still being made. The pieces wait in memory for their turn, in this process alone, and are let go
 * ten seconds after the last one. `recording_incomplete`: what comes before this piece is not here; the client then sends
 * the recording whole with its turn. Refuses otherwise as {@link takeVoiceTurn} does.
 */
export const sendPiece = defineRoute({
  method: 'POST',
  path: '/api/voice/pieces',
  auth: 'user',
  summary: 'a piece of a recording, while it is being made',
  multipart: true,
  bodyLimit: RECORDING_MAX_BYTES,
  /** How many bytes of the recording are here. */
  response: z.object({ bytes: z.int() }),
});

/** The fields beside `audio` in the form of a turn. */
export const turnFieldsSchema = z.strictObject({
  conversationId: idSchema,
  clientMessageId: clientMessageIdSchema,
  /** The recording's beginning was sent in pieces; `audio` is the rest of it, `from` this place on. */
  recordingId: z.optional(clientMessageIdSchema),
  from: z.optional(placeSchema),
  /** Where the person last paused, if they said nothing from there on: what was heard then are all their words. */
  heardTo: z.optional(placeSchema),
  /** What the browser's own recogniser heard; then no `audio` is needed, and none is listened to. */
  transcript: z.optional(storableText().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_CHARACTERS))),
});

/**
 * The fast path: one request, one stream. Whatever goes wrong before the message is stored is an HTTP error like those
 * of {@link recordVoice}; from then on it is an event. Answers server-sent events: {@link SpokenTurnEvents} and, with
 * the ids of `POST /api/chat/send`, the `TurnEvents` of `conversations/contract.ts`.
 * Order: `transcribed`, `accepted`, then the rest as it comes; `sound_added` may come after `replied`; `spoken` is the
 * last event of a turn that was replied to, `failed` of one that was not. A stream that breaks off: the text is taken up with
 * `GET /api/chat/send/{clientMessageId}`; the same form again is the same turn and speaks it again. With a `recordingId`
 * whose pieces are not here it is refused with `recording_incomplete`, and nothing is stored.
 */
export const takeVoiceTurn = defineRoute({
  method: 'POST',
  path: '/api/voice/turn',
  auth: 'user',
  summary: 'one spoken turn: what was heard, the reply in words and in sound',
  multipart: true,
  bodyLimit: RECORDING_MAX_BYTES,
  stream: 'text/event-stream',
  response: z.unknown(),
});

/** PCM is 16-bit little endian mono at `sampleRate`; the other forms come where a voice ignores that PCM was asked for. */
export const soundEventSchema = z.object({
  /** From 0, in the order of the reply. */
  clause: z.int().check(z.nonnegative()),
  /** In the first piece of a clause: exactly the piece of the reply that it speaks. All joined are the reply. */
  text: z.optional(z.string()),
  mime: z.enum(['audio/pcm', 'audio/mpeg', 'audio/wav']),
  sampleRate: z.optional(z.int().check(z.positive())),
  /** Base64; may be empty where a clause has nothing to say (a line break, an emoji). */
  data: z.string(),
  /** The last piece of this clause. */
  last: z.boolean(),
});

/** The events of a spoken turn beside those of every turn. They carry no id: sound is not taken up again. */
export const SPOKEN_TURN_EVENTS = {
  transcribed: z.object({ text: z.string() }),
  sound_added: soundEventSchema,
  /** No more `sound_added` comes: the text goes on and the client speaks on from the first clause not ended. */
  voice_failed: z.object({ code: z.string() }),
  spoken: z.object({}),
} as const;
export type SpokenTurnEvents = EventsOf<typeof SPOKEN_TURN_EVENTS>;

/**
 * After a barge-in. The stored reply is cut at the last whole word within `characters` (of the joined clauses) and ends
 * in ' …'. Waits for a reply that is still being written. Only ever shortens; the same call again changes nothing.
 */
export const reportHeard = defineRoute({
  method: 'POST',
  path: '/api/voice/heard',
  auth: 'user',
  summary: 'how much of a spoken reply was heard before the person spoke again',
  body: z.strictObject({
    clientMessageId: clientMessageIdSchema,
    characters: z.int().check(z.gte(0), z.lte(100_000)),
  }),
  idempotent: true,
  response: z.object({ success: z.literal(true) }),
});

const waitSchema = z.number().check(z.gte(0), z.lte(600_000));
export const VOICE_PATHS = ['stream', 'three_calls'] as const;

/** Anonymous: each wait is counted from the end of speech, in ms, and kept only as a count in a histogram. */
export const reportLatency = defineRoute({
  method: 'POST',
  path: '/api/voice/latency',
  auth: 'user',
  summary: 'how long a spoken turn took to be heard, worded and sounded',
  body: z.strictObject({
    endOfSpeechToTranscriptMs: waitSchema,
    toFirstWordMs: waitSchema,
    toFirstSoundMs: waitSchema,
    path: z.enum(VOICE_PATHS),
  }),
  response: z.object({ success: z.literal(true) }),
});
