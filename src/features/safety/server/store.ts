import { desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { openPadded, sealPadded } from '#server/crypto/seal.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { safetyPlans, safetyReferrals } from '#server/db/schema/safety.ts';

const placeOf = (month: string) => ({
  table: 'safety_referrals',
  column: 'sealed',
  row: month,
  user: 'everybody',
});
const sealingKey = (rowKey: Buffer): Buffer => keyedHash(rowKey, 'seals the counts of referrals');

type ReferralRow = typeof safetyReferrals.$inferSelect;
const COUNT_BYTES = 32;

const openCount = (rowKey: Buffer, { month, sealed, count }: ReferralRow): number =>
  sealed ? z.int().parse(openPadded(sealingKey(rowKey), sealed, placeOf(month))) : (count ?? 0);

/** One more conversation in which people to turn to were shown. Inside a transaction. */
export const countReferral = (tx: Db, rowKey: Buffer, now: Date): Promise<void> =>
  addReferrals(tx, rowKey, now, 1);

/** The month has a row whether or not there was anybody, and it changes every hour: two dumps beside each other tell nothing. */
export const sealReferralsAnew = (db: Db, rowKey: Buffer, now: Date): Promise<void> =>
  db.transaction((tx) => addReferrals(tx, rowKey, now, 0));

async function addReferrals(tx: Db, rowKey: Buffer, now: Date, more: number): Promise<void> {
  const month = now.toISOString().slice(0, 7);
  await tx.insert(safetyReferrals).values({ month }).onConflictDoNothing();
  const [row] = await tx.select().from(safetyReferrals).where(eq(safetyReferrals.month, month)).for('update');
  if (!row) throw new Error('the month was not stored');
  const sealed = sealPadded(sealingKey(rowKey), openCount(rowKey, row) + more, placeOf(month), COUNT_BYTES);
  await tx.update(safetyReferrals).set({ sealed, count: null }).where(eq(safetyReferrals.month, month));
}

/** Fewer than these may be somebody whom the reader knows. */
const REFERRALS_MIN = 10;

/** The months that are over and had enough of them: a count that is watched while it grows tells of a single turn. */
export async function listReferralMonths(db: Db, rowKey: Buffer, now: Date) {
  const thisMonth = now.toISOString().slice(0, 7);
  const rows = await db.select().from(safetyReferrals).orderBy(desc(safetyReferrals.month));
  return rows
    .filter(({ month }) => month < thisMonth)
    .map((row) => ({ month: row.month, count: openCount(rowKey, row) }))
    .filter(({ count }) => count >= REFERRALS_MIN);
}

/** The sealed plan; null when there is none. */
export async function findPlan(db: Db, userId: string): Promise<Buffer | null> {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  return row?.plan ?? null;
}

/** The sealed plan, held for the rest of a transaction; `empty` from now on where there was none. */
export async function findPlanForChange(tx: Db, userId: string, empty: Buffer): Promise<Buffer> {
  await insertPlan(tx, userId, empty);
  const [row] = await tx.select().from(safetyPlans).where(eq(safetyPlans.userId, userId)).for('update');
  return row?.plan ?? empty;
}

export async function insertPlan(db: Db, userId: string, plan: Buffer): Promise<void> {
  await db.insert(safetyPlans).values({ userId, plan }).onConflictDoNothing();
}

/** People of whom there is no row. */
export const listWithoutPlan = (db: Db, limit: number) =>
  db
    .select({ id: users.id, dataKey: users.dataKey })
    .from(users)
    .leftJoin(safetyPlans, eq(safetyPlans.userId, users.id))
    .where(isNull(safetyPlans.userId))
    .limit(limit);

export async function updatePlan(db: Db, userId: string, plan: Buffer): Promise<void> {
  await db.update(safetyPlans).set({ plan }).where(eq(safetyPlans.userId, userId));
}

export async function deletePlan(db: Db, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.userId, userId));
}
