import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { actLocally, advanceLocal, startLocal } from './local-payment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const trial = startLocal('sub_1', true, NOW);

it('begins with 7 free days, or with a paid period', () => {
  expect(trial).toMatchObject({ status: 'trialing', trialEnd: inDays(7), currentPeriodEnd: inDays(7) });
  expect(startLocal('sub_1', false, NOW)).toMatchObject({ status: 'active', trialEnd: null });
});

it('turns a trial into the paid plan when its time is over, and renews it after that', () => {
  expect(advanceLocal(trial, inDays(6.9))).toBe(trial);
  expect(advanceLocal(trial, inDays(7))).toMatchObject({ status: 'active', currentPeriodEnd: inDays(37) });
  expect(advanceLocal(trial, inDays(100)).currentPeriodEnd).toEqual(inDays(127));
});

it('ends when it was canceled, and is not revived after', () => {
  const canceled = actLocally(trial, 'cancel', NOW);
  if (!canceled) throw new Error('a trial can be canceled');
  expect(advanceLocal(canceled, inDays(3)).status).toBe('trialing');
  const ended = advanceLocal(canceled, inDays(7));
  expect(ended.status).toBe('canceled');
  for (const action of ['pay', 'fail', 'cancel', 'reactivate'] as const)
    expect(actLocally(ended, action, inDays(8))).toBeNull();
});

it('stays unpaid until it is paid', () => {
  const failed = actLocally(trial, 'fail', NOW);
  if (!failed) throw new Error('a payment can fail');
  expect(advanceLocal(failed, inDays(9)).status).toBe('past_due');
  expect(actLocally(failed, 'pay', inDays(9))).toMatchObject({
    status: 'active',
    currentPeriodEnd: inDays(39),
  });
});
