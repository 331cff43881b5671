import { describe, expect, it, onTestFinished } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { startStripeStandIn } from '#testing/stand-ins/stripe.ts';

const ORIGIN = 'https://process.example';
const HERE = `${ORIGIN}/options`;
const CHECKOUT = { successUrl: HERE, cancelUrl: HERE };

async function openShop(env: Record<string, string> = {}) {
  const stripe = await startStripeStandIn();
  onTestFinished(() => stripe.close());
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const test = await buildTestApp({
    now: () => clock.now,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_BASE: stripe.url,
      PUBLIC_URL: ORIGIN,
      ...env,
    },
  });
  return { ...test, stripe, clock };
}

const checkOut = (person: Caller) =>
  person.call('POST', '/api/subscription/create-checkout-session', CHECKOUT);
const statusOf = async (person: Caller, sessionId?: string) =>
  (await person.call('GET', `/api/subscription/status${sessionId ? `?session_id=${sessionId}` : ''}`)).json();

describe('every call about a subscription', () => {
  it.each([
    ['GET', '/api/subscription/status', undefined],
    ['POST', '/api/subscription/create-checkout-session', CHECKOUT],
    ['POST', '/api/subscription/create-portal-session', { returnUrl: HERE }],
    ['GET', '/api/subscription/local', undefined],
    ['POST', '/api/subscription/local', { action: 'pay' }],
  ] as const)('%s %s needs a token', async (method, url, payload) => {
    const { call } = await buildTestApp();
    const answer = await call(method, url, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each([
    ['/api/subscription/create-checkout-session', { successUrl: 'https://evil.example/', cancelUrl: HERE }],
    ['/api/subscription/create-checkout-session', { successUrl: HERE, cancelUrl: `${ORIGIN}.evil.example/` }],
    ['/api/subscription/create-checkout-session', { successUrl: 'javascript:alert(1)', cancelUrl: HERE }],
    ['/api/subscription/create-checkout-session', { successUrl: HERE }],
    ['/api/subscription/create-portal-session', { returnUrl: 'https://evil.example/options' }],
    ['/api/subscription/create-portal-session', {}],
  ])('%s refuses %j before the provider is asked', async (url, payload) => {
    const { signUp, stripe } = await openShop();
    const answer = await (await signUp()).call('POST', url, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(stripe.requests).toEqual([]);
  });

  it('has no local stand-in beside Stripe', async () => {
    const { signUp } = await openShop();
    const answer = await (await signUp()).call('POST', '/api/subscription/local', { action: 'pay' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('checkout', () => {
  it('opens a trial of 7 days at Stripe and believes the return of one’s own session only', async () => {
    const { signUp, stripe, clock } = await openShop();
    const [maya, other] = [await signUp(), await signUp()];
    const answer = await checkOut(maya);
    const [checkout] = stripe.checkouts;
    if (!checkout) throw new Error('no checkout was opened');
    expect(answer.json().url).toBe(`https://checkout.stripe.example/${checkout.id}`);
    expect(checkout.trialDays).toBe(7);
    const { url } = stripe.finishCheckout(checkout.id, clock.now);
    expect(url).toBe(`${HERE}?session_id=${checkout.id}`);

    expect(await statusOf(maya)).toMatchObject({ subscriptionStatus: 'none' });
    expect(await statusOf(other, checkout.id)).toMatchObject({ subscriptionStatus: 'none' });
    expect(await statusOf(maya)).toMatchObject({ subscriptionStatus: 'none' });
    expect(await statusOf(maya, checkout.id)).toEqual({
      subscriptionStatus: 'trialing',
      trialEnd: '2026-11-28T12:00:00.000Z',
      currentPeriodEnd: '2026-11-28T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      currentPlan: 'premium',
      trialUsed: true,
    });
  });

  it('gives the free trial once, and closes a checkout that was left open', async () => {
    const { signUp, stripe, clock } = await openShop();
    const maya = await signUp();
    await checkOut(maya);
    await checkOut(maya);
    expect(stripe.checkouts.map(({ status }) => status)).toEqual(['expired', 'open']);
    const { subscription } = stripe.finishCheckout(stripe.checkouts[1]?.id ?? '', clock.now);
    subscription.status = 'canceled';
    await checkOut(maya);
    expect(stripe.checkouts.map(({ trialDays }) => trialDays)).toEqual([7, 7, null]);
    expect(stripe.customers.size).toBe(1);
  });

  it('never sells a second subscription: the portal instead, and a cancellation is taken back', async () => {
    const { signUp, stripe, clock } = await openShop();
    const maya = await signUp();
    await checkOut(maya);
    const { subscription } = stripe.finishCheckout(stripe.checkouts[0]?.id ?? '', clock.now);
    expect((await checkOut(maya)).json().url).toBe('https://billing.stripe.example/portal');
    for (const cancel of [{ cancel_at_period_end: true }, { cancel_at: subscription.trial_end }]) {
      Object.assign(subscription, cancel);
      expect((await checkOut(maya)).json().url).toBe(HERE);
      expect(subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
      expect(await statusOf(maya)).toMatchObject({ cancelAtPeriodEnd: false });
    }
    expect(stripe.checkouts).toHaveLength(1);
  });

  it('says that it is unavailable when Stripe is, and works again after', async () => {
    const { signUp, stripe } = await openShop();
    const maya = await signUp();
    stripe.next({ kind: 'error', status: 500 }, { kind: 'error', status: 500 });
    expect((await checkOut(maya)).statusCode).toBe(503);
    expect((await checkOut(maya)).statusCode).toBe(200);
  });

  it('opens the portal for whoever asks', async () => {
    const { signUp } = await openShop();
    const answer = await (await signUp()).call('POST', '/api/subscription/create-portal-session', {
      returnUrl: HERE,
    });
    expect(answer.json()).toEqual({ url: 'https://billing.stripe.example/portal' });
  });
});

const MESSAGE = { content: 'hello', conversationId: '0190aa5e-7b2c-7d11-8e4f-1a2b3c4d5e6f' };

describe('the premium gate', () => {
  const counting = () => {
    let asked = 0;
    const companion: Companion = {
      name: 'guide',
      // biome-ignore lint/correctness/useYield: it must not be asked at all
      async *reply() {
        asked++;
        throw new Error('the companion was asked');
      },
    };
    return { companion, asked: () => asked };
  };

  it('answers 402 to a message before any companion is asked, and leaves the rest open', async () => {
    const { companion, asked } = counting();
    const { signUp } = await buildTestApp({ env: { PREMIUM_GATE: 'enforce' }, companion });
    const maya = await signUp();
    const conversation = await maya.call('POST', '/api/chat/conversations', { type: 'text' });
    const conversationId = conversation.json().id;
    const answer = await maya.call('POST', '/api/chat/send', { content: 'hello', conversationId });
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      402,
      'subscription_required',
      'start your free trial or subscribe to access this feature',
    ]);
    expect(asked()).toBe(0);
    for (const url of [
      '/api/chat/conversations',
      `/api/chat/messages/${conversationId}`,
      '/api/chat/conversations?q=hello',
      '/api/users/me',
    ])
      expect((await maya.call('GET', url)).statusCode, url).toBe(200);
    const confirmed = { password: TEST_PASSWORD };
    expect((await maya.call('POST', '/api/users/me/export', confirmed)).statusCode).toBe(200);
    const removed = await maya.call('DELETE', '/api/users/me', confirmed);
    expect(removed.statusCode).toBe(200);
  });

  it('asks for a token and a good body before it asks for money', async () => {
    const { call, signUp } = await buildTestApp({ env: { PREMIUM_GATE: 'enforce' } });
    expect((await call('POST', '/api/chat/send', MESSAGE)).statusCode).toBe(401);
    expect((await (await signUp()).call('POST', '/api/chat/send', {})).statusCode).toBe(400);
  });

  it('makes everybody a premium member while it is off', async () => {
    const { signUp } = await buildTestApp();
    expect(await statusOf(await signUp())).toMatchObject({
      subscriptionStatus: 'active',
      currentPlan: 'premium',
    });
  });

  it('hides nobody’s own subscription while it is off: it is billed all the same', async () => {
    const { signUp, stripe, clock } = await openShop({ PREMIUM_GATE: 'bypass' });
    const maya = await signUp();
    await checkOut(maya);
    const [checkout] = stripe.checkouts;
    stripe.finishCheckout(checkout?.id ?? '', clock.now);
    await statusOf(maya, checkout?.id);
    expect(await statusOf(maya)).toMatchObject({
      subscriptionStatus: 'trialing',
      trialEnd: '2026-11-28T12:00:00.000Z',
    });
    expect(await statusOf(await signUp())).toMatchObject({ subscriptionStatus: 'active', trialEnd: null });
  });
});

describe('the local stand-in', () => {
  const openLocal = () => buildTestApp({ env: { PREMIUM_GATE: 'enforce', PUBLIC_URL: ORIGIN } });
  const act = (person: Caller, action: string) => person.call('POST', '/api/subscription/local', { action });

  it('goes through the same states: trial, payment, failure, cancellation, reactivation', async () => {
    const { signUp } = await openLocal();
    const maya = await signUp();
    expect((await checkOut(maya)).json().url).toBe(`${ORIGIN}/checkout/local`);
    const { url } = (await act(maya, 'start')).json();
    expect(url).toMatch(`${HERE}?session_id=local_cs_`);
    expect(await statusOf(maya)).toMatchObject({ subscriptionStatus: 'trialing', trialUsed: true });
    const steps = [
      ['pay', { subscriptionStatus: 'active' }],
      ['fail', { subscriptionStatus: 'past_due' }],
      ['pay', { subscriptionStatus: 'active' }],
      ['cancel', { subscriptionStatus: 'active', cancelAtPeriodEnd: true }],
      ['reactivate', { subscriptionStatus: 'active', cancelAtPeriodEnd: false }],
    ] as const;
    for (const [action, state] of steps) {
      expect((await act(maya, action)).statusCode, action).toBe(200);
      expect(await statusOf(maya), action).toMatchObject(state);
    }
  });

  it('refuses what makes no sense, and knows only one’s own', async () => {
    const { signUp } = await openLocal();
    const [maya, other] = [await signUp(), await signUp()];
    await checkOut(maya);
    expect((await act(maya, 'pay')).statusCode).toBe(400);
    expect((await act(maya, 'steal')).statusCode).toBe(400);
    expect((await act(other, 'start')).statusCode).toBe(404);
    await act(maya, 'start');
    expect((await act(maya, 'start')).statusCode).toBe(400);
    expect(await statusOf(other)).toMatchObject({ subscriptionStatus: 'none' });
  });
});
