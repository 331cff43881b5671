import { DAY_MS } from '#contract/time.ts';
/** Stripe's own words, and `none` for a person who never subscribed. */
export const STATUSES = [
  'none',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'inactive',
] as const;
export type Status = (typeof STATUSES)[number];

export const isStatus = (text: string): text is Status => STATUSES.some((status) => status === text);

/** Section 9. */
export const TRIAL_DAYS = 7;

/** Section 6: active or trialing. */
export const isEntitled = (status: Status): boolean => status === 'active' || status === 'trialing';

/** A subscription that exists at the provider: a second one beside it would be paid twice. */
export const isLive = (status: Status): boolean =>
  isEntitled(status) || status === 'past_due' || status === 'unpaid' || status === 'paused';

/** Days until a moment, rounded up, never below 0. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS));

const counted = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** 'November 26, 2026', in the reader's own zone. */
export const formatDate = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** What a button starts: a checkout, or the provider's billing portal. */
export type Destination = 'checkout' | 'portal';

interface ButtonWords {
  readonly label: string;
  readonly leadsTo: Destination;
}

export interface SubscriptionView {
  readonly kind: 'canceled' | 'trial' | 'active' | 'past_due' | 'none';
  readonly title: string;
  readonly text: string;
  /** The banner's own button. */
  readonly button: ButtonWords | null;
  /** The button under the banner. */
  readonly action: ButtonWords;
}

export interface SubscriptionFacts {
  readonly status: Status;
  readonly trialEnd: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Section 4, 'Subscription display': banner, its button, and the action button under it. */
export function describeSubscription(facts: SubscriptionFacts, now: Date): SubscriptionView {
  const action: ButtonWords = isEntitled(facts.status)
    ? { label: 'Manage Subscription', leadsTo: 'portal' }
    : { label: 'Start Free Trial / Subscribe', leadsTo: 'checkout' };
  return { ...describeBanner(facts, now), action };
}

function describeBanner(facts: SubscriptionFacts, now: Date): Omit<SubscriptionView, 'action'> {
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = facts;
  if (cancelAtPeriodEnd) {
    const end = status === 'trialing' ? trialEnd : currentPeriodEnd;
    return {
      kind: 'canceled',
      title: 'subscription canceled',
      text: end
        ? `${counted(daysUntil(end, now))} left. your ${status === 'trialing' ? 'trial' : 'subscription'} ends on ${formatDate(end)}.`
        : `${counted(0)} left.`,
      button: { label: 'Reactivate Subscription', leadsTo: 'checkout' },
    };
  }
  if (status === 'trialing' && trialEnd) {
    return {
      kind: 'trial',
      title: 'free trial active',
      text: `${counted(daysUntil(trialEnd, now))} remaining. your trial ends on ${formatDate(trialEnd)}, then the paid plan begins.`,
      button: null,
    };
  }
  if (isEntitled(status)) {
    return {
      kind: 'active',
      title: 'subscription active',
      text: currentPeriodEnd
        ? `your subscription will renew on ${formatDate(currentPeriodEnd)}.`
        : 'everything is open to you.',
      button: null,
    };
  }
  if (status === 'past_due') {
    return {
      kind: 'past_due',
      title: 'payment needed',
      text: 'your last payment failed. please update your payment method to restore access.',
      button: { label: 'Update Payment Method', leadsTo: 'portal' },
    };
  }
  return {
    kind: 'none',
    title: 'get full access',
    text: 'unlock all premium features by starting your free 7-day trial today.',
    button: { label: 'Start Free Trial', leadsTo: 'checkout' },
  };
}
