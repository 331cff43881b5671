import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import type { ProviderSubscription } from '../core/provider-subscription.ts';
import { createLocalProvider } from './local-provider.ts';
import { signNewCustomer } from './signed-subscriptions.ts';
import { findAnySubscription, findSubscriptionOfCustomer, putCustomer } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const rowKey = Buffer.alloc(32, 7);
const signed = (row: { userId: string; provider: 'local' | 'stripe'; customerId: string }) =>
  signNewCustomer(rowKey, { ...row, checkedAt: now() });
const held = (status: 'active' | 'past_due'): ProviderSubscription => ({
  id: 'sub_1',
  status,
  createdAt: now(),
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
});

it('asks again when a newer answer was written while an older one was on its way', async () => {
  const { app, db, signUp } = await buildTestApp();
  const me = (await (await signUp()).call('GET', '/api/users/me')).json();
  const parts = { db, log: app.log, now, rowKey };
  const customerId = 'cus_1';
  await putCustomer(db, signed({ userId: me.id, provider: 'local', customerId }));
  const base = createLocalProvider({ db, now, newId: () => 'id' });
  const newer = { ...base, readSubscriptions: async () => [held('past_due')] };
  let asked = 0;
  const slow = {
    ...base,
    readSubscriptions: async () => {
      asked++;
      if (asked > 1) return [held('past_due')];
      await syncSubscription({ ...parts, provider: newer }, customerId);
      return [held('active')];
    },
  };
  await syncSubscription({ ...parts, provider: slow }, customerId);
  expect(asked).toBe(2);
  expect((await findSubscriptionOfCustomer(db, customerId))?.status).toBe('past_due');
});

it('replaces the books of the local stand-in by those of Stripe, and never a subscription at Stripe', async () => {
  const { app, db, signUp } = await buildTestApp();
  const { id: userId } = (await (await signUp()).call('GET', '/api/users/me')).json();
  const parts = { db, log: app.log, now, rowKey };
  const subscribe = async (provider: 'local' | 'stripe', customerId: string) => {
    await putCustomer(db, signed({ userId, provider, customerId }));
    const base = createLocalProvider({ db, now, newId: () => 'id' });
    const readSubscriptions = async () => [held('active')];
    await syncSubscription({ ...parts, provider: { ...base, readSubscriptions } }, customerId);
    return (await findAnySubscription(db, userId))?.customerId;
  };
  expect(await subscribe('local', 'local_cus_1')).toBe('local_cus_1');
  expect(await subscribe('stripe', 'cus_1')).toBe('cus_1');
  expect(await subscribe('local', 'local_cus_1')).toBe('cus_1');
});
