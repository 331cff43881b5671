import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '#server/db/database.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { runSql, withDatabase } from './global-setup.ts';

/** A database of its own: on Postgres when `TEST_DATABASE_URL` says so, through a pooler when there is one, else embedded in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: url, TEST_POOLED_URL: pooled } = process.env;
  const { TEST_TEMPLATE_DATABASE: template, TEST_TEMPLATE_FILE: file } = process.env;
  if (!url || !template) return openInMemory(file ? new Blob([readFileSync(file)]) : undefined);
  const name = `process_test_${randomUUID().replaceAll('-', '')}`;
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
