import * as z from 'zod/mini';
import { withIds } from '#contract/ids.ts';
import {
  companionNameSchema,
  type Phase,
  phaseSchema,
  techniqueSchema,
} from '#features/companion/contract.ts';
import { type OpenQuestion, QUESTION_KINDS } from '#language/open-question.ts';
import type { conversations, messages } from '#server/db/schema/conversations.ts';
import {
  type Cell,
  type DataOwner,
  openPaddedFor,
  openPaddedTextFor,
  sealPaddedFor,
  sealPaddedTextFor,
} from '#server/person.ts';
import { type DerivedHead, derivedHeadSchema, type Message } from '../contract.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

const contentCell = (row: string): Cell => ({ table: 'messages', column: 'content', row });
const headCell = (row: string): Cell => ({ table: 'conversations', column: 'head', row });
const companionStateCell = (row: string): Cell => ({
  table: 'conversations',
  column: 'companion_state',
  row,
});

/**
 * As long for nearly all: whose reply is one of the protocol's known texts, whose preview is the gentle one, and whose
 * companion stood still, is in a crisis. Together a row of `conversations` stays below what Postgres keeps in one place.
 */
const CONTENT_BYTES = 512;
const HEAD_BYTES = 512;
const STATE_BYTES = 768;

export const EMPTY_HEAD: DerivedHead = {
  title: 'new conversation',
  lastMessage: '',
  summary: '',
  tags: [],
  themes: [],
  mood: null,
  hasBreakthrough: false,
  insights: 0,
};

/** What is derived, and what the person made of it. */
const storedHeadSchema = z.extend(derivedHeadSchema, {
  /** Their own title. Absent: the derived one. */
  ownTitle: z.optional(z.string()),
  pinned: z.optional(z.boolean()),
  /** What they kept when they left. */
  closingNote: z.optional(z.string()),
});
export type StoredHead = z.infer<typeof storedHeadSchema>;

export const sealHead = (owner: DataOwner, id: string, head: StoredHead): Buffer =>
  sealPaddedFor(owner, headCell(id), head, HEAD_BYTES);

export const openHead = (owner: DataOwner, row: Pick<ConversationRow, 'id' | 'head'>): StoredHead =>
  storedHeadSchema.parse(openPaddedFor(owner, headCell(row.id), row.head));

export const sealContent = (owner: DataOwner, id: string, content: string): Buffer =>
  sealPaddedTextFor(owner, contentCell(id), content, CONTENT_BYTES);

export const openContent = (owner: DataOwner, row: Pick<MessageRow, 'id' | 'content'>): string =>
  openPaddedTextFor(owner, contentCell(row.id), row.content);

/** What is kept between two turns beside the messages: the companion's own state, and the question that stands open. */
export interface TalkState {
  readonly companion: unknown;
  readonly question: OpenQuestion | null;
  /** The same before the last reply: the message that it answers can be taken back. */
  readonly before: {
    readonly companion: unknown;
    readonly question: OpenQuestion | null;
    readonly phase: Phase;
  } | null;
}

const talkSchema = z.object({
  companion: z.unknown(),
  question: z.nullable(z.object({ by: z.enum(['companion', 'protocol']), kind: z.enum(QUESTION_KINDS) })),
});
const talkStateSchema = z.extend(talkSchema, {
  before: z._default(z.nullable(z.extend(talkSchema, { phase: phaseSchema })), null),
});

export const sealTalkState = (owner: DataOwner, id: string, state: TalkState): Buffer =>
  sealPaddedFor(owner, companionStateCell(id), state, STATE_BYTES);

/** Of a talk that nobody replied in yet, or from before there was one, it is empty. */
export const openTalkState = (
  owner: DataOwner,
  row: Pick<ConversationRow, 'id' | 'companionState'>,
): TalkState => {
  const sealed = row.companionState && openPaddedFor(owner, companionStateCell(row.id), row.companionState);
  const parsed = talkStateSchema.safeParse(sealed);
  return parsed.success ? parsed.data : { companion: null, question: null, before: null };
};

/** Longer than any of them. */
const TRAITS_BYTES = 128;
const traitsCell = (row: string): Cell => ({ table: 'messages', column: 'traits', row });

/** Who wrote a reply, and what it mainly did: that it pointed to people to turn to says how its person was. */
const traitsSchema = z.object({ companion: companionNameSchema, technique: techniqueSchema });
export type ReplyTraits = z.infer<typeof traitsSchema>;

export const sealTraits = (owner: DataOwner, id: string, traits: ReplyTraits): Buffer =>
  sealPaddedFor(owner, traitsCell(id), traits, TRAITS_BYTES);

/** Null of a message that is no reply, or from before its traits were sealed. */
export const openTraits = (owner: DataOwner, row: Pick<MessageRow, 'id' | 'traits'>): ReplyTraits | null =>
  row.traits ? traitsSchema.parse(openPaddedFor(owner, traitsCell(row.id), row.traits)) : null;

/** A stored message as the wire shows it. */
export function presentMessage(owner: DataOwner, row: MessageRow, content: string): Message {
  return {
    ...withIds(row.id),
    content,
    sender: row.sender,
    createdAt: row.createdAt.toISOString(),
    ...(row.clientMessageId && { clientMessageId: row.clientMessageId }),
    ...openTraits(owner, row),
    ...(row.sender === 'bot' && { helpful: row.helpful, reported: row.reportedAt !== null }),
  };
}

export const phaseOf = (row: Pick<ConversationRow, 'phase'>) => phaseSchema.parse(row.phase);
