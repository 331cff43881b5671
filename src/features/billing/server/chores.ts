import { DAY_MS } from '#contract/time.ts';
import { findUser, openRecipient } from '#features/account/server/public.ts';
import { writeTrialEndsMail } from './mails.ts';
import { intactOf, isCancellationIntact } from './signed-subscriptions.ts';
import {
  claimEndingTrials,
  deleteEvents,
  deletePendingCancellation,
  listDueCancellations,
  listDueCustomers,
} from './store.ts';
import { type BillingParts, type SyncParts, syncSubscription } from './sync-subscription.ts';

/** The provider sends an event again for a few days; after this nobody asks. */
const KEEP_EVENTS_MS = 30 * DAY_MS;
const REMIND_BEFORE_MS = 2 * DAY_MS;

/** Does it for each, also when one fails; then tells that some did. */
async function forEachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}

/** Asks for the truth where no event came: once a day, and when a date has passed. */
export async function reconcile(parts: SyncParts): Promise<void> {
  const { db, now, provider } = parts;
  const at = now();
  const before = new Date(at.getTime() - DAY_MS);
  const due = await listDueCustomers(db, { provider: provider.name, before, now: at });
  await forEachOf(due, (customerId) => syncSubscription(parts, customerId));
}

/** One mail, two days before a trial ends. */
export async function remindOfTrialEnds(
  parts: Pick<BillingParts, 'db' | 'now' | 'provider' | 'mailer' | 'env' | 'keys' | 'log' | 'rowKey'>,
): Promise<void> {
  const { db, now, provider, mailer } = parts;
  const at = now();
  const until = new Date(at.getTime() + REMIND_BEFORE_MS);
  const rows = await claimEndingTrials(db, { provider: provider.name, now: at, until });
  await forEachOf(rows, async (row) => {
    const { userId, trialEnd, cancelAtPeriodEnd } = row;
    const user = intactOf(parts, row) && (await findUser(db, userId));
    if (!user || !trialEnd) return;
    mailer.post(writeTrialEndsMail(openRecipient(parts, user), { trialEnd, isCanceled: cancelAtPeriodEnd }));
  });
}

/** Cancels for accounts that are gone. A row stays until the provider has done it. */
export async function forgetCustomers(
  parts: Pick<BillingParts, 'db' | 'log' | 'provider' | 'rowKey'>,
): Promise<void> {
  const { db, provider } = parts;
  await forEachOf(await listDueCancellations(db, provider.name), async (noted) => {
    if (!isCancellationIntact(parts, noted)) return;
    await provider.forget(noted);
    await deletePendingCancellation(db, noted.customerId);
  });
}

export const deleteOldEvents = ({ db, now }: Pick<BillingParts, 'db' | 'now'>): Promise<void> =>
  deleteEvents(db, new Date(now().getTime() - KEEP_EVENTS_MS));
