import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '#server/db/database.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import * as schema from '#server/db/schema/index.ts';
import { runSql, withDatabase } from './global-setup.ts';

/** Databases of this worker that no test holds, without a row. */
const idle: OpenDatabase[] = [];

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const EMPTY = sql.raw(
  `do $$ begin set local session_replication_role = replica; ${tables
    .map((table) => `delete from "${getTableName(table)}";`)
    .join(' ')} end $$`,
);

/**
 * A database of its own: on Postgres when `TEST_DATABASE_URL` says so, through a pooler when there is one, else
 * embedded in memory. Opening one costs more than most tests do, so closing it empties it for the next test; whoever
 * changes its shape changes it back.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openNewDatabase());
  return { ...database, close: () => giveBack(database) };
}

async function giveBack(database: OpenDatabase): Promise<void> {
  await database.db.execute(EMPTY);
  idle.push(database);
}

/** One that nobody has used before; closing it leaves nothing of it. */
export async function openNewDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: url, TEST_POOLED_URL: pooled } = process.env;
  const { TEST_TEMPLATE_DATABASE: template, TEST_TEMPLATE_FILE: file } = process.env;
  if (!url || !template) return openInMemory(file ? new Blob([readFileSync(file)]) : undefined);
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  await runSql(url, `create database ${name} template ${template}`);
  const database = await openPostgres(withDatabase(pooled ?? url, name), () => {});
  return {
    ...database,
    close: async () => {
      await database.close();
      await runSql(url, `drop database ${name} with (force)`);
    },
  };
}
