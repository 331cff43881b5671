import { describe, expect, it, onTestFinished } from 'vitest';
import { billingEvents } from '#server/db/schema/billing.ts';
import { buildTestApp, type Caller, type TestApp } from '#testing/build-test-app.ts';
import {
  type StandInSubscription,
  type StripeStandIn,
  signEvent,
  startStripeStandIn,
} from '#testing/stand-ins/stripe.ts';

const SECRET = 'whsec_a_secret_of_the_tests';
const ORIGIN = 'https://process.example';
const RETURN = { successUrl: `${ORIGIN}/options`, cancelUrl: `${ORIGIN}/options` };

interface Shop extends TestApp {
  readonly stripe: StripeStandIn;
  readonly clock: { now: Date };
}

async function openShop(): Promise<Shop> {
  const stripe = await startStripeStandIn();
  onTestFinished(() => stripe.close());
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const test = await buildTestApp({
    now: () => clock.now,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_BASE: stripe.url,
      PUBLIC_URL: ORIGIN,
    },
  });
  return { ...test, stripe, clock };
}

/** A person whose checkout is finished at the provider, and nobody has told us yet. */
async function subscribeAtProvider({ stripe, clock, signUp }: Shop) {
  const person = await signUp();
  await person.call('POST', '/api/subscription/create-checkout-session', RETURN);
  const checkout = stripe.checkouts.at(-1);
  if (!checkout) throw new Error('no checkout was opened');
  const { subscription } = stripe.finishCheckout(checkout.id, clock.now);
  return { person, checkout, subscription };
}

const statusOf = async (person: Caller) => (await person.call('GET', '/api/subscription/status')).json();

interface EventOptions {
  readonly id: string;
  readonly type?: string;
  readonly about: object;
}
const post = ({ inject, clock }: Shop, event: EventOptions, secret = SECRET, at = clock.now) => {
  const { payload, headers } = signEvent({ type: 'customer.subscription.updated', ...event }, secret, at);
  return inject({ method: 'POST', url: '/api/subscription/webhook', payload, headers });
};

describe('a webhook that must not be believed', () => {
  it.each([
    ['forged', 'whsec_somebody_elses', 0],
    ['stale by more than 300 s', SECRET, 301_000],
  ])('is refused when %s', async (_case, secret, ageMs) => {
    const shop = await openShop();
    const { person, subscription } = await subscribeAtProvider(shop);
    const at = new Date(shop.clock.now.getTime() - ageMs);
    const answer = await post(shop, { id: 'evt_1', about: subscription }, secret, at);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'none' });
    expect(await shop.db.select().from(billingEvents)).toEqual([]);
  });

  it('is refused without a signature, with a changed body, and when it is no JSON', async () => {
    const shop = await openShop();
    const { subscription } = await subscribeAtProvider(shop);
    const signed = signEvent({ id: 'evt_1', type: 'x', about: subscription }, SECRET, shop.clock.now);
    const url = '/api/subscription/webhook';
    const tries = [
      { payload: signed.payload, headers: { 'content-type': 'application/json' } },
      { payload: signed.payload.replace('evt_1', 'evt_2'), headers: signed.headers },
      { payload: 'hello', headers: { ...signed.headers, 'content-type': 'text/plain' } },
    ];
    for (const one of tries) {
      const answer = await shop.inject({ method: 'POST', url, ...one });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('is still believed 299 s later', async () => {
    const shop = await openShop();
    const { person, subscription } = await subscribeAtProvider(shop);
    const at = new Date(shop.clock.now.getTime() - 299_000);
    expect((await post(shop, { id: 'evt_1', about: subscription }, SECRET, at)).statusCode).toBe(200);
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'trialing', currentPlan: 'premium' });
  });

  it('is taken note of and has no effect for a customer that is not ours', async () => {
    const shop = await openShop();
    const { person } = await subscribeAtProvider(shop);
    const asked = shop.stripe.requests.length;
    const about = { object: 'subscription', id: 'sub_9', customer: 'cus_unknown', status: 'active' };
    expect((await post(shop, { id: 'evt_1', about })).statusCode).toBe(200);
    expect(shop.stripe.requests).toHaveLength(asked);
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'none' });
  });

  it('has no route where payments are local', async () => {
    const { call } = await buildTestApp();
    expect((await call('POST', '/api/subscription/webhook', {})).statusCode).toBe(404);
  });
});

describe('events in any order', () => {
  it('asks the provider once for an event that is replayed', async () => {
    const shop = await openShop();
    const { subscription } = await subscribeAtProvider(shop);
    const asked = shop.stripe.requests.length;
    for (let times = 0; times < 5; times++)
      expect((await post(shop, { id: 'evt_1', about: subscription })).statusCode).toBe(200);
    expect(shop.stripe.requests).toHaveLength(asked + 1);
  });

  it('is sent again while the provider does not answer, and then has its effect', async () => {
    const shop = await openShop();
    const { person, subscription } = await subscribeAtProvider(shop);
    shop.stripe.next({ kind: 'error', status: 500 }, { kind: 'error', status: 500 });
    expect((await post(shop, { id: 'evt_1', about: subscription })).statusCode).toBe(503);
    expect((await post(shop, { id: 'evt_1', about: subscription })).statusCode).toBe(200);
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'trialing' });
  });

  it('ends in the provider’s truth after all orders, five times each', async () => {
    const shop = await openShop();
    const { person, checkout, subscription } = await subscribeAtProvider(shop);
    let round = 0;
    for (const order of permute(['completed', 'created', 'renewed', 'failed'])) {
      const id = ++round;
      for (const name of order) {
        moveOn(subscription, name);
        const about =
          name === 'completed' ? { object: 'checkout.session', ...checkout } : { ...subscription };
        // What the event itself says is older than what the provider says now.
        subscription.cancel_at_period_end = id % 2 === 0;
        const event = { id: `evt_${id}_${name}`, about };
        for (let times = 0; times < 5; times++) await post(shop, event);
      }
      expect(await statusOf(person), order.join()).toMatchObject({
        subscriptionStatus: subscription.status,
        cancelAtPeriodEnd: subscription.cancel_at_period_end,
      });
    }
    expect(round).toBe(24);
  }, 60_000);

  it('ends in the provider’s truth when all come at once', async () => {
    const shop = await openShop();
    const { person, subscription } = await subscribeAtProvider(shop);
    const posts = ['created', 'failed', 'renewed'].flatMap((name) => {
      moveOn(subscription, name);
      const about = { ...subscription };
      return Array.from({ length: 5 }, () => post(shop, { id: `evt_${name}`, about }));
    });
    subscription.status = 'past_due';
    for (const { statusCode } of await Promise.all(posts)) expect([200, 503]).toContain(statusCode);
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'past_due' });
  });

  it('reads a cancellation that the portal made by a date', async () => {
    const shop = await openShop();
    const { person, subscription } = await subscribeAtProvider(shop);
    subscription.cancel_at = subscription.trial_end;
    await post(shop, { id: 'evt_1', about: subscription });
    expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'trialing', cancelAtPeriodEnd: true });
  });
});

function moveOn(subscription: StandInSubscription, name: string): void {
  if (name === 'created') subscription.status = 'trialing';
  if (name === 'renewed') subscription.status = 'active';
  if (name === 'failed') subscription.status = 'past_due';
}

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permute(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
