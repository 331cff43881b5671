import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/account.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** False when the address is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.emailHash })
    .returning({ id: users.id });
  return inserted.length > 0;
}

export async function findUserByEmailHash(db: Db, emailHash: Buffer): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.emailHash, emailHash));
  return row ?? null;
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

/** The live session of a token, with its person. */
export async function findSession(db: Db, hash: Buffer, now: Date) {
  const [row] = await db
    .select({
      session: sessions,
      user: {
        id: users.id,
        isAdmin: users.isAdmin,
        country: users.country,
        modelConsent: users.modelConsent,
        dataKey: users.dataKey,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now)));
  return row ?? null;
}

export async function touchSession(
  db: Db,
  id: string,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, id));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
