import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { users } from './account.ts';

/** The one word that a person left for a day. */
export const dayMoods = pgTable(
  'day_moods',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day where the person is. */
    day: date({ mode: 'string' }).notNull(),
    /** Sealed, and as long for every mood. */
    mood: bytea().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
