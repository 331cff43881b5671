import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { localPayments } from '#server/db/schema/billing.ts';

export async function findLocalPayment(db: Db, customerId: string) {
  const [row] = await db.select().from(localPayments).where(eq(localPayments.customerId, customerId));
  return row ?? null;
}

export async function putLocalPayment(db: Db, customerId: string): Promise<void> {
  await db.insert(localPayments).values({ customerId }).onConflictDoNothing();
}

export async function updateLocalPayment(
  db: Db,
  customerId: string,
  values: Partial<typeof localPayments.$inferInsert>,
): Promise<void> {
  await db.update(localPayments).set(values).where(eq(localPayments.customerId, customerId));
}

export async function deleteLocalPayment(db: Db, customerId: string): Promise<void> {
  await db.delete(localPayments).where(eq(localPayments.customerId, customerId));
}
