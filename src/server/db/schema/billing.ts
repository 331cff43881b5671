import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { users } from './account.ts';

/** What the payment provider last said of a person, and what we owe them. One row a person. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'stripe' or 'local': what another provider said does not count. */
    provider: text().notNull(),
    customerId: text('customer_id').unique(),
    /** The newest checkout; its id is what a browser may come back with. */
    checkoutId: text('checkout_id'),
    subscriptionId: text('subscription_id').unique(),
    status: text().notNull().default('none'),
    plan: text(),
    trialEnd: moment('trial_end'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** The free trial is once per person. */
    trialUsedAt: moment('trial_used_at'),
    /** The trial end that a mail has told of. */
    remindedTrialEnd: moment('reminded_trial_end'),
    /** Counts the writes: who asked the provider before another's write asks again. */
    revision: integer().notNull().default(0),
    /** When the provider was last asked; too long ago means that it is due. */
    checkedAt: moment('checked_at').notNull(),
    /** Over whose customer of which provider this is, and all that the provider said; null of a row from before there was one. */
    mac: bytea(),
  },
  (table) => [index('subscriptions_checked').on(table.checkedAt)],
);

/** Events that took effect. They arrive more than once. */
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  receivedAt: moment('received_at').notNull(),
});

/** What a deleted account leaves to do: a row stays until the provider has forgotten the customer. */
export const pendingCancellations = pgTable('pending_cancellations', {
  customerId: text('customer_id').primaryKey(),
  provider: text().notNull(),
  subscriptionId: text('subscription_id'),
  createdAt: moment('created_at').notNull(),
  /** Null where we are not sure whose customer that was: then nobody is cancelled until the operator says so. */
  mac: bytea(),
});

/** The books of the local stand-in for a payment provider, which knows customers only, as a real one does. */
export const localPayments = pgTable('local_payments', {
  customerId: text('customer_id').primaryKey(),
  /** JSON of an open checkout. */
  checkout: jsonb(),
  /** Where the portal leads back to. */
  returnUrl: text('return_url'),
  /** JSON of the subscription. */
  subscription: jsonb(),
});
