import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { serverKeys } from '../db/schema/server.ts';
import type { ChangingKeys } from './key-provider.ts';

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
  for (
    let after: string | undefined, page = await listKeys(db);
    page.length > 0;
    page = await listKeys(db, after)
  ) {
    for (const { id, dataKey } of page) {
      const fresh = keys.rewrap(dataKey, id);
      if (!fresh) continue;
      await db
        .update(users)
        .set({ dataKey: fresh })
        .where(and(eq(users.id, id), eq(users.dataKey, dataKey)));
      changed++;
    }
    after = page.at(-1)?.id;
  }
  return changed;
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
