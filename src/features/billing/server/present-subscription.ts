import type { SubscriptionStatus } from '../contract.ts';
import { isStatus, type Status } from '../core/subscription-state.ts';
import type { SubscriptionRow } from './store.ts';

/** What everybody is while the gate is off, as the specification observed it. */
export const EVERYBODY: SubscriptionStatus = {
  subscriptionStatus: 'active',
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  currentPlan: 'premium',
  trialUsed: false,
};

export const statusOf = (row: Pick<SubscriptionRow, 'status'> | null): Status =>
  row && isStatus(row.status) ? row.status : 'none';

export const presentSubscription = (row: SubscriptionRow | null): SubscriptionStatus => ({
  subscriptionStatus: statusOf(row),
  trialEnd: row?.trialEnd?.toISOString() ?? null,
  currentPeriodEnd: row?.currentPeriodEnd?.toISOString() ?? null,
  cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
  currentPlan: row?.plan === 'premium' ? 'premium' : null,
  trialUsed: row !== null && row.trialUsedAt !== null,
});
