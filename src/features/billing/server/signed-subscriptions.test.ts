import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { pendingCancellations, subscriptions } from '#server/db/schema/billing.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { signEvent, startStripeStandIn } from '#testing/stand-ins/stripe.ts';
import { forgetCustomers, reconcile, remindOfTrialEnds } from './chores.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { signUnsignedCancellations, signUnsignedSubscriptions } from './unsigned-store.ts';

const ORIGIN = 'https://process.example';
const CHECKOUT = { successUrl: `${ORIGIN}/options`, cancelUrl: `${ORIGIN}/options` };
const PORTAL = { returnUrl: `${ORIGIN}/settings` };
const SECRET = 'whsec_a_secret_of_the_tests';

/** Somebody who pays, and somebody who writes in the database and has an account, but no key. */
async function openWorld() {
  const stripe = await startStripeStandIn();
  onTestFinished(() => stripe.close());
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const masterKey = Buffer.alloc(32, 7);
  const test = await buildTestApp({
    now: () => clock.now,
    masterKey,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_BASE: stripe.url,
      PUBLIC_URL: ORIGIN,
      LOG_LEVEL: 'warn',
    },
  });
  const subscribe = async () => {
    const person = await test.signUp();
    await person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
    const checkoutId = stripe.checkouts.at(-1)?.id ?? '';
    const { subscription } = stripe.finishCheckout(checkoutId, clock.now);
    await person.call('GET', `/api/subscription/status?session_id=${checkoutId}`);
    const { id }: { id: string } = (await person.call('GET', '/api/users/me')).json();
    return { ...person, id, checkoutId, customer: subscription.customer, subscription };
  };
  const rowOf = async (userId: string) => {
    const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (!row) throw new Error('no such row');
    return row;
  };
  const keys = createKeyProvider(masterKey);
  const rowKey = await loadServerKey(test.db, keys, 'rows');
  const provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    priceId: 'price_1',
    apiBase: stripe.url,
  });
  const parts = { db: test.db, log: test.app.log, now: () => clock.now, provider, rowKey };
  const mailing = { ...parts, env: test.env, keys };
  return { ...test, clock, mailing, parts, rowKey, rowOf, stripe, subscribe };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Subscriber = Awaited<ReturnType<World['subscribe']>>;

/** The writer's row says what the victim's said; nothing says it beside it. */
async function swap({ db, rowOf }: World, victim: Subscriber, writer: Subscriber, withMac: boolean) {
  const { customerId, subscriptionId, mac } = await rowOf(victim.id);
  await db.delete(subscriptions).where(eq(subscriptions.userId, victim.id));
  await db
    .update(subscriptions)
    .set({ customerId, subscriptionId, ...(withMac && { mac }) })
    .where(eq(subscriptions.userId, writer.id));
}

it.each([
  { withMac: false, copied: 'the customer' },
  { withMac: true, copied: 'the customer and its MAC' },
])('$copied of somebody else, copied over, opens no page of theirs', async ({ withMac }) => {
  const world = await openWorld();
  const { stripe, clock, parts } = world;
  const [victim, writer] = [await world.subscribe(), await world.subscribe()];
  await swap(world, victim, writer, withMac);
  const asked = stripe.requests.length;

  const portal = await writer.call('POST', '/api/subscription/create-portal-session', PORTAL);
  const checkout = await writer.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  expect([portal.statusCode, checkout.statusCode]).toEqual([409, 409]);
  await writer.call('GET', `/api/subscription/status?session_id=${writer.checkoutId}`);
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await reconcile(parts);
  const { payload, headers } = signEvent(
    { id: 'evt_1', type: 'customer.subscription.updated', about: victim.subscription },
    SECRET,
    clock.now,
  );
  await world.inject({ method: 'POST', url: '/api/subscription/webhook', payload, headers });
  expect(stripe.requests).toHaveLength(asked);
  expect(world.logged()).toContain('a subscription was written by somebody without the key');
  for (const { id, customer } of [victim, writer])
    for (const told of [id, customer]) expect(world.logged()).not.toContain(told);
});

it('a row that was moved to another person opens nothing for them', async () => {
  const world = await openWorld();
  const victim = await world.subscribe();
  const writer = await world.signUp();
  const { id } = (await writer.call('GET', '/api/users/me')).json();
  await world.db.update(subscriptions).set({ userId: id }).where(eq(subscriptions.userId, victim.id));
  const answer = await writer.call('POST', '/api/subscription/create-portal-session', PORTAL);
  expect(answer.statusCode).toBe(409);
});

it('a row stays signed through everything that is written of it', async () => {
  const world = await openWorld();
  const { stripe } = world;
  const person = await world.subscribe();
  person.subscription.cancel_at_period_end = true;
  await person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  expect(person.subscription.cancel_at_period_end).toBe(false);
  person.subscription.status = 'canceled';
  await person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  stripe.finishCheckout(stripe.checkouts.at(-1)?.id ?? '', world.clock.now);
  await person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  const answer = await person.call('POST', '/api/subscription/create-portal-session', PORTAL);
  expect(answer.json()).toEqual({ url: 'https://billing.stripe.example/portal' });
});

it('a row from before counts and opens the page again once it is signed', async () => {
  const world = await openWorld();
  const { db, rowKey, rowOf } = world;
  const [legacy, changed] = [await world.subscribe(), await world.subscribe()];
  await db.update(subscriptions).set({ mac: null }).where(eq(subscriptions.userId, legacy.id));
  await db.update(subscriptions).set({ subscriptionId: 'sub_x' }).where(eq(subscriptions.userId, changed.id));
  const open = async ({ call }: Subscriber) =>
    (await call('POST', '/api/subscription/create-portal-session', PORTAL)).statusCode;
  expect([await open(legacy), await open(changed)]).toEqual([409, 409]);
  const statusOf = async ({ call }: Subscriber) =>
    (await call('GET', '/api/subscription/status')).json().subscriptionStatus;
  expect([await statusOf(legacy), await statusOf(changed)]).toEqual(['none', 'none']);

  expect([await signUnsignedSubscriptions(db, rowKey), await signUnsignedSubscriptions(db, rowKey)]).toEqual([
    1, 0,
  ]);
  expect([await open(legacy), await open(changed)]).toEqual([200, 409]);
  expect([await statusOf(legacy), await statusOf(changed)]).toEqual(['trialing', 'none']);
  expect((await rowOf(legacy.id)).customerId).toBe(legacy.customer);
});

const say = async ({ call }: Caller) => {
  const conversationId = (await call('POST', '/api/chat/conversations', {})).json().id;
  const body = { conversationId, content: 'work was long', clientMessageId: randomUUID() };
  return (await call('POST', '/api/chat/send', body)).statusCode;
};

it.each([
  ['a status', { status: 'active', plan: 'premium' }],
  ['a later end', { trialEnd: new Date('2036-01-01T00:00:00Z') }],
  ['a cancellation that is none', { cancelAtPeriodEnd: true }],
  ['a trial that was not used', { trialUsedAt: null }],
  ['a later question to the provider', { checkedAt: new Date('2036-01-01T00:00:00Z') }],
  ['a checkout of somebody else', { checkoutId: 'cs_of_somebody_else' }],
  ['no MAC at all', { mac: null }],
])('%s, written without the key, pays for nothing and asks nobody', async (_, change) => {
  const world = await openWorld();
  const { clock, db, mailing, parts, stripe } = world;
  const writer = await world.subscribe();
  expect(await say(writer)).toBe(200);
  await db.update(subscriptions).set(change).where(eq(subscriptions.userId, writer.id));
  expect(await say(writer)).toBe(402);
  const asked = stripe.requests.length;
  for (const id of ['cs_of_somebody_else', writer.checkoutId]) {
    const { subscriptionStatus } = (
      await writer.call('GET', `/api/subscription/status?session_id=${id}`)
    ).json();
    expect(subscriptionStatus).toBe('none');
  }
  const checkout = await writer.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
  expect(checkout.statusCode).toBe(409);
  clock.now = new Date(clock.now.getTime() + 6 * DAY_MS);
  await reconcile(parts);
  expect(stripe.requests).toHaveLength(asked);
  const post = vi.fn();
  await remindOfTrialEnds({ ...mailing, mailer: { post } });
  expect(post).not.toHaveBeenCalled();
});

it('a checkout is remembered also where the provider is heard in the middle of opening it', async () => {
  const world = await openWorld();
  const { stripe } = world;
  const person = await world.subscribe();
  person.subscription.status = 'canceled';
  const asks = [1, 2, 3].map(() =>
    person.call('GET', `/api/subscription/status?session_id=${person.checkoutId}`),
  );
  const [opened] = await Promise.all([
    person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT),
    ...asks,
  ]);
  expect(opened.statusCode).toBe(200);
  const row = await world.rowOf(person.id);
  expect(row.checkoutId).toBe(stripe.checkouts.at(-1)?.id);
  expect(await say(person)).toBe(402);
});

/** The victim's row is gone, as the account of somebody who left; what is to be done is written by hand. */
const forged = (victim: Subscriber, createdAt: Date) => ({
  provider: 'stripe' as const,
  customerId: victim.customer,
  subscriptionId: victim.subscription.id,
  createdAt,
});

it('a deletion that somebody without the key noted cancels nobody', async () => {
  const world = await openWorld();
  const { clock, db, parts, stripe } = world;
  const [victim, leaving] = [await world.subscribe(), await world.subscribe()];
  stripe.otherwise(() => ({ kind: 'error', status: 500 }));
  await leaving.call('DELETE', '/api/users/me', { password: TEST_PASSWORD });
  const [own] = await db.select().from(pendingCancellations);
  await db.delete(subscriptions).where(eq(subscriptions.userId, victim.id));
  stripe.otherwise(() => ({ kind: 'answer' }));
  for (const mac of [null, Buffer.alloc(32), own?.mac ?? null]) {
    await db.delete(pendingCancellations);
    await db.insert(pendingCancellations).values({ ...forged(victim, clock.now), mac });
    await forgetCustomers(parts);
    expect(victim.subscription.status).toBe('trialing');
  }
  expect(world.logged()).toContain('a cancellation waits that is not signed');
});

it('what stands there of a customer keeps no real deletion from being told', async () => {
  const world = await openWorld();
  const { clock, db } = world;
  const victim = await world.subscribe();
  await db
    .insert(pendingCancellations)
    .values({ ...forged(victim, clock.now), subscriptionId: null, mac: Buffer.alloc(32) });
  await victim.call('DELETE', '/api/users/me', { password: TEST_PASSWORD });
  await vi.waitFor(() => expect(victim.subscription.status).toBe('canceled'));
});

it('who deletes an account that names another’s customer cancels nobody, until the operator has looked', async () => {
  const world = await openWorld();
  const { db, parts, rowKey } = world;
  const [victim, writer] = [await world.subscribe(), await world.subscribe()];
  await swap(world, victim, writer, true);
  await writer.call('DELETE', '/api/users/me', { password: TEST_PASSWORD });
  await forgetCustomers(parts);
  expect(victim.subscription.status).toBe('trialing');
  expect(await db.select().from(pendingCancellations)).toMatchObject([{ customerId: victim.customer }]);
  expect([await signUnsignedCancellations(db, rowKey), await signUnsignedCancellations(db, rowKey)]).toEqual([
    1, 0,
  ]);
  await forgetCustomers(parts);
  expect(victim.subscription.status).toBe('canceled');
});
