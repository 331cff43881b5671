import { sql } from 'drizzle-orm';
import type { Chore } from '../run-chores.ts';
import type { Db } from './database.ts';

/**
 * The embedded database has no autovacuum: without this what was deleted keeps its place for good, and the wrapped key of
 * a deleted person stands in the pages of `users`. The checkpoint writes the cleaned pages. See docs/threat-model.md.
 */
export const vacuumChore = (db: Db): Chore => ({
  name: 'vacuum of the embedded database',
  run: async () => {
    await db.execute(sql`vacuum`);
    await db.execute(sql`checkpoint`);
  },
});
