import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { type RecordedRequest, type StandIn, sendJson, startStandIn } from './stand-in.ts';

/** A fault instead of the next answer. */
export type StripeStep = { readonly kind: 'answer' } | { readonly kind: 'error'; readonly status: number };

/** The part of a subscription that this product reads, in Stripe's own words; moments in seconds. */
export interface StandInSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  status: string;
  readonly created: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  readonly items: { readonly object: 'list'; readonly data: { current_period_end: number }[] };
}

interface StandInCheckout {
  readonly id: string;
  readonly customer: string;
  readonly successUrl: string;
  readonly trialDays: number | null;
  status: 'open' | 'complete' | 'expired';
}

export interface StripeStandIn extends StandIn<StripeStep> {
  readonly customers: ReadonlySet<string>;
  readonly checkouts: readonly StandInCheckout[];
  readonly subscriptions: readonly StandInSubscription[];
  /** A person fills the checkout in; gives the subscription and the address they are sent to. */
  finishCheckout(
    checkoutId: string,
    now: Date,
  ): { readonly subscription: StandInSubscription; readonly url: string };
}

const DAY_SECONDS = 86_400;
const PERIOD_DAYS = 30;

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

type Answer = (form: URLSearchParams, id: string, request: RecordedRequest) => unknown;
type Route = readonly [method: string, path: RegExp, answer: Answer];

/** What Stripe holds. */
interface Books {
  readonly customers: Set<string>;
  readonly customersByKey: Map<string, string>;
  readonly checkouts: StandInCheckout[];
  readonly subscriptions: StandInSubscription[];
}

const customerRoutes = ({ customers, customersByKey, subscriptions }: Books): readonly Route[] => [
  [
    'POST',
    /^\/v1\/customers$/,
    (_form, _id, request) => {
      const key = String(request.headers['idempotency-key'] ?? randomUUID());
      const id = customersByKey.get(key) ?? newId('cus');
      customersByKey.set(key, id);
      customers.add(id);
      return { id, object: 'customer' };
    },
  ],
  [
    'DELETE',
    /^\/v1\/customers\/(\w+)$/,
    (_form, id) => {
      if (!customers.delete(id)) return null;
      for (const held of subscriptions) if (held.customer === id) held.status = 'canceled';
      return { id, object: 'customer', deleted: true };
    },
  ],
];

const checkoutRoutes = ({ customers, checkouts }: Books): readonly Route[] => [
  [
    'POST',
    /^\/v1\/checkout\/sessions$/,
    (form) => {
      const customer = form.get('customer') ?? '';
      if (!customers.has(customer) || form.get('mode') !== 'subscription') return null;
      const trialDays = form.get('subscription_data[trial_period_days]');
      const checkout: StandInCheckout = {
        id: newId('cs_test'),
        customer,
        successUrl: form.get('success_url') ?? '',
        trialDays: trialDays === null ? null : Number(trialDays),
        status: 'open',
      };
      checkouts.push(checkout);
      const { id } = checkout;
      return { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` };
    },
  ],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (_form, id) => {
      const checkout = checkouts.find((other) => other.id === id);
      if (checkout?.status !== 'open') return null;
      checkout.status = 'expired';
      return { id, object: 'checkout.session' };
    },
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (form) => {
      if (!customers.has(form.get('customer') ?? '')) return null;
      const url = 'https://billing.stripe.example/portal';
      return { id: newId('bps'), object: 'billing_portal.session', url };
    },
  ],
];

function subscriptionRoutes({ subscriptions }: Books): readonly Route[] {
  const find = (id: string): StandInSubscription | null =>
    subscriptions.find((held) => held.id === id) ?? null;
  return [
    [
      'GET',
      /^\/v1\/subscriptions$/,
      (form) => ({
        object: 'list',
        url: '/v1/subscriptions',
        has_more: false,
        data: subscriptions.filter(({ customer }) => customer === form.get('customer')),
      }),
    ],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, (_form, id) => find(id)],
    [
      'POST',
      /^\/v1\/subscriptions\/(\w+)$/,
      (form, id) => {
        const held = find(id);
        if (form.has('cancel_at_period_end') && held)
          held.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
        if (form.get('cancel_at') === '' && held) held.cancel_at = null;
        return held;
      },
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      (_form, id) => {
        const held = find(id);
        if (!held || held.status === 'canceled') return null;
        held.status = 'canceled';
        return held;
      },
    ],
  ];
}

/** What the first route of that method and path says; undefined where there is none. */
function answerBy(routes: readonly Route[], request: RecordedRequest): unknown {
  for (const [method, path, answer] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (!match) continue;
    const form = new URLSearchParams(request.method === 'GET' ? request.query : request.body.toString());
    return answer(form, match[1] ?? '', request);
  }
  return undefined;
}

/** Stripe's HTTP protocol, as far as this product speaks it; what it never asks for is refused, to notice drift. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const books: Books = {
    customers: new Set(),
    customersByKey: new Map(),
    checkouts: [],
    subscriptions: [],
  };
  const { customers, checkouts, subscriptions } = books;
  const routes = [...customerRoutes(books), ...checkoutRoutes(books), ...subscriptionRoutes(books)];

  const standIn = await startStandIn<StripeStep>({
    byDefault: () => ({ kind: 'answer' }),
    answer: async (request, response, takeStep) => {
      if (!request.headers.authorization?.startsWith('Bearer sk_'))
        return refuse(response, 401, 'no API key');
      const step = takeStep();
      if (step.kind === 'error') return refuse(response, step.status, 'scripted');
      const body = answerBy(routes, request);
      if (body) return sendJson(response, 200, body);
      refuse(response, 404, body === null ? 'no such object' : 'Unrecognized request URL');
    },
  });

  return {
    ...standIn,
    customers,
    checkouts,
    subscriptions,
    finishCheckout(checkoutId, now) {
      const checkout = checkouts.find(({ id }) => id === checkoutId);
      if (checkout?.status !== 'open') throw new Error('only an open checkout can be finished');
      checkout.status = 'complete';
      const created = Math.floor(now.getTime() / 1_000);
      const end = created + (checkout.trialDays ?? PERIOD_DAYS) * DAY_SECONDS;
      const subscription: StandInSubscription = {
        id: newId('sub'),
        object: 'subscription',
        customer: checkout.customer,
        status: checkout.trialDays === null ? 'active' : 'trialing',
        created,
        trial_end: checkout.trialDays === null ? null : end,
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [{ current_period_end: end }] },
      };
      subscriptions.push(subscription);
      return { subscription, url: checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', checkout.id) };
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  sendJson(response, status, { error: { type, message } }, { 'request-id': newId('req') });
}

const signer = new Stripe('sk_test_stand_in');

/** An event as Stripe posts it: the bytes and the header that signs them. `at` is when it was signed. */
export function signEvent(
  event: { readonly id: string; readonly type: string; readonly about: object },
  secret: string,
  at: Date,
): { readonly payload: string; readonly headers: Record<string, string> } {
  const { id, type, about } = event;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: about } });
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1_000),
  });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
