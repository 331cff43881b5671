import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { receiveEvent } from '../contract.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { findSubscriptionOfCustomer, hasEvent } from './store.ts';
import type { StripeProvider } from './stripe-provider.ts';
import { syncSubscription } from './sync-subscription.ts';

type WebhookDeps = Deps & { readonly provider: StripeProvider };

export async function addWebhook(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  const { provider, now } = deps;
  // A scope of its own: only here a body stays the bytes that were signed.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    addRoute(scope, receiveEvent, async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      const body: unknown = request.body;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('bad_request');
      await takeEvent(deps, provider.readEvent(body, signature, now()));
      return { received: true as const };
    });
    done();
  });
}

/** An event says only that something changed: what it says itself may be old, so the truth is asked for. */
async function takeEvent(deps: WebhookDeps, { id, customerId }: ProviderEvent): Promise<void> {
  if (customerId === null || (await hasEvent(deps.db, id))) return;
  // One payment account may serve other products too, and people who have left: their events are none of ours.
  if (!(await findSubscriptionOfCustomer(deps.db, customerId))) return;
  await syncSubscription(deps, customerId, id);
}
