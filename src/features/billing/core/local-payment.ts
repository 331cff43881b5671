import { DAY_MS } from '#contract/time.ts';
import type { LocalAction } from '../contract.ts';
import type { ProviderSubscription } from './provider-subscription.ts';
import { isLive, TRIAL_DAYS } from './subscription-state.ts';

const PERIOD_DAYS = 30;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** A new subscription, as a finished checkout makes it. */
export const startLocal = (id: string, hasTrial: boolean, now: Date): ProviderSubscription => ({
  id,
  createdAt: now,
  status: hasTrial ? 'trialing' : 'active',
  trialEnd: hasTrial ? daysAfter(now, TRIAL_DAYS) : null,
  currentPeriodEnd: daysAfter(now, hasTrial ? TRIAL_DAYS : PERIOD_DAYS),
  cancelAtPeriodEnd: false,
});

/** What time does to a subscription: a period that ran out is renewed, or ends when it was cancelled. */
export function advanceLocal(held: ProviderSubscription, now: Date): ProviderSubscription {
  const { status, currentPeriodEnd: end } = held;
  if (!isLive(status) || !end || end > now) return held;
  if (held.cancelAtPeriodEnd) return { ...held, status: 'canceled' };
  if (status === 'past_due') return held;
  const missed = Math.floor((now.getTime() - end.getTime()) / (PERIOD_DAYS * DAY_MS)) + 1;
  return { ...held, status: 'active', currentPeriodEnd: daysAfter(end, missed * PERIOD_DAYS) };
}

/** What a person makes the stand-in do; null where it makes no sense. */
export function actLocally(
  held: ProviderSubscription,
  action: Exclude<LocalAction, 'start'>,
  now: Date,
): ProviderSubscription | null {
  if (!isLive(held.status)) return null;
  switch (action) {
    case 'pay':
      return { ...held, status: 'active', trialEnd: null, currentPeriodEnd: daysAfter(now, PERIOD_DAYS) };
    case 'fail':
      return { ...held, status: 'past_due' };
    case 'cancel':
      return { ...held, cancelAtPeriodEnd: true };
    case 'reactivate':
      return { ...held, cancelAtPeriodEnd: false };
  }
}
