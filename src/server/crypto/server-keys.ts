import { randomBytes } from 'node:crypto';
import { eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { serverKeys } from '../db/schema/server.ts';
import { EnvError } from '../env.ts';
import type { KeyProvider } from './key-provider.ts';
import { SealError } from './seal.ts';

/**
 * A key of the server by name, made on first use. It doubles as the canary for the master key.
 * @throws {EnvError} when the database was written under another master key
 */
export async function loadServerKey(db: Db, keys: KeyProvider, name: string): Promise<Buffer> {
  const fresh = keys.wrap(randomBytes(32), name);
  await db.insert(serverKeys).values({ name, wrapped: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (!row) throw new Error('the server key was not stored');
  try {
    return keys.unwrap(row.wrapped, name);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new EnvError(
      'SECRET_KEY: this database was written with another key. put the former key back, or use another database.',
      { cause: error },
    );
  }
}

/** The names of the keys that begin so. */
export async function listServerKeys(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .select({ name: serverKeys.name })
    .from(serverKeys)
    .where(like(serverKeys.name, `${prefix}%`));
  return rows.map(({ name }) => name);
}

/** What was sealed or named by them is nobody's any more. */
export async function deleteServerKeys(db: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(serverKeys).where(inArray(serverKeys.name, [...names]));
}
