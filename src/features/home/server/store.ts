import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { dayMoods } from '#server/db/schema/home.ts';

export type DayMoodRow = typeof dayMoods.$inferSelect;

const ofDay = (userId: string, day: string) => and(eq(dayMoods.userId, userId), eq(dayMoods.day, day));

export const listDayMoodRows = (db: Db, userId: string): Promise<DayMoodRow[]> =>
  db.select().from(dayMoods).where(eq(dayMoods.userId, userId)).orderBy(asc(dayMoods.at));

export async function findDayMoodRow(db: Db, userId: string, day: string): Promise<DayMoodRow | null> {
  const [row] = await db.select().from(dayMoods).where(ofDay(userId, day));
  return row ?? null;
}

/** A day has one word: a second one takes the place of the first. */
export async function putDayMoodRow(db: Db, row: DayMoodRow): Promise<void> {
  const { mood, at } = row;
  await db
    .insert(dayMoods)
    .values(row)
    .onConflictDoUpdate({ target: [dayMoods.userId, dayMoods.day], set: { mood, at } });
}

export async function deleteDayMoodRow(db: Db, userId: string, day: string): Promise<void> {
  await db.delete(dayMoods).where(ofDay(userId, day));
}
