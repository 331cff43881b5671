import { and, desc, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { passwordResets, sessions, users } from '#server/db/schema/account.ts';

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

/** Inside a transaction: nobody else changes the row until it ends. */
export async function findUserForChange(tx: Db, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Ends all but the most recently used ones. */
export async function keepSessions(db: Db, userId: string, kept: number): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(kept);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}

/** The live session of a token, with its person. */
export async function findSession(db: Db, hash: Buffer, now: Date) {
  const [row] = await db
    .select({
      session: sessions,
      user: {
        id: users.id,
        emailHash: users.emailHash,
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

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** What belongs to the person goes with the row, by cascade. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function listLiveSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** False when the person has no such session. */
export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function deleteSessionsOf(db: Db, userId: string, except: string | null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** A person has one open link: a newer one takes the place of the older. */
export async function putPasswordReset(db: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  const { tokenHash, expiresAt } = row;
  await db
    .insert(passwordResets)
    .values(row)
    .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt } });
}

/** Whose link it was; it is gone with the question, so that it works once. */
export async function takePasswordReset(db: Db, hash: Buffer, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

export async function deletePasswordResets(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
