import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { doorTickets, emailVerifications } from '../db/schema/account.ts';
import { VERSION } from '../version.ts';
import { readKeyRing } from './key-ring.ts';
import { writeSynced } from './synced-file.ts';
import { listTables } from './table-order.ts';

/** The first line of a backup. */
export const backupHeaderSchema = z.object({
  format: z.literal('process-backup-1'),
  takenAt: z.iso.datetime(),
  version: z.string(),
  /** How many migrations its tables have. */
  migrations: z.int(),
});

/** Every other line but the last: one row of a table, as Postgres says it in JSON. */
export const backupRowSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
/** The last line: without it the backup is cut off. */
export const backupEndSchema = z.object({ rows: z.int() });

export const RING_FILE = 'keys.json';
const ROWS_PER_QUERY = 500;
/** Sealed under a key of the server, which a deletion does not destroy: they are never in a backup. */
const SHORT_LIVED: readonly string[] = [emailVerifications, doorTickets].map(getTableName);

export async function countMigrations(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
}

/**
 * Writes all tables, as they are at one moment, into a new file of `folder`, and the keys of everybody who has an account
 * now over the former ones beside it (see docs/decisions/012). The same file restores into either kind of database.
 * Gives the file's path.
 */
export async function takeBackup(db: Db, folder: string, now: Date): Promise<string> {
  const path = join(folder, `process-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
  await db.transaction(
    async (tx) => {
      // The ring goes first: a backup without its ring would be older than its keys.
      const ring = JSON.stringify(await readKeyRing(tx, now));
      await writeSynced(path, dumpLines(tx, now), true);
      await writeSynced(join(folder, RING_FILE), linesOf(ring));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return path;
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* dumpLines(tx: Db, now: Date): AsyncGenerator<string> {
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  const migrations = await countMigrations(tx);
  yield line({ format: 'process-backup-1', takenAt: now.toISOString(), version: VERSION, migrations });
  let rows = 0;
  for (const table of await listTables(tx)) {
    if (SHORT_LIVED.includes(table)) continue;
    for await (const row of dumpTable(tx, table)) {
      yield line([table, row]);
      rows++;
    }
  }
  yield line({ rows });
}

async function* dumpTable(tx: Db, table: string): AsyncGenerator<unknown> {
  const name = sql.identifier(table);
  // A person's data key is in the ring alone.
  const row = table === 'users' ? sql`to_jsonb(t) || '{"data_key": "\\\\x"}'` : sql`to_jsonb(t)`;
  await tx.execute(sql`declare dump no scroll cursor for select ${row} as row from ${name} t`);
  const fetch = () => rowsOf<{ row: unknown }>(tx, sql`fetch ${sql.raw(String(ROWS_PER_QUERY))} from dump`);
  for (let page = await fetch(); page.length > 0; page = await fetch()) for (const { row } of page) yield row;
  await tx.execute(sql`close dump`);
}
