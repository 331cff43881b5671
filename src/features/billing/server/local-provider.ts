import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Parts } from '#server/parts.ts';
import { type LocalAction, SESSION_ID_PARAM } from '../contract.ts';
import { actLocally, advanceLocal, startLocal } from '../core/local-payment.ts';
import type { ProviderSubscription } from '../core/provider-subscription.ts';
import { STATUSES } from '../core/subscription-state.ts';
import { deleteLocalPayment, findLocalPayment, putLocalPayment, updateLocalPayment } from './local-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The page of our own that stands for the provider's. */
const PAGE = '/checkout/local';

const checkoutSchema = z.object({
  id: z.string(),
  hasTrial: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  createdAt: z.coerce.date(),
  trialEnd: z.coerce.date().nullable(),
  currentPeriodEnd: z.coerce.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
});

export interface LocalBooks {
  readonly checkout: z.infer<typeof checkoutSchema> | null;
  readonly returnUrl: string | null;
  readonly subscription: ProviderSubscription | null;
}

export interface LocalProvider extends PaymentProvider {
  read(customerId: string): Promise<LocalBooks>;
  /**
   * Does what a person asked for on the stand-in's page; gives the address a finished checkout leads to.
   * @throws {AppError} bad_request where it makes no sense
   */
  act(customerId: string, action: LocalAction): Promise<string | null>;
}

/** Stands in for a payment provider, with books of its own in our database. No money moves. */
export function createLocalProvider({ db, now, newId }: Pick<Parts, 'db' | 'now' | 'newId'>): LocalProvider {
  async function read(customerId: string): Promise<LocalBooks> {
    const row = await findLocalPayment(db, customerId);
    const held = subscriptionSchema.nullable().parse(row?.subscription ?? null);
    return {
      checkout: checkoutSchema.nullable().parse(row?.checkout ?? null),
      returnUrl: row?.returnUrl ?? null,
      subscription: held && advanceLocal(held, now()),
    };
  }

  return {
    name: 'local',
    read,
    async createCustomer(userId) {
      const customerId = `local_cus_${userId}`;
      await putLocalPayment(db, customerId);
      return customerId;
    },
    async openCheckout({ customerId, hasTrial, successUrl, cancelUrl }) {
      const checkout = { id: `local_cs_${newId()}`, hasTrial, successUrl, cancelUrl };
      await updateLocalPayment(db, customerId, { checkout });
      return { id: checkout.id, url: new URL(PAGE, successUrl).href };
    },
    async closeCheckout(customerId, checkoutId) {
      const { checkout } = await read(customerId);
      if (checkout?.id === checkoutId) await updateLocalPayment(db, customerId, { checkout: null });
    },
    async openPortal(customerId, returnUrl) {
      await updateLocalPayment(db, customerId, { checkout: null, returnUrl });
      return new URL(PAGE, returnUrl).href;
    },
    async readSubscriptions(customerId) {
      const { subscription } = await read(customerId);
      return subscription ? [subscription] : [];
    },
    async resume({ customerId }) {
      const { subscription } = await read(customerId);
      if (subscription)
        await updateLocalPayment(db, customerId, {
          subscription: { ...subscription, cancelAtPeriodEnd: false },
        });
    },
    forget: ({ customerId }) => deleteLocalPayment(db, customerId),
    async act(customerId, action) {
      const { checkout, subscription } = await read(customerId);
      if (action === 'start') {
        if (!checkout) throw new AppError('bad_request');
        await updateLocalPayment(db, customerId, {
          checkout: null,
          subscription: startLocal(`local_sub_${newId()}`, checkout.hasTrial, now()),
        });
        const url = new URL(checkout.successUrl);
        url.searchParams.set(SESSION_ID_PARAM, checkout.id);
        return url.href;
      }
      const next = subscription && actLocally(subscription, action, now());
      if (!next) throw new AppError('bad_request');
      await updateLocalPayment(db, customerId, { subscription: next });
      return null;
    },
  };
}
