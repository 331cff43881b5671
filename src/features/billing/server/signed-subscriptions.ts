import { isMacOf, macOf } from '#server/crypto/row-mac.ts';
import type { Parts } from '#server/parts.ts';
import type { CancellationRow, SubscriptionRow } from './store.ts';

/** All that decides whose customer somebody is and what they may use; the rest only spares work. */
type SignedFacts = Omit<SubscriptionRow, 'mac' | 'remindedTrialEnd' | 'revision'>;
type Customership = Pick<SubscriptionRow, 'userId' | 'provider' | 'customerId' | 'checkedAt'>;

const ofSubscription = (row: SignedFacts) => [
  row.userId,
  row.provider,
  row.customerId,
  row.checkoutId,
  row.subscriptionId,
  row.status,
  row.plan,
  row.trialEnd,
  row.currentPeriodEnd,
  row.cancelAtPeriodEnd,
  row.trialUsedAt,
  row.checkedAt,
];
const ofCancellation = (row: Omit<CancellationRow, 'mac'>) => [
  row.customerId,
  row.provider,
  row.subscriptionId,
  row.createdAt,
];

const NO_FACTS = {
  checkoutId: null,
  subscriptionId: null,
  status: 'none',
  plan: null,
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  trialUsedAt: null,
} as const;

export const macOfSubscription = (rowKey: Buffer, row: SignedFacts): Buffer =>
  macOf(rowKey, 'subscriptions', ofSubscription(row));

/** A customer of whom the provider has said nothing yet. */
export const signNewCustomer = <Row extends Customership>(rowKey: Buffer, row: Row) => ({
  ...NO_FACTS,
  ...row,
  mac: macOfSubscription(rowKey, { ...NO_FACTS, ...row }),
});

/** The row as we wrote it; null, and a line in the log, where it is not of our making, or not signed yet. */
export function intactOf(
  { rowKey, log }: Pick<Parts, 'rowKey' | 'log'>,
  row: SubscriptionRow | null,
): SubscriptionRow | null {
  if (!row || isMacOf(row.mac, rowKey, 'subscriptions', ofSubscription(row))) return row;
  log.warn(
    row.mac === null
      ? 'a subscription from before is not signed: npm run keys -- sign subscriptions'
      : 'a subscription was written by somebody without the key',
  );
  return null;
}

export const macOfCancellation = (rowKey: Buffer, row: Omit<CancellationRow, 'mac'>): Buffer =>
  macOf(rowKey, 'pending_cancellations', ofCancellation(row));

/** False, and a line in the log, for what is not of our making: nobody is cancelled by it. */
export function isCancellationIntact(
  { rowKey, log }: Pick<Parts, 'rowKey' | 'log'>,
  row: CancellationRow,
): boolean {
  const isIntact = isMacOf(row.mac, rowKey, 'pending_cancellations', ofCancellation(row));
  if (!isIntact) log.warn('a cancellation waits that is not signed: see docs/operating.md');
  return isIntact;
}
