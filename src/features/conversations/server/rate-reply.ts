import { AppError } from '#contract/errors.ts';
import { ratingSteps } from '#features/analytics/core/contribution.ts';
import { toDay } from '#features/analytics/core/days.ts';
import { addCounts, type SumParts } from '#features/analytics/server/public.ts';
import type { DataOwner } from '#server/person.ts';
import { openTraits } from './records.ts';
import { lockMessage, updateMessage } from './store.ts';

/**
 * Keeps whether a reply helped, and moves the technique's mark in the sums with it, on the day of the reply.
 * @throws {AppError} not_found
 */
export async function rateReply(
  { db, rowKey }: SumParts,
  owner: DataOwner,
  { messageId, helpful }: { messageId: string; helpful: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const reply = await lockMessage(tx, owner.id, messageId);
    if (reply?.sender !== 'bot') throw new AppError('not_found');
    await updateMessage(tx, reply, { helpful });
    const traits = openTraits(owner, reply);
    if (!traits) return;
    const day = toDay(reply.createdAt);
    await addCounts(
      { db: tx, rowKey },
      ratingSteps({ day, technique: traits.technique, before: reply.helpful, after: helpful }),
    );
  });
}
