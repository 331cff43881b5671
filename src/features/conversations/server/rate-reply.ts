import { AppError } from '#contract/errors.ts';
import { addCounts } from '#features/analytics/server/public.ts';
import type { Db } from '#server/db/database.ts';
import { ratingSteps } from '../../analytics/core/contribution.ts';
import { toDay } from '../../analytics/core/days.ts';
import { techniqueSchema } from '../../companion/contract.ts';
import { lockMessage, updateMessage } from './store.ts';

/**
 * Keeps whether a reply helped, and moves the technique's mark in the sums with it, on the day of the reply.
 * @throws {AppError} not_found
 */
export async function rateReply(
  { db }: { db: Db },
  { userId, messageId, helpful }: { userId: string; messageId: string; helpful: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const reply = await lockMessage(tx, userId, messageId);
    if (reply?.sender !== 'bot') throw new AppError('not_found');
    await updateMessage(tx, messageId, { helpful });
    const technique = techniqueSchema.safeParse(reply.technique);
    if (!technique.success) return;
    const day = toDay(reply.createdAt);
    await addCounts(
      tx,
      ratingSteps({ day, technique: technique.data, before: reply.helpful, after: helpful }),
    );
  });
}
