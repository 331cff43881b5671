import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';

/** Keys of the server itself, wrapped by the master key: opening one proves that the master key is right. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  wrapped: bytea().notNull(),
});
