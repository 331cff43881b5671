import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { openNewDatabase } from '#testing/test-database.ts';
import { dropDaysBefore, openDays } from './event-day-store.ts';
import { insertEvents } from './store.ts';

const ID = 'aa'.repeat(16);
const OTHER = 'bb'.repeat(16);

async function open(): Promise<Db> {
  const database = await openNewDatabase();
  onTestFinished(database.close);
  return database.db;
}

/** Where each event lies. */
const places = (db: Db) =>
  rowsOf<{ place: string; id: string }>(
    db,
    sql`select tableoid::regclass::text as place, encode(id, 'hex') as id from analytics_events order by id`,
  );

it('keeps each day’s events apart, also those that came before their day was opened', async () => {
  const db = await open();
  await insertEvents(db, [{ id: ID, day: '2026-11-20' }]);
  expect(await places(db)).toEqual([{ place: 'analytics_events_rest', id: ID }]);
  await openDays(db, ['2026-11-21']);
  await insertEvents(db, [{ id: OTHER, day: '2026-11-21' }]);
  expect(await places(db)).toEqual([
    { place: 'analytics_events_d20261120', id: ID },
    { place: 'analytics_events_d20261121', id: OTHER },
  ]);
});

it('takes an event once, before and after its day was opened, and opens a day once however many ask', async () => {
  const db = await open();
  const event = { id: ID, day: '2026-11-20' };
  expect(await insertEvents(db, [event])).toEqual(new Set([ID]));
  await Promise.all([openDays(db, [event.day]), openDays(db, [event.day])]);
  expect(await insertEvents(db, [event])).toEqual(new Set());
  expect(await places(db)).toHaveLength(1);
});

it('drops days that are over as a whole', async () => {
  const db = await open();
  await openDays(db, ['2026-10-20', '2026-10-21']);
  await insertEvents(db, [
    { id: ID, day: '2026-10-20' },
    { id: OTHER, day: '2026-10-21' },
  ]);
  await dropDaysBefore(db, '2026-10-21');
  expect(await places(db)).toEqual([{ place: 'analytics_events_d20261021', id: OTHER }]);
  const [old] = await rowsOf(db, sql`select to_regclass('analytics_events_d20261020') as name`);
  expect(old).toEqual({ name: null });
});
