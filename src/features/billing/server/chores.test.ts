import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { pendingCancellations, subscriptions } from '#server/db/schema/billing.ts';
import type { Mail } from '#server/mail.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { startStripeStandIn } from '#testing/stand-ins/stripe.ts';
import { forgetCustomers, reconcile, remindOfTrialEnds } from './chores.ts';
import { createStripeProvider } from './stripe-provider.ts';

const ORIGIN = 'https://process.example';
const CHECKOUT = { successUrl: `${ORIGIN}/options`, cancelUrl: `${ORIGIN}/options` };

/** A person on a trial, at Stripe and in our books. */
async function openTrial() {
  const stripe = await startStripeStandIn();
  onTestFinished(() => stripe.close());
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const secretKey = randomBytes(32);
  const { app, db, env, signUp } = await buildTestApp({
    now: () => clock.now,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_BASE: stripe.url,
      PUBLIC_URL: ORIGIN,
      SECRET_KEY: secretKey.toString('base64'),
    },
  });
  const person = await signUp();
  await person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  const checkoutId = stripe.checkouts[0]?.id ?? '';
  const { subscription } = stripe.finishCheckout(checkoutId, clock.now);
  await person.call('GET', `/api/subscription/status?session_id=${checkoutId}`);

  const mails: Mail[] = [];
  const provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiBase: stripe.url,
  });
  const mailer = { post: (mail: Mail) => void mails.push(mail) };
  const keys = createKeyProvider(secretKey);
  const rowKey = await loadServerKey(db, keys, 'rows');
  const parts = { db, env, keys, log: app.log, now: () => clock.now, provider, mailer, rowKey };
  const passDays = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
  };
  const status = async () => (await db.select().from(subscriptions))[0]?.status;
  return { parts, stripe, subscription, person, mails, passDays, status };
}

it('tells of the end of a trial once, two days before', async () => {
  const { parts, person, mails, passDays } = await openTrial();
  passDays(4.9);
  await remindOfTrialEnds(parts);
  expect(mails).toEqual([]);
  passDays(0.2);
  await Promise.all([remindOfTrialEnds(parts), remindOfTrialEnds(parts)]);
  await remindOfTrialEnds(parts);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: person.email, subject: 'your free trial ends soon' });
  expect(mails[0]?.text).toContain('ends on November 28, 2026');
  expect(mails[0]?.text).toContain(`${ORIGIN}/subscribe`);
});

it('finds out what no event told: when a date has passed, and once a day', async () => {
  const { parts, stripe, subscription, passDays, status } = await openTrial();
  const asked = stripe.requests.length;
  await reconcile(parts);
  expect(stripe.requests).toHaveLength(asked);
  passDays(0.9);
  subscription.status = 'past_due';
  await reconcile(parts);
  expect(await status()).toBe('trialing');
  passDays(0.2);
  await reconcile(parts);
  expect(await status()).toBe('past_due');
});

it('cancels at the provider after an account is deleted, and tries until it is done', async () => {
  const { parts, stripe, subscription, person } = await openTrial();
  stripe.otherwise(() => ({ kind: 'error', status: 500 }));
  expect((await person.call('DELETE', '/api/users/me', { password: TEST_PASSWORD })).statusCode).toBe(200);
  expect(await parts.db.select().from(subscriptions)).toEqual([]);
  await expect(forgetCustomers(parts)).rejects.toThrow('1 of 1 failed');
  const [pending] = await parts.db.select().from(pendingCancellations);
  expect(pending).toMatchObject({ subscriptionId: subscription.id, customerId: subscription.customer });

  stripe.otherwise(() => ({ kind: 'answer' }));
  await forgetCustomers(parts);
  expect(subscription.status).toBe('canceled');
  expect(stripe.customers.size).toBe(0);
  expect(await parts.db.select().from(pendingCancellations)).toEqual([]);
});

it('cancels at once when the provider answers', async () => {
  const { stripe, subscription, person } = await openTrial();
  await person.call('DELETE', '/api/users/me', { password: TEST_PASSWORD });
  await vi.waitFor(() => expect([subscription.status, stripe.customers.size]).toEqual(['canceled', 0]));
});

it('cancels nothing while the account is still there', async () => {
  const { parts, subscription } = await openTrial();
  await parts.db.insert(pendingCancellations).values({
    customerId: subscription.customer,
    subscriptionId: subscription.id,
    provider: 'stripe',
    createdAt: parts.now(),
  });
  await forgetCustomers(parts);
  expect(subscription.status).toBe('trialing');
});
