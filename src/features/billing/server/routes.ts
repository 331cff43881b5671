import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { premiumGateOf } from '#server/env.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Person } from '#server/person.ts';
import {
  actOnLocalPayment,
  createCheckoutSession,
  createPortalSession,
  readLocalPayment,
  readSubscription,
  SESSION_ID_PARAM,
} from '../contract.ts';
import { isLive } from '../core/subscription-state.ts';
import type { Billing } from './billing.ts';
import type { LocalProvider } from './local-provider.ts';
import { EVERYBODY, presentSubscription, statusOf } from './present-subscription.ts';
import { addWebhook } from './receive-event.ts';
import { checkReturnUrl } from './return-url.ts';
import { intactOf } from './signed-subscriptions.ts';
import { openPortal, startCheckout } from './start-checkout.ts';
import { findSubscription } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

export async function addBillingRoutes(app: FastifyInstance, { parts }: Billing): Promise<void> {
  const { db, env, provider } = parts;
  const find = async (person: Person) =>
    intactOf(parts, await findSubscription(db, provider.name, person.id));

  /** As it stands at the provider, for whoever comes back from a checkout of their own. */
  const findFresh = async (person: Person, checkoutId: string | undefined) => {
    const row = await find(person);
    if (!row?.customerId || row.checkoutId === null || row.checkoutId !== checkoutId) return row;
    await syncSubscription(parts, row.customerId);
    return find(person);
  };

  addRoute(app, readSubscription, async ({ person, query }) => {
    const row = await findFresh(person, query[SESSION_ID_PARAM]);
    // Who pays all the same sees it, and can end it.
    const isOpen = premiumGateOf(env) === 'bypass' && !isLive(statusOf(row));
    return isOpen ? EVERYBODY : presentSubscription(row);
  });

  addRoute(app, createCheckoutSession, async (request) => {
    const { person, body } = request;
    const successUrl = checkReturnUrl(env, request, 'successUrl', body.successUrl);
    const cancelUrl = checkReturnUrl(env, request, 'cancelUrl', body.cancelUrl);
    return { url: await startCheckout(parts, person.id, { successUrl, cancelUrl }) };
  });

  addRoute(app, createPortalSession, async (request) => {
    const returnUrl = checkReturnUrl(env, request, 'returnUrl', request.body.returnUrl);
    return { url: await openPortal(parts, request.person.id, returnUrl) };
  });

  if ('readEvent' in provider) await addWebhook(app, { ...parts, provider });
  else addLocalRoutes(provider);

  function addLocalRoutes(local: LocalProvider): void {
    const ownCustomer = async (person: Person): Promise<string> => {
      const row = await find(person);
      if (!row?.customerId) throw new AppError('not_found');
      return row.customerId;
    };
    const present = async (person: Person, customerId: string) => {
      const { checkout, returnUrl } = await local.read(customerId);
      return {
        subscription: presentSubscription(await find(person)),
        checkout: checkout && { hasTrial: checkout.hasTrial, cancelUrl: checkout.cancelUrl },
        returnUrl,
      };
    };

    addRoute(app, readLocalPayment, async ({ person }) => {
      const customerId = await ownCustomer(person);
      await syncSubscription(parts, customerId);
      return present(person, customerId);
    });

    addRoute(app, actOnLocalPayment, async ({ person, body }) => {
      const customerId = await ownCustomer(person);
      const url = await local.act(customerId, body.action);
      await syncSubscription(parts, customerId);
      return { ...(await present(person, customerId)), url };
    });
  }
}
