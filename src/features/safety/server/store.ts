import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { safetyReferrals } from '#server/db/schema/safety.ts';

/** One more conversation in which people to turn to were shown. */
export async function countReferral(db: Db, now: Date): Promise<void> {
  await db
    .insert(safetyReferrals)
    .values({ month: now.toISOString().slice(0, 7), count: 1 })
    .onConflictDoUpdate({
      target: safetyReferrals.month,
      set: { count: sql`${safetyReferrals.count} + 1` },
    });
}

export const listReferralMonths = (db: Db) =>
  db.select().from(safetyReferrals).orderBy(desc(safetyReferrals.month));

/** The sealed plan; null when there is none. Holds the row for the rest of a transaction. */
export async function findPlan(db: Db, userId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ plan: users.safetyPlan })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.plan ?? null;
}

export async function updatePlan(db: Db, userId: string, plan: Buffer): Promise<void> {
  await db.update(users).set({ safetyPlan: plan }).where(eq(users.id, userId));
}
