import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { askTogether } from '#server/ask-together.ts';
import { buildOnce, given, UNNAMED } from '#server/db/build-once.ts';
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

/** Accounts from before rows were signed. */
export const listUnsigned = (db: Db): Promise<UserRow[]> => db.select().from(users).where(isNull(users.mac));

/** Choices from before they were signed. */
export const listUnsignedChoices = (db: Db): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(isNull(users.choicesMac), or(users.modelConsent, isNotNull(users.country))));

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

/** The live sessions of these tokens, with their people. */
const sessionsByToken = buildOnce((db) =>
  db
    .select({
      session: sessions,
      user: {
        id: users.id,
        emailHash: users.emailHash,
        passwordHash: users.passwordHash,
        isAdmin: users.isAdmin,
        emailVerifiedAt: users.emailVerifiedAt,
        secondFactorAt: users.secondFactorAt,
        organisationHash: users.organisationHash,
        mac: users.mac,
        country: users.country,
        modelConsent: users.modelConsent,
        choicesMac: users.choicesMac,
        dataKey: users.dataKey,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        // A cast alone is made again for each row, where there are few sessions and all of them are looked at.
        sql`${sessions.tokenHash} = any((select cast(${sql.placeholder('hashes')}::text as bytea[]))::bytea[])`,
        gt(sessions.expiresAt, given('now', sessions.expiresAt)),
      ),
    )
    .prepare(UNNAMED),
);

interface AskedToken {
  readonly hash: Buffer;
  readonly now: Date;
}

const findTogether = buildOnce((db) =>
  askTogether(async (tokens: readonly AskedToken[]) => {
    const hexes = tokens.map(({ hash }) => hash.toString('hex'));
    const hashes = `{${hexes.map((hex) => `"\\\\x${hex}"`).join(',')}}`;
    const rows = await sessionsByToken(db).execute({ hashes, now: tokens[0]?.now });
    const byHash = new Map(rows.map((row) => [row.session.tokenHash.toString('hex'), row]));
    return hexes.map((hex) => byHash.get(hex) ?? null);
  }),
);

/** The live session of a token, with its person. Those who come at the same moment are looked up together. */
export const findSession = (db: Db, hash: Buffer, now: Date) => findTogether(db)({ hash, now });

export async function touchSession(db: Db, { id, lastUsedAt, expiresAt, mac }: SessionRow): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt, mac }).where(eq(sessions.id, id));
}

export async function findOwnSession(db: Db, userId: string, id: string): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row ?? null;
}

export async function updateSessionStrength(db: Db, { id, isStrong, mac }: SessionRow): Promise<void> {
  await db.update(sessions).set({ isStrong, mac }).where(eq(sessions.id, id));
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

/** Adds a link and ends all but the newest ones: whoever asks for many takes none away that was just asked for. */
export async function addPasswordReset(
  tx: Db,
  row: typeof passwordResets.$inferInsert,
  kept: number,
): Promise<void> {
  await tx.insert(passwordResets).values(row);
  const newest = tx
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(eq(passwordResets.userId, row.userId))
    .orderBy(desc(passwordResets.expiresAt))
    .limit(kept);
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, row.userId), notInArray(passwordResets.tokenHash, newest)));
}

/** The live link of a token; it is gone with the question, so that it works once. */
export async function takePasswordReset(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<typeof passwordResets.$inferSelect | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, now)))
    .returning();
  return row ?? null;
}

export async function deletePasswordResets(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
