import { AppError } from '#contract/errors.ts';
import { isPinned, type SafetyState } from '#features/safety/core/protocol/safety-state.ts';
import type { Db } from '#server/db/database.ts';
import type { DataOwner } from '#server/person.ts';
import { type ConversationRow, openTalkState, sealTalkState } from './records.ts';
import { openConversationSafety, openTurnSafety } from './safety-states.ts';
import {
  annulTurn,
  deleteMessagesFrom,
  findMessage,
  findTurnByKey,
  type TurnRow,
  updateConversation,
} from './store.ts';

/**
 * Takes a person's last message back, with its reply and what that changed of the talk, in the transaction that stores
 * what comes in its place, and gives how safety stood before it. What was certain about the person's safety stays; what was only suspected goes with the words.
 * @param conversation held until the transaction ends
 * @throws {AppError} not_found for what is no message of theirs here, gone_on where more was said since
 */
export async function takeBackTurn(
  tx: Db,
  owner: DataOwner,
  conversation: ConversationRow,
  messageId: string,
): Promise<SafetyState | null> {
  const message = await findMessage(tx, owner.id, messageId);
  const turn =
    message?.sender === 'user' &&
    message.conversationId === conversation.id &&
    message.clientMessageId !== null
      ? await findTurnByKey(tx, owner.id, message.clientMessageId)
      : null;
  if (!message || !turn) throw new AppError('not_found');
  const lastSeq = conversation.messageCount;
  if (message.seq !== (turn.replyMessageId === null ? lastSeq : lastSeq - 1)) throw new AppError('gone_on');
  await deleteMessagesFrom(tx, conversation, message.seq);
  // Its key stays used: who still waits for its reply must not send the old words again.
  await annulTurn(tx, turn, new AppError('gone_on').code);
  const messageCount = message.seq - 1;
  await updateConversation(tx, conversation, {
    messageCount,
    derivedCount: Math.min(conversation.derivedCount, messageCount),
    ...talkBefore(owner, conversation, turn),
  });
  return safetyBefore(owner, conversation, turn);
}

/** Only a reply changes the talk, and it keeps how the talk stood before it. */
function talkBefore(owner: DataOwner, row: ConversationRow, turn: TurnRow): Partial<ConversationRow> {
  const { before } = openTalkState(owner, row);
  if (turn.replyMessageId === null || before === null) return {};
  const { phase, ...talk } = before;
  return { phase, companionState: sealTalkState(owner, row.id, { ...talk, before: null }) };
}

function safetyBefore(owner: DataOwner, row: ConversationRow, turn: TurnRow): SafetyState | null {
  const { state } = openConversationSafety(owner, row);
  const { before } = openTurnSafety(owner, turn);
  const isCertain = [state, before].some((known) => known !== null && isPinned(known.tier));
  return isCertain ? state : before;
}
