import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { billingEvents, pendingCancellations, subscriptions } from '#server/db/schema/billing.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
/** What the provider says; the rest of the row is ours. */
export type ProviderFacts = Pick<
  SubscriptionRow,
  'subscriptionId' | 'status' | 'plan' | 'trialEnd' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'trialUsedAt'
>;
export type CancellationRow = typeof pendingCancellations.$inferSelect;
type Provider = PaymentProvider['name'];

export async function findSubscription(
  db: Db,
  provider: Provider,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)));
  return row ?? null;
}

/** Whatever is known of the person's payments, with any provider. */
export async function findAnySubscription(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function findSubscriptionOfCustomer(
  db: Db,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  return row ?? null;
}

/**
 * The person's row with this customer. What another provider, no longer in use, had said is replaced; not so a
 * subscription at Stripe, which somebody pays for.
 */
export async function putCustomer(
  db: Db,
  row: Omit<SubscriptionRow, 'remindedTrialEnd' | 'revision'>,
): Promise<void> {
  const { userId, provider, ...fresh } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { provider, ...fresh, remindedTrialEnd: null, revision: sql`${subscriptions.revision} + 1` },
      setWhere: sql`${subscriptions.provider} <> ${provider} and (${subscriptions.provider} = 'local' or ${subscriptions.subscriptionId} is null)`,
    });
}

/** Writes what changes of a row, with its MAC, unless somebody wrote since `row` was read: they may know newer things. */
export async function changeSubscription(
  db: Db,
  row: Pick<SubscriptionRow, 'userId' | 'revision'>,
  change: Partial<ProviderFacts> &
    Partial<Pick<SubscriptionRow, 'checkoutId' | 'checkedAt'>> & { mac: Buffer },
): Promise<boolean> {
  const stored = await db
    .update(subscriptions)
    .set({ ...change, revision: row.revision + 1 })
    .where(and(eq(subscriptions.userId, row.userId), eq(subscriptions.revision, row.revision)))
    .returning({ userId: subscriptions.userId });
  return stored.length > 0;
}

/** Customers whose truth is due to be asked for: last asked before `before`, or before one of their dates passed. */
export async function listDueCustomers(
  db: Db,
  { provider, before, now }: { provider: Provider; before: Date; now: Date },
): Promise<string[]> {
  const { checkedAt, trialEnd, currentPeriodEnd } = subscriptions;
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        isNotNull(subscriptions.customerId),
        or(
          lt(checkedAt, before),
          and(lte(trialEnd, now), gt(trialEnd, checkedAt)),
          and(lte(currentPeriodEnd, now), gt(currentPeriodEnd, checkedAt)),
        ),
      ),
    );
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

/** Marks trials that end before `until` as told of, and gives them: each is given once. */
export async function claimEndingTrials(
  db: Db,
  { provider, now, until }: { provider: Provider; now: Date; until: Date },
): Promise<SubscriptionRow[]> {
  const { trialEnd, remindedTrialEnd } = subscriptions;
  return db
    .update(subscriptions)
    .set({ remindedTrialEnd: sql`${trialEnd}` })
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.status, 'trialing'),
        gt(trialEnd, now),
        lte(trialEnd, until),
        or(isNull(remindedTrialEnd), ne(remindedTrialEnd, trialEnd)),
      ),
    )
    .returning();
}

export async function hasEvent(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id));
  return rows.length > 0;
}

export async function insertEvent(db: Db, id: string, receivedAt: Date): Promise<void> {
  await db.insert(billingEvents).values({ id, receivedAt }).onConflictDoNothing();
}

export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
}

/** Over what stands there of the customer: somebody else may have written it. */
export async function putPendingCancellation(db: Db, row: CancellationRow): Promise<void> {
  const { customerId, ...set } = row;
  await db
    .insert(pendingCancellations)
    .values(row)
    .onConflictDoUpdate({ target: pendingCancellations.customerId, set });
}

/** Only customers whose account is really gone: a deletion that failed cancels nothing. */
export async function listDueCancellations(db: Db, provider: Provider) {
  return db
    .select(getTableColumns(pendingCancellations))
    .from(pendingCancellations)
    .leftJoin(subscriptions, eq(subscriptions.customerId, pendingCancellations.customerId))
    .where(and(eq(pendingCancellations.provider, provider), isNull(subscriptions.userId)));
}

export async function deletePendingCancellation(db: Db, customerId: string): Promise<void> {
  await db.delete(pendingCancellations).where(eq(pendingCancellations.customerId, customerId));
}
