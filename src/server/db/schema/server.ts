import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { users } from './account.ts';

/** Keys of the server itself, wrapped by the master key: opening one proves that the master key is right. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  wrapped: bytea().notNull(),
});

/** Counters of the rate limits, in the form rate-limiter-flexible asks for. Keys are hashes, ids or addresses. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** What browsers reported, redacted, kept for 14 days. */
export const frontendLogs = pgTable(
  'frontend_logs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text({ enum: ['log', 'error', 'warn', 'info', 'debug'] }).notNull(),
    type: text().notNull(),
    message: text().notNull(),
    /** Path without query, ids and tokens. */
    path: text().notNull(),
    userAgent: text('user_agent').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('frontend_logs_received').on(table.receivedAt),
    index('frontend_logs_user').on(table.userId),
  ],
);
