import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Rows of a statement, on either driver. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Drizzle leaves the type of a result to the driver; both of ours have `rows`.
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
