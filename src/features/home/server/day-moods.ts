import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { HOUR_MS } from '#contract/time.ts';
import { type Mood, moodSchema } from '#features/companion/contract.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, openPaddedFor, sealPaddedFor } from '#server/person.ts';
import type { chooseDayMood, DayMood } from '../contract.ts';
import {
  type DayMoodRow,
  deleteDayMoodRow,
  findDayMoodRow,
  listDayMoodRows,
  putDayMoodRow,
} from './store.ts';

/** Somewhere it is tomorrow already, somewhere still yesterday; what is farther is no 'today'. */
const ZONES_MS = 36 * HOUR_MS;
const MOOD_BYTES = 32;

const cellOf = (day: string) => ({ table: 'day_moods', column: 'mood', row: day });

const openMood = (owner: DataOwner, { day, mood }: DayMoodRow): Mood =>
  moodSchema.parse(openPaddedFor(owner, cellOf(day), mood));

/** Every word that a person left for a day, in the order of time. */
export async function listDayMoods(db: Db, owner: DataOwner) {
  const rows = await listDayMoodRows(db, owner.id);
  return rows.map((row) => ({ day: row.day, mood: openMood(owner, row), at: row.at.toISOString() }));
}

export async function openDayMood(db: Db, owner: DataOwner, day: string): Promise<DayMood> {
  const row = await findDayMoodRow(db, owner.id, day);
  return { day, mood: row && openMood(owner, row) };
}

/**
 * Keeps the word for a day, or takes it back.
 * @throws {AppError} invalid_input for a day that is today nowhere
 */
export async function storeDayMood(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  owner: DataOwner,
  { day, mood }: BodyOf<typeof chooseDayMood>,
): Promise<DayMood> {
  const at = now();
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Math.abs(noon - at.getTime()) > ZONES_MS)
    throw new AppError('invalid_input', { fields: { day: 'is not today' } });
  if (mood === null) await deleteDayMoodRow(db, owner.id, day);
  else {
    const sealed = sealPaddedFor(owner, cellOf(day), mood, MOOD_BYTES);
    await putDayMoodRow(db, { userId: owner.id, day, mood: sealed, at });
  }
  return { day, mood };
}
