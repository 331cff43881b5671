import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';

/**
 * No column here refers to a person, a conversation or a moment: sessions are known by a keyed hash, times by the day.
 * What may tell of a crisis is sealed under a key of the server: who talked on which day stands in other tables.
 */

/**
 * Events that were taken, by a digest: the same one again changes nothing. Partitioned by day, each dropped after 30 days;
 * what has no day's partition yet lies in `analytics_events_rest`.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** The event's own, UTC: the same one again has the same, whenever it comes. */
    day: date({ mode: 'string' }).notNull(),
    id: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.id] })],
);

/** What the events of one session come to. Kept for 30 days after the last of them. */
export const analyticsSessions = pgTable(
  'analytics_sessions',
  {
    hash: bytea().primaryKey(),
    /** Sealed `SessionState`; null until its first event is folded in, in the same transaction. */
    state: bytea(),
    touchedOn: date('touched_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('analytics_sessions_touched').on(table.touchedOn)],
);

/** Sums by day that tell of nobody's crisis. With those beside them they are all that the dashboards read of sessions. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    metric: text().notNull(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day] })],
);

/** The other sums of a day, as one sealed value that is written whenever any sum is. */
export const analyticsSealedCounts = pgTable('analytics_sealed_counts', {
  /** UTC. */
  day: date({ mode: 'string' }).primaryKey(),
  /** Null until the first of them is written, in the same transaction. */
  sealed: bytea(),
});

/** On which days a pseudonym was seen, a bit a day. The month's key that made it is deleted after the month. */
export const analyticsPeople = pgTable(
  'analytics_people',
  {
    /** 'YYYY-MM'. */
    period: text().notNull(),
    pseudonym: bytea().notNull(),
    /** Bit 0 is the first day that a window of 28 days ending in the period reaches back to. */
    days: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.pseudonym] })],
);
