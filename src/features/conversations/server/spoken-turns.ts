import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { GENTLE_PREVIEW } from '../core/gentle-head.ts';
import { previewOf } from '../core/preview-of.ts';
import { findOffered } from './begin-conversation.ts';
import { openContent, openHead, sealContent, sealHead } from './records.ts';
import {
  findConversationForUpdate,
  findMessage,
  findTurnByKey,
  lockMessage,
  updateConversation,
  updateMessage,
} from './store.ts';

/** @throws {AppError} not_found for a conversation that is not the person's */
export async function ensureOwn(
  parts: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  person: Person,
  conversationId: string,
): Promise<void> {
  if (!(await findOffered(parts, person, conversationId))) throw new AppError('not_found');
}

/** What a person sent under a key before; null when they have not. */
export async function findSent(
  db: Db,
  person: Person,
  clientMessageId: string,
): Promise<{ conversationId: string; content: string } | null> {
  const turn = await findTurnByKey(db, person.id, clientMessageId);
  const message = turn && (await findMessage(db, person.id, turn.userMessageId));
  return message && { conversationId: message.conversationId, content: openContent(person, message) };
}

/**
 * Shortens the stored reply of a spoken turn to what was heard of it, and the preview with it. Never lengthens one.
 * @throws {AppError} not_found
 */
export async function shortenReply(
  db: Db,
  person: Person,
  clientMessageId: string,
  shorten: (reply: string) => string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const turn = await findTurnByKey(tx, person.id, clientMessageId);
    if (!turn?.spoken) throw new AppError('not_found');
    if (turn.replyMessageId === null) return;
    const conversation = await findConversationForUpdate(tx, person.id, turn.conversationId);
    const reply = await lockMessage(tx, person.id, turn.replyMessageId);
    if (!conversation || !reply) throw new AppError('not_found');
    const whole = openContent(person, reply);
    const heard = shorten(whole);
    if (heard.length >= whole.length) return;
    await updateMessage(tx, reply, { content: sealContent(person, reply.id, heard) });
    if (reply.seq !== conversation.messageCount) return;
    const held = openHead(person, conversation);
    if (held.lastMessage === GENTLE_PREVIEW) return;
    const head = { ...held, lastMessage: previewOf(heard) };
    await updateConversation(tx, conversation, { head: sealHead(person, conversation.id, head) });
  });
}
