import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import {
  analyticsCounts,
  analyticsEvents,
  analyticsPeople,
  analyticsSealedCounts,
  analyticsSessions,
} from '#server/db/schema/analytics.ts';
import { type CountStep, type Metric, QUIET_METRICS } from '../core/contribution.ts';

/** Many rows as one parameter, whatever the driver. */
const asJson = (rows: readonly object[]) => sql`cast(${JSON.stringify(rows)}::text as jsonb)`;

export interface EventRow {
  /** Hex. */
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Stores events and gives the ids (hex) of those that were not there yet. */
export async function insertEvents(tx: Db, rows: readonly EventRow[]): Promise<Set<string>> {
  const inserted = await tx
    .insert(analyticsEvents)
    .select(
      sql`select day, decode(id, 'hex')
        from jsonb_to_recordset(${asJson(rows.map(({ id, day }) => ({ id, day })))}) as r(id text, day date)`,
    )
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id });
  return new Set(inserted.map(({ id }) => id.toString('hex')));
}

/** The sessions by their hashes (hex), held for the rest of the transaction; new ones are begun. */
export async function lockSessions(
  tx: Db,
  hashes: readonly string[],
  touchedOn: string,
): Promise<Map<string, Buffer | null>> {
  await tx.execute(sql`
    insert into analytics_sessions (hash, touched_on)
    select decode(hash, 'hex'), cast(${touchedOn}::text as date)
    from jsonb_to_recordset(${asJson(hashes.map((hash) => ({ hash })))}) as r(hash text) order by 1
    on conflict (hash) do nothing`);
  const rows = await tx
    .select({ hash: analyticsSessions.hash, state: analyticsSessions.state })
    .from(analyticsSessions)
    .where(
      inArray(
        analyticsSessions.hash,
        hashes.map((hash) => Buffer.from(hash, 'hex')),
      ),
    )
    .orderBy(asc(analyticsSessions.hash))
    .for('update');
  return new Map(rows.map(({ hash, state }) => [hash.toString('hex'), state]));
}

const sessionRows = (states: ReadonlyMap<string, Buffer>) =>
  asJson([...states].map(([hash, state]) => ({ hash, state: state.toString('hex') })));

/** Begins those of these sessions that nobody has begun, and gives their hashes. */
export async function beginSessions(
  tx: Db,
  states: ReadonlyMap<string, Buffer>,
  touchedOn: string,
): Promise<Set<string>> {
  if (states.size === 0) return new Set();
  const begun = await tx
    .insert(analyticsSessions)
    .select(
      sql`select decode(hash, 'hex'), decode(state, 'hex'), cast(${touchedOn}::text as date)
        from jsonb_to_recordset(${sessionRows(states)}) as r(hash text, state text) order by 1`,
    )
    .onConflictDoNothing()
    .returning({ hash: analyticsSessions.hash });
  return new Set(begun.map(({ hash }) => hash.toString('hex')));
}

export async function updateSessions(
  tx: Db,
  states: ReadonlyMap<string, Buffer>,
  touchedOn: string,
): Promise<void> {
  await tx.execute(sql`
    update analytics_sessions s set state = decode(r.state, 'hex'), touched_on = cast(${touchedOn}::text as date)
    from jsonb_to_recordset(${sessionRows(states)}) as r(hash text, state text)
    where s.hash = decode(r.hash, 'hex')`);
}

/** Adds to the sums that stand in the clear. The steps come in one order everywhere, so that two writers cannot block each other. */
export async function addPlainCounts(tx: Db, steps: readonly CountStep[]): Promise<void> {
  if (steps.length === 0) return;
  await tx.execute(sql`
    insert into analytics_counts (metric, day, total)
    select metric, day, amount
    from jsonb_to_recordset(${asJson(steps)}) as r(metric text, day date, amount bigint) order by 1, 2
    on conflict (metric, day) do update set total = analytics_counts.total + excluded.total`);
}

export interface Visit {
  readonly period: string;
  /** Hex. */
  readonly pseudonym: string;
  readonly days: bigint;
}

/** Of a visit: the days that were not noted before, and those that were. */
export interface NotedVisit extends Visit {
  readonly before: bigint;
}

/** Notes visits, one row a pseudonym. Most are the first of theirs: only what is there already is held and changed. */
export async function addVisits(tx: Db, visits: readonly Visit[]): Promise<NotedVisit[]> {
  const begun = await tx
    .insert(analyticsPeople)
    .select(
      sql`select period, decode(pseudonym, 'hex'), days
        from jsonb_to_recordset(${asJson(visits.map(toRow))}) as r(period text, pseudonym text, days bigint)
        order by 1, 2`,
    )
    .onConflictDoNothing()
    .returning({ period: analyticsPeople.period, pseudonym: analyticsPeople.pseudonym });
  const isFirst = new Set(begun.map(({ period, pseudonym }) => period + pseudonym.toString('hex')));
  const known = visits.filter(({ period, pseudonym }) => !isFirst.has(period + pseudonym));
  const before = known.length > 0 ? await addDays(tx, known) : new Map<string, bigint>();
  return visits.map((visit) => {
    const days = before.get(visit.period + visit.pseudonym) ?? 0n;
    return { ...visit, before: days, days: visit.days & ~days };
  });
}

const toRow = (visit: Visit) => ({ ...visit, days: String(visit.days) });

/** Gives the days that these pseudonyms were seen on before. */
async function addDays(tx: Db, visits: readonly Visit[]): Promise<Map<string, bigint>> {
  const held = await tx
    .select()
    .from(analyticsPeople)
    .where(
      and(
        inArray(analyticsPeople.period, [...new Set(visits.map(({ period }) => period))]),
        inArray(
          analyticsPeople.pseudonym,
          visits.map(({ pseudonym }) => Buffer.from(pseudonym, 'hex')),
        ),
      ),
    )
    .orderBy(asc(analyticsPeople.period), asc(analyticsPeople.pseudonym))
    .for('update');
  await tx.execute(sql`
    update analytics_people p set days = p.days | r.days
    from jsonb_to_recordset(${asJson(visits.map(toRow))}) as r(period text, pseudonym text, days bigint)
    where p.period = r.period and p.pseudonym = decode(r.pseudonym, 'hex')`);
  return new Map(held.map(({ period, pseudonym, days }) => [period + pseudonym.toString('hex'), days]));
}

export type CountRow = typeof analyticsCounts.$inferSelect;

/** The sums of one day. */
export interface DaySums {
  readonly day: string;
  readonly sums: Readonly<Record<string, number>>;
}

/** Those of these metrics, a row a day in the order of days; from a day on ('YYYY-MM-DD'), or all. */
export function readPlainDays(
  db: Db,
  metrics: readonly Metric[],
  from: string | null,
): Promise<readonly DaySums[]> {
  // One value of a day is soon read; a row for each of its metrics is what reading years would take longest for.
  return rowsOf<DaySums>(
    db,
    sql`select day::text as day, jsonb_object_agg(metric, total) as sums from analytics_counts
        where metric = any(${asTexts(metrics)}) and day >= coalesce(cast(${from}::text as date), '-infinity')
        group by 1 order by 1`,
  );
}

/** Many words as one parameter, whatever the driver. A cast alone is made again for each row that is looked at. */
const asTexts = (words: readonly string[]) =>
  sql`(select cast(${`{${words.join(',')}}`}::text as text[]))::text[]`;

/**
 * The same, summed from each of these days ('YYYY-MM-DD', ascending) to the one before the next, under the former: as
 * many rows as metrics, however many days there are.
 */
export async function sumPlainCounts(
  db: Db,
  metrics: readonly Metric[],
  edges: readonly string[],
): Promise<CountRow[]> {
  const edgeDays = sql`(select cast(${`{${edges.join(',')}}`}::text as date[]))`;
  const rows = await db
    .select({
      metric: analyticsCounts.metric,
      bucket: sql<number>`width_bucket(${analyticsCounts.day}, ${edgeDays})`.as('bucket'),
      total: sql<number>`sum(${analyticsCounts.total})::bigint`.mapWith(Number),
    })
    .from(analyticsCounts)
    .where(
      and(
        sql`${analyticsCounts.metric} = any(${asTexts(metrics)})`,
        gte(analyticsCounts.day, edges[0] ?? ''),
      ),
    )
    .groupBy(analyticsCounts.metric, sql`bucket`);
  return rows.map(({ metric, bucket, total }) => ({ metric, day: edges[bucket - 1] ?? '', total }));
}

/** Takes sums away that stood in the clear before they were sealed. */
export const takeQuietCounts = (tx: Db): Promise<CountRow[]> =>
  tx.delete(analyticsCounts).where(sql`${analyticsCounts.metric} ~ ${QUIET_METRICS.source}`).returning();

export type SealedDay = typeof analyticsSealedCounts.$inferSelect;

/** The sealed sums of these days, held for the rest of the transaction; new ones are begun. */
export const lockSealedDays = (tx: Db, days: readonly string[]): Promise<SealedDay[]> =>
  tx
    .insert(analyticsSealedCounts)
    .values(days.toSorted().map((day) => ({ day })))
    // Written as it is: that holds the row and gives it, in one statement.
    .onConflictDoUpdate({
      target: analyticsSealedCounts.day,
      set: { sealed: sql`${analyticsSealedCounts.sealed}` },
    })
    .returning();

export async function updateSealedDays(
  tx: Db,
  days: readonly { readonly day: string; readonly sealed: Buffer }[],
): Promise<void> {
  const rows = days.map(({ day, sealed }) => ({ day, sealed: sealed.toString('hex') }));
  await tx.execute(sql`
    update analytics_sealed_counts s set sealed = decode(r.sealed, 'hex')
    from jsonb_to_recordset(${asJson(rows)}) as r(day date, sealed text) where s.day = r.day`);
}

/** From a day on ('YYYY-MM-DD'), or all, in their order. */
export const listSealedDays = (db: Db, from: string | null): Promise<SealedDay[]> =>
  db
    .select()
    .from(analyticsSealedCounts)
    .where(from ? gte(analyticsSealedCounts.day, from) : undefined)
    .orderBy(asc(analyticsSealedCounts.day));

export async function deletePeople(
  db: Db,
  people: readonly { readonly period: string; readonly pseudonym: Buffer }[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .delete(analyticsPeople)
    .where(
      or(
        ...people.map(({ period, pseudonym }) =>
          and(eq(analyticsPeople.period, period), eq(analyticsPeople.pseudonym, pseudonym)),
        ),
      ),
    );
}

/** Deletes sessions from before a day, and pseudonyms from before a period. */
export async function deleteBefore(db: Db, limits: { day: string; period: string }): Promise<void> {
  await db.delete(analyticsSessions).where(lt(analyticsSessions.touchedOn, limits.day));
  await db.delete(analyticsPeople).where(lt(analyticsPeople.period, limits.period));
}
