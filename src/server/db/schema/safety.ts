import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How many conversations were shown people to turn to. A month and a number: nobody can be found in it. */
export const safetyReferrals = pgTable('safety_referrals', {
  /** 'YYYY-MM', UTC. */
  month: text().primaryKey(),
  count: integer().notNull(),
});
