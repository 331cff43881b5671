import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { pendingCancellations, subscriptions } from '#server/db/schema/billing.ts';
import { macOfCancellation, macOfSubscription } from './signed-subscriptions.ts';

/** Signs the rows of a version that signed none, and gives how many: as for accounts, when the operator says so. */
export async function signUnsignedSubscriptions(db: Db, rowKey: Buffer): Promise<number> {
  const unsigned = await db.select().from(subscriptions).where(isNull(subscriptions.mac));
  for (const row of unsigned)
    await db
      .update(subscriptions)
      .set({ mac: macOfSubscription(rowKey, row) })
      .where(
        and(
          eq(subscriptions.userId, row.userId),
          eq(subscriptions.revision, row.revision),
          isNull(subscriptions.mac),
        ),
      );
  return unsigned.length;
}

/** The same of what deleted accounts leave to do. */
export async function signUnsignedCancellations(db: Db, rowKey: Buffer): Promise<number> {
  const unsigned = await db.select().from(pendingCancellations).where(isNull(pendingCancellations.mac));
  for (const row of unsigned)
    await db
      .update(pendingCancellations)
      .set({ mac: macOfCancellation(rowKey, row) })
      .where(and(eq(pendingCancellations.customerId, row.customerId), isNull(pendingCancellations.mac)));
  return unsigned.length;
}
