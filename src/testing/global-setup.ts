import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { dumpTemplate, openInMemory } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { spreadInto } from './spread.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/process-test', import.meta.url));
export const TEMPLATE_FILE = `${CACHE}/template-${process.pid}.tar`;

/**
 * Makes the migrated template that every test's database starts from: a tar for PGlite, a database for Postgres.
 * `TEST_POOLER` names a PgBouncer that then stands before it. With `TEST_SPREAD` what is of a person is spread by them,
 * into so many parts.
 */
export default async function setup(): Promise<() => Promise<void>> {
  mkdirSync(CACHE, { recursive: true });
  const { TEST_DATABASE_URL: url, TEST_SPREAD } = process.env;
  const parts = Number(TEST_SPREAD ?? 0);
  const template = await dumpTemplate();
  const file = parts && !url ? await spread(template, parts) : template;
  writeFileSync(TEMPLATE_FILE, Buffer.from(await file.arrayBuffer()));
  process.env.TEST_TEMPLATE_FILE = TEMPLATE_FILE;
  if (!url) return async () => {};

  const name = `process_test_template_${process.pid}`;
  await runSql(url, `drop database if exists ${name}`, `create database ${name}`);
  await (await openPostgres(withDatabase(url, name), () => {})).close();
  if (parts) await runSql(withDatabase(url, name), ...spreadInto(parts));
  process.env.TEST_TEMPLATE_DATABASE = name;
  const pooler = process.env.TEST_POOLER ? await startPgBouncer(process.env.TEST_POOLER, url) : null;
  if (pooler) process.env.TEST_POOLED_URL = pooler.url;
  return async () => {
    await pooler?.close();
    for (const copy of await listDatabases(url, name))
      await runSql(url, `drop database "${copy}" with (force)`);
  };
}

async function spread(template: Blob, parts: number): Promise<Blob> {
  const { db, close } = await openInMemory(template);
  const { $client: client } = db as typeof db & { readonly $client: PGlite }; // the embedded driver's own
  for (const statement of spreadInto(parts)) await client.exec(statement);
  const dump = await client.dumpDataDir('none');
  await close();
  return dump;
}

/** The template and what was made of it. */
async function listDatabases(url: string, name: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
      [name, `${name}_`],
    );
    return rows.map(({ datname }) => datname);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs statements one by one on the server of `url`. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
