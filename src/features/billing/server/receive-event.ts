import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import { receiveEvent } from '../contract.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { findSubscriptionOfCustomer, hasEvent } from './store.ts';
import type { StripeProvider } from './stripe-provider.ts';
import { syncSubscription } from './sync-subscription.ts';

type WebhookParts = Parts & { readonly provider: StripeProvider };

export async function addWebhook(app: FastifyInstance, parts: WebhookParts): Promise<void> {
  const { provider, now } = parts;
  // A scope of its own: only here a body stays the bytes that were signed.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    addRoute(scope, receiveEvent, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body: unknown = request.body;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('bad_request');
      await takeEvent(parts, provider.readEvent(body, signature, now()));
      return { received: true as const };
    });
    done();
  });
}

/** An event says only that something changed: what it says itself may be old, so the truth is asked for. */
async function takeEvent(parts: WebhookParts, { id, customerId }: ProviderEvent): Promise<void> {
  if (customerId === null || (await hasEvent(parts.db, id))) return;
  // One payment account may serve other products too, and people who have left: their events are none of ours.
  if (!(await findSubscriptionOfCustomer(parts.db, customerId))) return;
  await syncSubscription(parts, customerId, id);
}
