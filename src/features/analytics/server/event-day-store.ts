import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';

/** One process at a time opens or drops days. Any fixed number does. */
const DAYS_LOCK = 7_236_015;
const PREFIX = 'analytics_events_d';

const partitionOf = (day: string): string => PREFIX + day.replaceAll('-', '');
const holdDays = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${DAYS_LOCK})`);

async function listPartitions(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'analytics_events'::regclass and starts_with(c.relname, ${PREFIX})`,
  );
  return rows.map(({ name }) => name);
}

/** Gives these days ('YYYY-MM-DD') their partitions, and those of events that came before theirs was there. */
export const openDays = (db: Db, days: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await holdDays(tx);
    const known = new Set(await listPartitions(tx));
    const early = await rowsOf<{ day: string }>(
      tx,
      sql`select distinct day::text as day from analytics_events_rest`,
    );
    for (const day of new Set([...days, ...early.map((row) => row.day)]))
      if (!known.has(partitionOf(day))) await openDay(tx, day);
  });

/** Filled before it is attached: Postgres takes no day whose events lie in the rest. */
async function openDay(tx: Db, day: string): Promise<void> {
  const partition = sql.identifier(partitionOf(day));
  await tx.execute(sql`create table ${partition} (like analytics_events including all)`);
  await tx.execute(
    sql`with early as (delete from analytics_events_rest where day = cast(${day}::text as date) returning *)
        insert into ${partition} select * from early`,
  );
  // A definition takes no parameters; a day is digits of ours.
  const bounds = sql.raw(`from ('${day}') to (date '${day}' + 1)`);
  await tx.execute(sql`alter table analytics_events attach partition ${partition} for values ${bounds}`);
}

/** Drops the days before this one ('YYYY-MM-DD'), however many events they have. */
export const dropDaysBefore = (db: Db, day: string): Promise<void> =>
  db.transaction(async (tx) => {
    await holdDays(tx);
    const over = (await listPartitions(tx)).filter((name) => name < partitionOf(day));
    for (const name of over) await tx.execute(sql`drop table ${sql.identifier(name)}`);
  });
