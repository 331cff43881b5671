import { and, eq, isNull } from 'drizzle-orm';
import { isMacOf, macOf } from '#server/crypto/row-mac.ts';
import type { Db } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import type { Parts } from '#server/parts.ts';
import type { SubscriptionRow } from './store.ts';

/** What of a row decides whose customer somebody is: by it the provider's pages open. */
type Customership = Pick<SubscriptionRow, 'userId' | 'provider' | 'customerId' | 'subscriptionId'>;
const ofSubscription = (row: Customership) => [row.userId, row.provider, row.customerId, row.subscriptionId];

export const macOfSubscription = (rowKey: Buffer, row: Customership): Buffer =>
  macOf(rowKey, 'subscriptions', ofSubscription(row));

/** The provider's customer that a row is about; null as well, and a line in the log, where it is not of our making. */
export function customerOf(
  { rowKey, log }: Pick<Parts, 'rowKey' | 'log'>,
  row: SubscriptionRow | null,
): string | null {
  if (!row?.customerId) return null;
  if (isMacOf(row.mac, rowKey, 'subscriptions', ofSubscription(row))) return row.customerId;
  log.warn(
    row.mac === null
      ? 'a subscription from before is not signed: npm run keys -- sign'
      : 'a subscription was written by somebody without the key',
  );
  return null;
}

/** Signs the rows of a version that signed none, and gives how many: as for accounts, when the operator says so. */
export async function signUnsignedSubscriptions(db: Db, rowKey: Buffer): Promise<number> {
  const unsigned = await db.select().from(subscriptions).where(isNull(subscriptions.mac));
  for (const row of unsigned)
    await db
      .update(subscriptions)
      .set({ mac: macOfSubscription(rowKey, row) })
      .where(and(eq(subscriptions.userId, row.userId), isNull(subscriptions.mac)));
  return unsigned.length;
}
