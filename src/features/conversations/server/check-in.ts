import { AppError } from '#contract/errors.ts';
import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';
import { applyCheckIn } from '#features/safety/core/protocol/check-in.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { findOffered } from './begin-conversation.ts';
import { openConversationSafety, sealConversationSafety, sealPersonSafety } from './safety-states.ts';
import { updateConversation, updatePersonSafety } from './store.ts';

/**
 * Takes the answer to a check-in into the conversation's and the person's state.
 * @throws {AppError} not_found for a conversation that is not the person's
 */
export async function storeCheckIn(
  { db, rowKey, now }: Parts,
  person: Person,
  { conversationId, answer, country }: { conversationId: string; answer: CheckInAnswer; country: string },
): Promise<Safety | null> {
  return db.transaction(async (tx) => {
    const conversation = await findOffered({ db: tx, rowKey, now }, person, conversationId);
    if (!conversation) throw new AppError('not_found');
    const { state, isReferred } = openConversationSafety(person, conversation);
    if (!state) return null;
    const outcome = applyCheckIn({ state, answer, country, now: now().getTime() });
    // A conversation that is not begun has no row: it takes how the person stands with its first word.
    await updateConversation(tx, conversation, {
      safetyState: sealConversationSafety(person, conversationId, { state: outcome.state, isReferred }),
    });
    const carried = { state: sealPersonSafety(person, outcome.state), writtenAt: now() };
    await updatePersonSafety(tx, person.id, carried);
    return outcome.safety;
  });
}
