import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { users } from './account.ts';

/**
 * Each table of a person's begins its keys with the person, and so does each reference: where rows are spread over
 * machines, all of one person's stand together. docs/scaling.md.
 */

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: ['text', 'voice'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Also the `seq` of the newest message. */
    messageCount: integer('message_count').notNull().default(0),
    /** Sealed JSON: title, lastMessage, summary, tags, themes, mood, hasBreakthrough, insights. */
    head: bytea().notNull(),
    /** How many messages the derived head covers; less than `messageCount` means that it is due. */
    derivedCount: integer('derived_count').notNull().default(0),
    phase: text().notNull().default('R1'),
    /** Sealed JSON of the companion's state. */
    companionState: bytea('companion_state'),
    /** Sealed JSON of the safety state and whether people to turn to were shown; as long with or without. */
    safetyState: bytea('safety_state'),
    /** Sealed JSON: how strong it was at the start and at the end, 0 to 10. */
    strength: bytea(),
    /** Deleted by the person: hidden from then on, erased once it can't be undone any more. */
    deletedAt: moment('deleted_at'),
    /**
     * Another with each change: what was composed of one is stored only where it still stands. No count, which would
     * tell of the changes that danger brings.
     */
    version: uuid()
      .notNull()
      .defaultRandom()
      .$onUpdate(() => randomUUID()),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('conversations_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('conversations_by_user').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('conversations_underived').on(table.updatedAt).where(sql`derived_count < message_count`),
  ],
);

/** What is carried from one conversation to the next: erased a day after somebody last spoke. */
export const carriedSafety = pgTable('carried_safety', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed safety state: everybody who has spoken has one, as long as any. */
  state: bytea().notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
});

/** It goes with its conversation, which is the same person's. */
const ofConversation = (
  name: string,
  { userId, conversationId }: { readonly userId: AnyPgColumn; readonly conversationId: AnyPgColumn },
) =>
  foreignKey({
    name: `${name}_conversation`,
    columns: [userId, conversationId],
    foreignColumns: [conversations.userId, conversations.id],
  }).onDelete('cascade');

export const messages = pgTable(
  'messages',
  {
    id: uuid().notNull(),
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** 1, 2, 3 … within the conversation. */
    seq: integer().notNull(),
    sender: text({ enum: ['user', 'bot', 'system'] }).notNull(),
    content: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Of a person's message: the key it was sent under. */
    clientMessageId: text('client_message_id'),
    /** Of a reply: sealed JSON of who wrote it and what it mainly did, always as long. */
    traits: bytea(),
    phase: text(),
    helpful: boolean(),
    reportedAt: moment('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ofConversation('messages', table),
    unique('messages_seq').on(table.userId, table.conversationId, table.seq),
  ],
);

/** One turn of talk: the idempotency key, the person's message and, at its end, the reply. */
export const turns = pgTable(
  'turns',
  {
    id: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').notNull(),
    clientMessageId: text('client_message_id').notNull(),
    spoken: boolean().notNull().default(false),
    status: text({ enum: ['replying', 'done', 'failed'] }).notNull(),
    userMessageId: uuid('user_message_id').notNull(),
    replyMessageId: uuid('reply_message_id'),
    errorCode: text('error_code'),
    /** Sealed JSON: what the safety layer said of this turn, and its reply where it has one; mostly as long. */
    safety: bytea(),
    /** While it replies: the process that does, and until when it may be taken for alive. */
    runner: text(),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ofConversation('turns', table),
    unique('turns_key').on(table.userId, table.clientMessageId),
    index('turns_replying').on(table.leaseUntil).where(sql`status = 'replying'`),
    index('turns_conversation').on(table.userId, table.conversationId),
  ],
);
