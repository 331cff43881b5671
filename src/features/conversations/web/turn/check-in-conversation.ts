import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { checkIn } from '../../contract.ts';

/** Answers a card's question. Gives where the person stands now. @throws {ApiError} */
export async function checkInConversation(
  conversationId: string,
  answer: CheckInAnswer,
): Promise<Safety | null> {
  const { safety } = await callApi(checkIn, { body: { conversationId, answer } });
  return safety;
}
