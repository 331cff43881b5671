import { AppError } from '#contract/errors.ts';
import type { Parts } from '#server/parts.ts';
import { pickSubscription } from '../core/provider-subscription.ts';
import { isLive } from '../core/subscription-state.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { intactOf, macOfSubscription } from './signed-subscriptions.ts';
import {
  changeSubscription,
  findSubscriptionOfCustomer,
  insertEvent,
  type SubscriptionRow,
} from './store.ts';

/** Others who write at the same time make one ask again; more often than this and the sender must try later. */
const MAX_TRIES = 8;

export type BillingParts = Parts & { readonly provider: PaymentProvider };
export type SyncParts = Pick<BillingParts, 'db' | 'log' | 'now' | 'provider' | 'rowKey'>;

/**
 * The one way a subscription gets into our books: asks the provider for the truth and writes it, together with the
 * event that told of it. A write that happened since the question was asked voids the answer, so that the last answer
 * written is never older than another. Nothing is asked of a row that somebody without the key wrote.
 * @throws {AppError} unavailable
 */
export async function syncSubscription(
  parts: SyncParts,
  customerId: string,
  eventId: string | null = null,
): Promise<void> {
  const { db, now, provider, rowKey } = parts;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = intactOf(parts, await findSubscriptionOfCustomer(db, customerId));
    if (!row) return;
    const facts = { ...(await readFacts(provider, row, customerId, now())), checkedAt: now() };
    const mac = macOfSubscription(rowKey, { ...row, ...facts });
    const isWritten = await db.transaction(async (tx) => {
      if (!(await changeSubscription(tx, row, { ...facts, mac }))) return false;
      if (eventId !== null) await insertEvent(tx, eventId, now());
      return true;
    });
    if (isWritten) return;
  }
  throw new AppError('unavailable');
}

async function readFacts(provider: PaymentProvider, row: SubscriptionRow, customerId: string, now: Date) {
  const all = await provider.readSubscriptions(customerId);
  const held = pickSubscription(all);
  const hasHadTrial = all.some(({ trialEnd }) => trialEnd !== null);
  return {
    subscriptionId: held?.id ?? null,
    status: held?.status ?? 'none',
    plan: held && isLive(held.status) ? 'premium' : null,
    trialEnd: held?.trialEnd ?? null,
    currentPeriodEnd: held?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: held?.cancelAtPeriodEnd ?? false,
    trialUsedAt: row.trialUsedAt ?? (hasHadTrial ? now : null),
  };
}
