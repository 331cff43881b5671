import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';
import { users } from './account.ts';

/** How many conversations were shown people to turn to. A month and a number: nobody can be found in it. */
export const safetyReferrals = pgTable('safety_referrals', {
  /** 'YYYY-MM', UTC. */
  month: text().primaryKey(),
  /** Sealed under a key of the server: who reads the table as it grows learns of nobody's turn. */
  sealed: bytea(),
  /** Of a month from before counts were sealed. */
  count: integer(),
});

/** What somebody wrote for a hard hour. */
export const safetyPlans = pgTable('safety_plans', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed JSON of `safetyPlanSchema`. */
  plan: bytea().notNull(),
});
