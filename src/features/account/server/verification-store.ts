import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { emailVerifications } from '#server/db/schema/account.ts';
import type { VerificationRow } from './signed-rows.ts';

export async function insertVerification(db: Db, row: VerificationRow): Promise<void> {
  await db.insert(emailVerifications).values(row);
}

const isLive = (secretHash: Buffer, now: Date) =>
  and(eq(emailVerifications.secretHash, secretHash), gt(emailVerifications.expiresAt, now));

export async function findVerificationBySecret(
  db: Db,
  secretHash: Buffer,
  now: Date,
): Promise<VerificationRow | null> {
  const [row] = await db.select().from(emailVerifications).where(isLive(secretHash, now));
  return row ?? null;
}

/** Inside a transaction: nobody else tries a code of it until it ends. */
export async function findVerificationForChange(
  tx: Db,
  secretHash: Buffer,
  now: Date,
): Promise<VerificationRow | null> {
  const [row] = await tx.select().from(emailVerifications).where(isLive(secretHash, now)).for('update');
  return row ?? null;
}

export async function findVerification(db: Db, id: string, now: Date): Promise<VerificationRow | null> {
  const [row] = await db
    .select()
    .from(emailVerifications)
    .where(and(eq(emailVerifications.id, id), gt(emailVerifications.expiresAt, now)));
  return row ?? null;
}

export async function updateVerification(tx: Db, { id, ...change }: VerificationRow): Promise<void> {
  await tx.update(emailVerifications).set(change).where(eq(emailVerifications.id, id));
}

/** False when another letter of it was made meanwhile. */
export async function renewVerification(
  db: Db,
  { id, ...change }: VerificationRow,
  lettersBefore: number,
): Promise<boolean> {
  const renewed = await db
    .update(emailVerifications)
    .set(change)
    .where(and(eq(emailVerifications.id, id), eq(emailVerifications.letters, lettersBefore)))
    .returning({ id: emailVerifications.id });
  return renewed.length > 0;
}

/** The mailbox has answered: no other sign-up of it is waited for. */
export async function deleteVerificationsOf(tx: Db, emailHash: Buffer): Promise<void> {
  await tx.delete(emailVerifications).where(eq(emailVerifications.emailHash, emailHash));
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
}
