import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { doorTickets, passkeys, users } from '#server/db/schema/account.ts';

import type { UserRow } from '../store.ts';

type TicketRow = typeof doorTickets.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertTicket(db: Db, row: TicketRow): Promise<void> {
  await db.insert(doorTickets).values(row);
}

const isLive = (secretHash: Buffer, now: Date) =>
  and(eq(doorTickets.secretHash, secretHash), gt(doorTickets.expiresAt, now));

export async function findTicket(db: Db, secretHash: Buffer, now: Date): Promise<TicketRow | null> {
  const [row] = await db.select().from(doorTickets).where(isLive(secretHash, now));
  return row ?? null;
}

export async function deleteTicket(db: Db, secretHash: Buffer, now: Date): Promise<TicketRow | null> {
  const [row] = await db.delete(doorTickets).where(isLive(secretHash, now)).returning();
  return row ?? null;
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.delete(doorTickets).where(lt(doorTickets.expiresAt, now));
}

export async function findUserByOrganisation(db: Db, organisationHash: Buffer): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.organisationHash, organisationHash));
  return row ?? null;
}

export const listPasskeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

/** False when some account has it already. */
export async function insertPasskey(db: Db, row: PasskeyRow): Promise<boolean> {
  const inserted = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** Inside a transaction: nobody else uses it until it ends. */
export async function findPasskeyForUse(tx: Db, credentialId: Buffer): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row ?? null;
}

export async function updatePasskey(tx: Db, { id, counter, lastUsedAt, mac }: PasskeyRow): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt, mac }).where(eq(passkeys.id, id));
}

/** False when the person has no such passkey. */
export async function deleteOwnPasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function deletePasskeysOf(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
