import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { pickSubscription } from './provider-subscription.ts';
import {
  daysUntil,
  describeSubscription,
  isEntitled,
  STATUSES,
  type SubscriptionFacts,
} from './subscription-state.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const describeIt = (facts: Partial<SubscriptionFacts>) =>
  describeSubscription(
    { status: 'none', trialEnd: null, currentPeriodEnd: null, cancelAtPeriodEnd: false, ...facts },
    NOW,
  );

it('entitles the active and the trialing, and nobody else', () => {
  expect(STATUSES.filter(isEntitled)).toEqual(['trialing', 'active']);
});

it.each([
  [0, 0],
  [-3, 0],
  [0.01, 1],
  [1, 1],
  [1.01, 2],
  [7, 7],
])('rounds the days left up and never below 0: %d', (days, left) => {
  expect(daysUntil(inDays(days), NOW)).toBe(left);
});

describe('the subscription display', () => {
  it('takes an inactive subscription for none', () => {
    expect(describeIt({ status: 'inactive' })).toEqual(describeIt({ status: 'none' }));
  });

  it('shows a running trial with its days and its end', () => {
    expect(describeIt({ status: 'trialing', trialEnd: inDays(4.5) })).toMatchObject({
      title: 'free trial active',
      text: '5 days remaining. your trial ends on November 26, 2026, then the paid plan begins.',
      button: null,
      action: { label: 'Manage Subscription', leadsTo: 'portal' },
    });
  });

  it('says one day, not one days', () => {
    expect(describeIt({ status: 'trialing', trialEnd: inDays(0.5) }).text).toMatch(/^1 day remaining\./);
  });

  it('shows an active subscription with the day it renews', () => {
    expect(describeIt({ status: 'active', currentPeriodEnd: inDays(10) })).toMatchObject({
      title: 'subscription active',
      text: 'your subscription will renew on December 1, 2026.',
      button: null,
      action: { label: 'Manage Subscription', leadsTo: 'portal' },
    });
  });

  it('asks for a payment that failed', () => {
    expect(describeIt({ status: 'past_due', currentPeriodEnd: inDays(10) })).toMatchObject({
      title: 'payment needed',
      text: 'your last payment failed. please update your payment method to restore access.',
      button: { label: 'Update Payment Method', leadsTo: 'portal' },
      action: { label: 'Start Free Trial / Subscribe', leadsTo: 'checkout' },
    });
  });

  it.each(['none', 'canceled', 'incomplete', 'unpaid', 'paused'] as const)(
    'offers the trial when %s',
    (status) => {
      expect(describeIt({ status })).toMatchObject({
        title: 'get full access',
        text: 'unlock all premium features by starting your free 7-day trial today.',
        button: { label: 'Start Free Trial', leadsTo: 'checkout' },
        action: { label: 'Start Free Trial / Subscribe', leadsTo: 'checkout' },
      });
    },
  );

  it.each([
    ['trialing', '3 days left. your trial ends on November 24, 2026.'],
    ['active', '10 days left. your subscription ends on December 1, 2026.'],
  ] as const)('counts a canceled %s one down to its own end', (status, text) => {
    const facts = { status, trialEnd: inDays(3), currentPeriodEnd: inDays(10), cancelAtPeriodEnd: true };
    expect(describeIt(facts)).toMatchObject({
      title: 'subscription canceled',
      text,
      button: { label: 'Reactivate Subscription', leadsTo: 'checkout' },
    });
  });
});

it('lets a live subscription count before a newer one that ended', () => {
  const held = (id: string, status: 'active' | 'canceled', days: number) => ({
    id,
    status,
    createdAt: inDays(days),
    trialEnd: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  });
  const picked = pickSubscription([
    held('old', 'canceled', -9),
    held('live', 'active', -5),
    held('new', 'canceled', -1),
  ]);
  expect(picked?.id).toBe('live');
  expect(pickSubscription([])).toBeNull();
});
