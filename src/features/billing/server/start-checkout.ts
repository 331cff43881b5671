import { AppError } from '#contract/errors.ts';
import { isEntitled, isLive } from '../core/subscription-state.ts';
import { statusOf } from './present-subscription.ts';
import { intactOf, macOfSubscription, signNewCustomer } from './signed-subscriptions.ts';
import { changeSubscription, findSubscription, putCustomer, type SubscriptionRow } from './store.ts';
import { type BillingParts, syncSubscription } from './sync-subscription.ts';

type Customer = SubscriptionRow & { readonly customerId: string };

/**
 * Where a person goes to subscribe: a checkout, with the free trial when they had none. Whoever has a subscription is
 * never sold a second one: a cancellation is taken back at once, anything else is settled in the portal.
 */
export async function startCheckout(
  parts: BillingParts,
  userId: string,
  { successUrl, cancelUrl }: { readonly successUrl: string; readonly cancelUrl: string },
): Promise<string> {
  const { provider } = parts;
  const known = await ensureCustomer(parts, userId);
  const { customerId } = known;
  // Closed first, and only then is the truth asked for: nobody can finish two checkouts.
  if (known.checkoutId) await provider.closeCheckout(customerId, known.checkoutId);
  await syncSubscription(parts, customerId);
  const row = await ensureCustomer(parts, userId);
  const { subscriptionId } = row;
  if (subscriptionId && isEntitled(statusOf(row)) && row.cancelAtPeriodEnd) {
    await provider.resume({ customerId, subscriptionId });
    await syncSubscription(parts, customerId);
    return successUrl;
  }
  if (isLive(statusOf(row))) return provider.openPortal(customerId, cancelUrl);

  const hasTrial = row.trialUsedAt === null;
  const checkout = await provider.openCheckout({ customerId, hasTrial, successUrl, cancelUrl });
  if (!(await storeCheckout(parts, known, checkout.id))) {
    await provider.closeCheckout(customerId, checkout.id);
    throw new AppError('conflict', { message: 'another checkout was just opened. please try again.' });
  }
  return checkout.url;
}

/** Remembers the newest checkout, unless another one was opened since `known` was read. */
async function storeCheckout(parts: BillingParts, known: Customer, checkoutId: string): Promise<boolean> {
  for (;;) {
    const row = await ensureCustomer(parts, known.userId);
    if (row.checkoutId !== known.checkoutId) return false;
    const mac = macOfSubscription(parts.rowKey, { ...row, checkoutId });
    // What the provider says may be written meanwhile: it is signed with the rest, so that it is read again.
    if (await changeSubscription(parts.db, row, { checkoutId, mac })) return true;
  }
}

export async function openPortal(parts: BillingParts, userId: string, returnUrl: string): Promise<string> {
  const { customerId } = await ensureCustomer(parts, userId);
  return parts.provider.openPortal(customerId, returnUrl);
}

async function ensureCustomer(parts: BillingParts, userId: string): Promise<Customer> {
  const { db, now, provider, rowKey } = parts;
  const { name } = provider;
  const known = await findSubscription(db, name, userId);
  if (known) return asCustomer(parts, known);
  const customerId = await provider.createCustomer(userId);
  await putCustomer(db, signNewCustomer(rowKey, { userId, provider: name, customerId, checkedAt: now() }));
  const row = await findSubscription(db, name, userId);
  if (!row)
    throw new AppError('conflict', { message: 'your subscription is with another payment provider.' });
  return asCustomer(parts, row);
}

/** Never another customer instead of one that is not sure: whoever pays already must not be sold a second subscription. */
function asCustomer(parts: BillingParts, row: SubscriptionRow): Customer {
  const customerId = intactOf(parts, row)?.customerId;
  if (!customerId)
    throw new AppError('conflict', {
      message: 'we are not sure that this subscription is yours. please ask those who run this place.',
    });
  return { ...row, customerId };
}
