import type { ProviderSubscription } from '../core/provider-subscription.ts';

export interface CheckoutRequest {
  readonly customerId: string;
  readonly hasTrial: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A customer with the subscription that counts. */
export interface Holding {
  readonly customerId: string;
  readonly subscriptionId: string | null;
}

export interface ProviderEvent {
  readonly id: string;
  /** Whom it is about; null when it is about nobody. */
  readonly customerId: string | null;
}

/**
 * Who takes the money, and the only one who knows the truth about a subscription. Every call may throw
 * {@link AppError} `unavailable`.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local';
  /** The same person twice gives the same customer. */
  createCustomer(userId: string): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>;
  /** Nobody can finish this checkout any more; one that is finished stays so. */
  closeCheckout(customerId: string, checkoutId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** All of a customer's subscriptions, ended ones too, as they are now. */
  readSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Takes a cancellation back before it came into force. */
  resume(holding: Holding & { readonly subscriptionId: string }): Promise<void>;
  /** Cancels at once and removes the customer; what is already gone is fine. */
  forget(holding: Holding): Promise<void>;
}
