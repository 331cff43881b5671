import { AppError } from '#contract/errors.ts';
import { isPinned } from '#features/safety/core/protocol/safety-state.ts';
import { detectMessage } from '#features/safety/core/reading/detect-message.ts';
import { LEARNED } from '#features/safety/server/public.ts';
import type { Db } from '#server/db/database.ts';
import type { DataOwner } from '#server/person.ts';
import { closingNote } from '../core/closing-note.ts';
import { isHeavy } from '../core/gentle-head.ts';
import { openContent } from './records.ts';
import { openConversationSafety } from './safety-states.ts';
import { findConversation, listRecentMessages } from './store.ts';

/** It is made of at most this many of the newest messages. */
const MESSAGES = 200;

/**
 * A closing note of a conversation in the person's own words, kept nowhere until they want it. Null where too little was
 * told, and to somebody in danger, who is to be met by people and not by a souvenir.
 * @throws {AppError} not_found
 */
export async function proposeNote(db: Db, owner: DataOwner, conversationId: string): Promise<string | null> {
  const conversation = await findConversation(db, owner.id, conversationId);
  if (!conversation) throw new AppError('not_found');
  const { state } = openConversationSafety(owner, conversation);
  if (state !== null && isPinned(state.tier)) return null;
  const rows = await listRecentMessages(db, conversation, {
    beforeSeq: conversation.messageCount + 1,
    limit: MESSAGES,
  });
  const said = rows.flatMap((row) => (row.sender === 'user' ? [openContent(owner, row)] : []));
  return closingNote(said, isCalm);
}

function isCalm(sentence: string): boolean {
  if (isHeavy(sentence)) return false;
  const { tier, tags, suspicion } = detectMessage(sentence, { question: null, learned: LEARNED });
  return tier === 'T0' && tags.length === 0 && suspicion === 'none';
}
