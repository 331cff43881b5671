import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { serverKeys } from '../db/schema/server.ts';
import { EnvError } from '../env.ts';
import type { ChangingKeys, KeyProvider } from './key-provider.ts';
import { SealError } from './seal.ts';

const KEYS_PER_QUERY = 200;

/**
 * Wraps every key that the former master key wrapped with the one of now. Each row is written only if it is still what
 * was read, so that people may come and go meanwhile. Gives how many were wrapped anew: none, the second time.
 */
export async function rewrapKeys(db: Db, keys: ChangingKeys): Promise<number> {
  let changed = 0;
  for (const { name, wrapped } of await db.select().from(serverKeys)) {
    const fresh = keys.rewrap(wrapped, name);
    if (!fresh) continue;
    await db.update(serverKeys).set({ wrapped: fresh }).where(unchangedServerKey(name, wrapped));
    changed++;
  }
  for await (const { id, dataKey } of eachDataKey(db)) {
    const fresh = keys.rewrap(dataKey, id);
    if (!fresh) continue;
    await db
      .update(users)
      .set({ dataKey: fresh })
      .where(and(eq(users.id, id), eq(users.dataKey, dataKey)));
    changed++;
  }
  return changed;
}

/**
 * Opens every key, and gives how many there are.
 * @throws {EnvError} with how many another master key wrapped
 */
export async function countOpened(db: Db, keys: KeyProvider): Promise<number> {
  let [opened, closed] = [0, 0];
  const open = (wrapped: Buffer, owner: string): void => {
    try {
      keys.unwrap(wrapped, owner);
      opened++;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      closed++;
    }
  };
  for (const { name, wrapped } of await db.select().from(serverKeys)) open(wrapped, name);
  for await (const { id, dataKey } of eachDataKey(db)) open(dataKey, id);
  if (closed > 0) throw new EnvError(`SECRET_KEY: does not open ${closed} of ${opened + closed} keys.`);
  return opened;
}

export async function* eachDataKey(db: Db) {
  for (
    let after: string | undefined, page = await listKeys(db);
    page.length > 0;
    page = await listKeys(db, after)
  ) {
    yield* page;
    after = page.at(-1)?.id;
  }
}

const unchangedServerKey = (name: string, wrapped: Buffer) =>
  and(eq(serverKeys.name, name), eq(serverKeys.wrapped, wrapped));

const listKeys = (db: Db, after?: string) =>
  db
    .select({ id: users.id, dataKey: users.dataKey })
    .from(users)
    .where(after ? gt(users.id, after) : undefined)
    .orderBy(asc(users.id))
    .limit(KEYS_PER_QUERY);
