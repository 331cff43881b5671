import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { STATUSES } from './core/subscription-state.ts';

const addressSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));
const whereSchema = z.object({ url: z.url() });
const momentSchema = z.nullable(z.iso.datetime());

/** What the browser adds to the address it comes back to. */
export const SESSION_ID_PARAM = 'session_id';

export const subscriptionSchema = z.object({
  subscriptionStatus: z.enum(STATUSES),
  trialEnd: momentSchema,
  currentPeriodEnd: momentSchema,
  cancelAtPeriodEnd: z.boolean(),
  currentPlan: z.nullable(z.literal('premium')),
  /** The free trial is once per person. */
  trialUsed: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionSchema>;

export const readSubscription = defineRoute({
  method: 'GET',
  path: '/api/subscription/status',
  auth: 'user',
  summary:
    'where the subscription stands; with the id of one’s own checkout, as the payment provider sees it now',
  query: z.object({ [SESSION_ID_PARAM]: z.optional(z.string().check(z.maxLength(200))) }),
  response: subscriptionSchema,
});

export const createCheckoutSession = defineRoute({
  method: 'POST',
  path: '/api/subscription/create-checkout-session',
  auth: 'user',
  summary: 'where to start the free trial or to subscribe; both addresses must be of this app',
  body: z.strictObject({ successUrl: addressSchema, cancelUrl: addressSchema }),
  response: whereSchema,
});

export const createPortalSession = defineRoute({
  method: 'POST',
  path: '/api/subscription/create-portal-session',
  auth: 'user',
  summary: 'where to manage the subscription; the address must be of this app',
  body: z.strictObject({ returnUrl: addressSchema }),
  response: whereSchema,
});

/** The body is read raw: its signature covers the very bytes. */
export const receiveEvent = defineRoute({
  method: 'POST',
  path: '/api/subscription/webhook',
  auth: 'public',
  summary: 'signed events of the payment provider',
  response: z.object({ received: z.literal(true) }),
});

/** What the local stand-in for a payment provider can be made to do. */
export const LOCAL_ACTIONS = ['start', 'pay', 'fail', 'cancel', 'reactivate'] as const;
export type LocalAction = (typeof LOCAL_ACTIONS)[number];

const localStateSchema = z.object({
  subscription: subscriptionSchema,
  /** An open checkout: whether it begins with a trial, and the way back. */
  checkout: z.nullable(z.object({ hasTrial: z.boolean(), cancelUrl: z.url() })),
  returnUrl: z.nullable(z.url()),
});

export const readLocalPayment = defineRoute({
  method: 'GET',
  path: '/api/subscription/local',
  auth: 'user',
  summary: 'the local stand-in for a payment provider, as it stands for this person',
  response: localStateSchema,
});

export const actOnLocalPayment = defineRoute({
  method: 'POST',
  path: '/api/subscription/local',
  auth: 'user',
  summary: 'make the local stand-in for a payment provider do something; no money moves',
  body: z.strictObject({ action: z.enum(LOCAL_ACTIONS) }),
  response: z.extend(localStateSchema, {
    /** Where a finished checkout leads. */
    url: z.nullable(z.url()),
  }),
});
