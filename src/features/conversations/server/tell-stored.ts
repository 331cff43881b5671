import { AppError, isErrorCode } from '#contract/errors.ts';
import type { DataOwner, Person } from '#server/person.ts';
import type { SendAnswer } from '../contract.ts';
import { type Emit, type LiveTurn, startLiveTurn, type Telling, type TurnResult } from './live-turn.ts';
import { openContent, phaseOf, presentMessage } from './records.ts';
import type { ReplyParts } from './reply-to-turn.ts';
import { openTurnSafety } from './safety-states.ts';
import { findConversation, findMessage, type TurnRow } from './store.ts';

/** A turn that has its reply, told from the database. */
export async function tellStored(
  { db }: Pick<ReplyParts, 'db'>,
  turn: TurnRow,
  owner: DataOwner,
  { emit, beginLaterRun }: Telling,
): Promise<TurnResult> {
  const answer = await readAnswer(db, turn, owner);
  if (!answer) return tellGone(emit);
  beginLaterRun();
  emit('accepted', { userMessage: answer.userMessage });
  if (answer.safety) emit('safety_assessed', answer.safety);
  emit('replied', answer);
  return { answer };
}

async function readAnswer(db: ReplyParts['db'], turn: TurnRow, owner: DataOwner): Promise<SendAnswer | null> {
  const conversation = await findConversation(db, owner.id, turn.conversationId);
  const user = await findMessage(db, owner.id, turn.userMessageId);
  const bot = turn.replyMessageId ? await findMessage(db, owner.id, turn.replyMessageId) : null;
  if (!conversation || !user || !bot) return null;
  return {
    message: presentMessage(owner, bot, openContent(owner, bot)),
    userMessage: presentMessage(owner, user, openContent(owner, user)),
    phase: phaseOf({ phase: bot.phase ?? conversation.phase }),
    safety: openTurnSafety(owner, turn).safety,
  };
}

/** Looking at a failed turn tells how it failed; only sending it again tries again. */
export function tellFailed(turn: TurnRow, person: Person): LiveTurn {
  const code = turn.errorCode && isErrorCode(turn.errorCode) ? turn.errorCode : 'companion_unavailable';
  const error = new AppError(code);
  const { safety } = openTurnSafety(person, turn);
  return startLiveTurn(({ emit, beginLaterRun }) => {
    beginLaterRun();
    emit('failed', { code, message: error.message, retryable: true, safety });
    return Promise.resolve({ error });
  });
}

export function tellGone(emit: Emit): TurnResult {
  const error = new AppError('not_found');
  emit('failed', { code: error.code, message: error.message, retryable: false, safety: null });
  return { error };
}
