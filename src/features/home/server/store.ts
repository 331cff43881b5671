import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';

export async function isInBeta(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ joined: users.betaInsights }).from(users).where(eq(users.id, userId));
  return row?.joined ?? false;
}

export async function setInBeta(db: Db, userId: string, joined: boolean): Promise<void> {
  await db.update(users).set({ betaInsights: joined }).where(eq(users.id, userId));
}
