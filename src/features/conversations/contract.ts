import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { clientMessageIdSchema, entityIds, idSchema } from '#contract/ids.ts';
import { paginationSchema } from '#contract/pagination.ts';
import { storableText } from '#contract/text.ts';
import {
  companionNameSchema,
  moodSchema,
  phaseSchema,
  techniqueSchema,
} from '#features/companion/contract.ts';
import { checkInAnswerSchema, safetySchema } from '#features/safety/contract.ts';
import { MESSAGE_MAX_CHARACTERS } from './core/message-length.ts';

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;
export const CONVERSATIONS_MAX = 1000;
export const PREVIEW_CHARACTERS = 120;

export const conversationTypeSchema = z.enum(['text', 'voice']);
export type ConversationType = z.infer<typeof conversationTypeSchema>;

/** What is derived from a conversation after a turn, by the companion. */
export const derivedHeadSchema = z.object({
  title: z.string(),
  lastMessage: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  themes: z.array(z.string()),
  mood: z.nullable(moodSchema),
  hasBreakthrough: z.boolean(),
  insights: z.int().check(z.nonnegative()),
});
export type DerivedHead = z.infer<typeof derivedHeadSchema>;

/** `duration` is in seconds, from the first to the last message. Dates are ISO 8601. */
export const conversationSchema = z.object({
  ...entityIds,
  type: conversationTypeSchema,
  ...derivedHeadSchema.shape,
  lastMessageTime: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  messageCount: z.int().check(z.nonnegative()),
  duration: z.number().check(z.nonnegative()),
  phase: phaseSchema,
  /** By the person: it stands above the others. */
  pinned: z.boolean(),
  /** Two sentences of their own that they kept when they left; null where they kept none. */
  closingNote: z.nullable(z.string()),
  /** Where the person stands in this conversation; null when nothing is pinned. */
  safety: z.nullable(safetySchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const messageSchema = z.object({
  ...entityIds,
  content: z.string(),
  sender: z.enum(['user', 'bot', 'system']),
  createdAt: z.iso.datetime(),
  /** The key under which the person sent it, so that a client can match its own copy. */
  clientMessageId: z.optional(z.string()),
  /** Of a reply: who wrote it and what it mainly does. */
  companion: z.optional(companionNameSchema),
  technique: z.optional(techniqueSchema),
  helpful: z.optional(z.nullable(z.boolean())),
  reported: z.optional(z.boolean()),
});
export type Message = z.infer<typeof messageSchema>;

const conversationParams = z.object({ conversationId: idSchema });
const messageParams = z.object({ messageId: idSchema });

export const createConversation = defineRoute({
  method: 'POST',
  path: '/api/chat/conversations',
  auth: 'user',
  summary: 'begin a conversation',
  body: z.strictObject({ type: z._default(conversationTypeSchema, 'text') }),
  status: 201,
  response: conversationSchema,
});

export const listConversations = defineRoute({
  method: 'GET',
  path: '/api/chat/conversations',
  auth: 'user',
  summary: 'heads of the conversations, newest first unless sorted; narrowed by q, type and cursor',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    type: z.optional(conversationTypeSchema),
    sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** The id of the last conversation of the page before. */
    cursor: z.optional(idSchema),
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(CONVERSATIONS_MAX)),
      CONVERSATIONS_MAX,
    ),
    _t: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({
    success: z.literal(true),
    conversations: z.array(conversationSchema),
    pagination: z.extend(paginationSchema, { cursor: z.nullable(idSchema) }),
    message: z.optional(z.string()),
  }),
});

export const readConversation = defineRoute({
  method: 'GET',
  path: '/api/chat/conversations/:conversationId',
  auth: 'user',
  summary: 'one conversation',
  params: conversationParams,
  response: conversationSchema,
});

export const TITLE_MAX_CHARACTERS = 80;
export const NOTE_MAX_CHARACTERS = 400;

export const changeConversation = defineRoute({
  method: 'PATCH',
  path: '/api/chat/conversations/:conversationId',
  auth: 'user',
  summary:
    'rename or pin a conversation, or keep its closing note; an empty title gives the derived one back',
  params: conversationParams,
  body: z.strictObject({
    title: z.optional(storableText().check(z.trim(), z.maxLength(TITLE_MAX_CHARACTERS))),
    pinned: z.optional(z.boolean()),
    /** Empty: it is not kept any more. */
    closingNote: z.optional(storableText().check(z.trim(), z.maxLength(NOTE_MAX_CHARACTERS))),
  }),
  idempotent: true,
  response: conversationSchema,
});

export const readClosingNote = defineRoute({
  method: 'GET',
  path: '/api/chat/conversations/:conversationId/closing-note',
  auth: 'user',
  summary:
    'two sentences of their own to take along; null where too little was told, and for somebody in danger',
  params: conversationParams,
  response: z.object({ note: z.nullable(z.string()) }),
});

export const deleteConversations = defineRoute({
  method: 'POST',
  path: '/api/chat/conversations/bulk-delete',
  auth: 'user',
  summary: 'delete conversations, all or none of the own ones',
  body: z.strictObject({
    conversationIds: z
      .array(idSchema)
      .check(z.minLength(1, 'No conversations selected'), z.maxLength(CONVERSATIONS_MAX)),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), deletedCount: z.int() }),
});

/** How long the interface offers to undo a deletion. */
export const UNDO_MS = 10_000;
/** When the server erases what was deleted: later than the offer ends, so that a late answer is still heard. */
export const ERASE_AFTER_MS = 15_000;

export const restoreConversations = defineRoute({
  method: 'POST',
  path: '/api/chat/conversations/restore',
  auth: 'user',
  summary: 'undo a deletion before it is final',
  body: z.strictObject({
    conversationIds: z.array(idSchema).check(z.minLength(1), z.maxLength(CONVERSATIONS_MAX)),
  }),
  idempotent: true,
  response: z.object({ success: z.literal(true), message: z.string(), restoredCount: z.int() }),
});

/** Where a search found its words, in three parts, at most 120 characters together. */
const excerptSchema = z.object({ before: z.string(), found: z.string(), after: z.string() });

export const searchMessages = defineRoute({
  method: 'GET',
  path: '/api/chat/search',
  auth: 'user',
  summary: 'conversations in whose messages the words stand; answers soon with what it has, cursor leads on',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** The id of the last conversation that was searched. */
    cursor: z.optional(idSchema),
  }),
  response: z.object({
    success: z.literal(true),
    /** The newest match of each conversation, and how many messages match. */
    results: z.array(z.object({ conversationId: idSchema, excerpt: excerptSchema, matches: z.int() })),
    /** Null when everything was searched. */
    cursor: z.nullable(idSchema),
  }),
});
export type SearchResult = z.infer<typeof searchMessages.response>['results'][number];

export const STRENGTH_MAX = 10;
export const strengthMomentSchema = z.enum(['start', 'end']);
export type StrengthMoment = z.infer<typeof strengthMomentSchema>;
const strengthValueSchema = z.int().check(z.gte(0), z.lte(STRENGTH_MAX));

/** How strong it was, 0 to 10, at either end of a conversation; null where nobody said. */
export const strengthSchema = z.object({
  start: z.nullable(strengthValueSchema),
  end: z.nullable(strengthValueSchema),
});
export type Strength = z.infer<typeof strengthSchema>;

export const storeStrength = defineRoute({
  method: 'POST',
  path: '/api/chat/conversations/:conversationId/strength',
  auth: 'user',
  summary: 'how strong it is right now, said at the start or at the end; the last answer counts',
  params: conversationParams,
  body: z.strictObject({ moment: strengthMomentSchema, value: strengthValueSchema }),
  idempotent: true,
  response: z.object({ success: z.literal(true), strength: strengthSchema }),
});

export const listMessages = defineRoute({
  method: 'GET',
  path: '/api/chat/messages/:conversationId',
  auth: 'user',
  summary: 'messages; page 1 is the newest, each page in the order of time',
  params: conversationParams,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_SIZE_MAX)), PAGE_SIZE),
    _t: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ messages: z.array(messageSchema), pagination: paginationSchema }),
});

export const sendAnswerSchema = z.object({
  message: messageSchema,
  userMessage: messageSchema,
  phase: phaseSchema,
  safety: z.nullable(safetySchema),
});
export type SendAnswer = z.infer<typeof sendAnswerSchema>;

/** Answers JSON, or server-sent events ({@link TurnEvent}) when the client accepts `text/event-stream`. */
export const sendMessage = defineRoute({
  method: 'POST',
  path: '/api/chat/send',
  auth: 'user',
  summary: 'one turn: store the message, then reply',
  body: z.strictObject({
    content: storableText().check(
      z.trim(),
      z.minLength(1, 'write something first'),
      z.maxLength(MESSAGE_MAX_CHARACTERS, `at most ${MESSAGE_MAX_CHARACTERS} characters`),
    ),
    conversationId: idSchema,
    clientMessageId: z.optional(clientMessageIdSchema),
    /** The id of the person's last message: these words come in its place, and their reply in that of its reply. */
    replaces: z.optional(idSchema),
  }),
  stream: 'text/event-stream',
  response: sendAnswerSchema,
});

/** Takes a turn up again after `Last-Event-ID`, live or from what is stored. */
export const resumeMessage = defineRoute({
  method: 'GET',
  path: '/api/chat/send/:clientMessageId',
  auth: 'user',
  summary: 'the reply of a turn that was sent before',
  params: z.object({ clientMessageId: clientMessageIdSchema }),
  stream: 'text/event-stream',
  response: sendAnswerSchema,
});

export const rateMessage = defineRoute({
  method: 'POST',
  path: '/api/chat/messages/:messageId/feedback',
  auth: 'user',
  summary: 'whether a reply helped',
  params: messageParams,
  body: z.strictObject({ helpful: z.boolean() }),
  response: z.object({ success: z.literal(true) }),
});

export const reportMessage = defineRoute({
  method: 'POST',
  path: '/api/chat/messages/:messageId/report',
  auth: 'user',
  summary: 'report a reply',
  params: messageParams,
  response: z.object({ success: z.literal(true), message: z.string() }),
});

export const withdrawReport = defineRoute({
  method: 'DELETE',
  path: '/api/chat/messages/:messageId/report',
  auth: 'user',
  summary: 'take the report of a reply back',
  params: messageParams,
  response: z.object({ success: z.literal(true), message: z.string() }),
});

export const checkIn = defineRoute({
  method: 'POST',
  path: '/api/safety/check-in',
  auth: 'user',
  summary: 'how the person is now; after a denial it lets the card unpin',
  body: z.strictObject({ conversationId: idSchema, answer: checkInAnswerSchema }),
  response: z.object({ success: z.literal(true), safety: z.nullable(safetySchema) }),
});

/**
 * The events of a turn, in this order: `words_added` any number of times, `replied` or `failed` at the end. Their names
 * are the same from the server to the screen, typed and spoken.
 */
export const TURN_EVENTS = {
  accepted: z.object({ userMessage: messageSchema }),
  safety_assessed: safetySchema,
  words_added: z.object({ text: z.string() }),
  phase_changed: z.object({ from: phaseSchema, to: phaseSchema }),
  replied: sendAnswerSchema,
  failed: z.object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    retryAfterSeconds: z.optional(z.number()),
    safety: z._default(z.nullable(safetySchema), null),
  }),
} as const;

/** What the events of a table carry, by their names. */
export type EventsOf<Table extends Record<string, z.core.$ZodType>> = {
  readonly [Name in keyof Table]: z.infer<Table[Name]>;
};
/** One event of a table. */
export type EventOf<Table extends Record<string, z.core.$ZodType>> = {
  readonly [Name in keyof Table]: { readonly event: Name; readonly data: z.infer<Table[Name]> };
}[keyof Table];

export type TurnEvents = EventsOf<typeof TURN_EVENTS>;
export type TurnEvent = EventOf<typeof TURN_EVENTS> & { readonly id: number };
