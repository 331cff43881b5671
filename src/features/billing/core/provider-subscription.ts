import { isLive, type Status } from './subscription-state.ts';

/** A subscription as the payment provider tells it. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: Status;
  readonly createdAt: Date;
  readonly trialEnd: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Which of a customer's subscriptions counts: a live one before an ended one, then the newest. */
export function pickSubscription(all: readonly ProviderSubscription[]): ProviderSubscription | null {
  const rank = ({ status }: ProviderSubscription): number => (isLive(status) ? 1 : 0);
  return (
    all.toSorted((a, b) => rank(b) - rank(a) || b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null
  );
}
