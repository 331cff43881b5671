import Stripe from 'stripe';
import { AppError } from '#contract/errors.ts';
import { fetchWithin } from '#server/outbound.ts';
import { SESSION_ID_PARAM } from '../contract.ts';
import type { ProviderSubscription } from '../core/provider-subscription.ts';
import { isStatus, TRIAL_DAYS } from '../core/subscription-state.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';

const STRIPE_ADDRESS = 'https://api.stripe.com';
const TIMEOUT_MS = 10_000;
const RETRIES = 1;
/** An older signature could be somebody's recording. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Another address than Stripe's own. */
  readonly apiBase: string | undefined;
}

export interface StripeProvider extends PaymentProvider {
  /**
   * Checks that the event was signed by Stripe, less than 300 s ago.
   * @throws {AppError} bad_request
   */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent;
}

export function createStripeProvider(settings: StripeSettings): StripeProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchWithin(settings.apiBase ?? STRIPE_ADDRESS)),
    ...addressOf(settings.apiBase),
  });
  return {
    name: 'stripe',
    createCustomer: (userId) =>
      ask(async () => {
        const customer = await stripe.customers.create({}, { idempotencyKey: `customer-${userId}` });
        return customer.id;
      }),
    openCheckout: ({ customerId, hasTrial, successUrl, cancelUrl }) =>
      ask(async () => {
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: settings.priceId, quantity: 1 }],
          success_url: withSessionId(successUrl),
          cancel_url: cancelUrl,
          ...(hasTrial && { subscription_data: { trial_period_days: TRIAL_DAYS } }),
        });
        if (!session.url) throw new Error('a hosted checkout has an address');
        return { id: session.id, url: session.url };
      }),
    closeCheckout: (_customerId, checkoutId) =>
      // A finished or expired checkout can't be expired: there is nothing left to close.
      ask(() => unlessRefused(() => stripe.checkout.sessions.expire(checkoutId))),
    openPortal: (customerId, returnUrl) =>
      ask(async () => {
        const portal = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return portal.url;
      }),
    readSubscriptions: (customerId) =>
      ask(async () => {
        const list = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        return list.data.map(toProviderSubscription);
      }),
    resume: ({ subscriptionId }) =>
      ask(async () => {
        const held = await stripe.subscriptions.retrieve(subscriptionId);
        await stripe.subscriptions.update(
          subscriptionId,
          held.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
        );
      }),
    forget: ({ customerId, subscriptionId }) =>
      ask(async () => {
        if (subscriptionId) await unlessRefused(() => stripe.subscriptions.cancel(subscriptionId));
        await unlessRefused(() => stripe.customers.del(customerId));
      }),
    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
        return { id: event.id, customerId: customerOf(event.data.object) };
      } catch (cause) {
        throw new AppError('bad_request', { cause });
      }
    },
  };
}

/** The moments are whole seconds. The portal cancels by `cancel_at` in newer accounts, by the flag in older ones. */
const toProviderSubscription = (held: Stripe.Subscription): ProviderSubscription => ({
  id: held.id,
  // A status of a later version of their API opens nothing.
  status: isStatus(held.status) ? held.status : 'incomplete',
  createdAt: new Date(held.created * 1_000),
  trialEnd: toDate(held.trial_end),
  currentPeriodEnd: toDate(
    held.items.data.reduce<number | null>(
      (latest, item) => Math.max(latest ?? 0, item.current_period_end),
      null,
    ),
  ),
  cancelAtPeriodEnd: held.cancel_at_period_end || held.cancel_at !== null,
});

const toDate = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1_000));

/** Events carry what they are about in its state of then; only whom it is about is read. */
function customerOf(about: object): string | null {
  if ('object' in about && about.object === 'customer' && 'id' in about && typeof about.id === 'string')
    return about.id;
  const customer = 'customer' in about ? about.customer : null;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer && typeof customer.id === 'string'
    ? customer.id
    : null;
}

/** Stripe fills the braces in, so that they must stay as they are. */
function withSessionId(address: string): string {
  const url = new URL(address);
  url.search = `${url.search ? `${url.search}&` : ''}${SESSION_ID_PARAM}={CHECKOUT_SESSION_ID}`;
  return url.href;
}

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function addressOf(base: string | undefined) {
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
