import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

/** PGlite reads bytes digit by digit in JavaScript, which is most of the time of a list of sealed values. */
const parsers = { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice('\\x'.length), 'hex') };

/** Its own 160 MB are touched whole at start, which takes longer than reading anew: what is not held lies in the system's cache. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=48MB'];

/**
 * Opens and migrates the embedded database under `dataDir`. Hold the data folder's lock before: two processes on one
 * folder lose acknowledged rows silently.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  return wrapPglite(await PGlite.create(folder, { parsers, startParams }));
}

/** A migrated database in memory, from a template where there is one. */
export async function openInMemory(template?: Blob): Promise<OpenDatabase> {
  return wrapPglite(
    await PGlite.create({ parsers, startParams, ...(template && { loadDataDir: template }) }),
    {
      migrated: !!template,
    },
  );
}

async function wrapPglite(client: PGlite, { migrated = false } = {}): Promise<OpenDatabase> {
  const db = drizzle(client, { schema });
  if (!migrated) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return { db, kind: 'embedded', close: () => client.close() };
}

/** A dump of a freshly migrated database, for tests to start from. */
export async function dumpTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
