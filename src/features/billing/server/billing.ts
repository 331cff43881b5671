import { AppError } from '#contract/errors.ts';
import { premiumGateOf } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Chore } from '#server/run-chores.ts';
import { isEntitled } from '../core/subscription-state.ts';
import { deleteOldEvents, forgetCustomers, reconcile, remindOfTrialEnds } from './chores.ts';
import { createLocalProvider, type LocalProvider } from './local-provider.ts';
import { presentSubscription, statusOf } from './present-subscription.ts';
import { intactOf, macOfCancellation } from './signed-subscriptions.ts';
import { findAnySubscription, findSubscription, putPendingCancellation } from './store.ts';
import type { StripeProvider } from './stripe-provider.ts';

const FORGET_AGAIN_AFTER_MS = [2_000, 20_000];

export type Provider = LocalProvider | StripeProvider;
export type BillingRouteParts = Parts & { readonly provider: Provider };

export interface Billing {
  readonly parts: BillingRouteParts;
  /**
   * The premium gate: passes for everyone while it is off.
   * @throws {AppError} subscription_required
   */
  ensureEntitled(person: Pick<Person, 'id'>): Promise<void>;
  /** For the export of all that is held about a person. */
  exportSubscription(person: Pick<Person, 'id'>): Promise<unknown>;
  /** Notes what the provider must be told once the account is gone. */
  noteDeletion(person: Pick<Person, 'id'>): Promise<void>;
  /** Tells the provider now; what fails is told again every hour. */
  settleDeletions(): void;
  readonly chores: readonly Chore[];
}

/** Stripe where it is configured, else the local stand-in. */
export async function createBilling(platform: Parts): Promise<Billing> {
  const { db, env, now, background, rowKey } = platform;
  const provider = await createProvider(platform);
  const parts = { ...platform, provider };
  const isEnforced = premiumGateOf(env) === 'enforce';
  return {
    parts,
    async ensureEntitled(person) {
      if (!isEnforced) return;
      const row = intactOf(parts, await findSubscription(db, provider.name, person.id));
      if (!isEntitled(statusOf(row))) throw new AppError('subscription_required');
    },
    async exportSubscription(person) {
      const row = await findAnySubscription(db, person.id);
      const customerId = intactOf(parts, row)?.customerId ?? null;
      return row && { ...presentSubscription(row), customerId, provider: row.provider };
    },
    async noteDeletion(person) {
      const row = await findAnySubscription(db, person.id);
      if (!row?.customerId) return;
      const { customerId, subscriptionId, provider: name } = row;
      const noted = { customerId, subscriptionId, provider: name, createdAt: now() };
      // Of a row that is not sure as well, unsigned: somebody may pay on for an account that is gone, or be another's.
      const mac = intactOf(parts, row) && macOfCancellation(rowKey, noted);
      await putPendingCancellation(db, { ...noted, mac });
    },
    settleDeletions: () =>
      background.run('forget customers', () => forgetCustomers(parts), FORGET_AGAIN_AFTER_MS),
    chores: [
      { name: 'subscriptions that are due', run: () => reconcile(parts) },
      { name: 'trials that end', run: () => remindOfTrialEnds(parts) },
      { name: 'forget customers', run: () => forgetCustomers(parts) },
      { name: 'old billing events', run: () => deleteOldEvents(parts) },
    ],
  };
}

/** The vendor's library is loaded only where it is used. */
async function createProvider(parts: Parts): Promise<Provider> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_BASE } = parts.env;
  // The environment was refused at start unless all three stand together.
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return createLocalProvider(parts);
  const { createStripeProvider } = await import('./stripe-provider.ts');
  return createStripeProvider({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: STRIPE_API_BASE,
  });
}
