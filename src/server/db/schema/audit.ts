import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** What happened to the doors of this instance, kept 90 days: who is a keyed pseudonym, and nothing else is told. */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    event: text().notNull(),
    /** HMAC of the person's id under a key of the server; null where there is no person. */
    subject: bytea(),
    /** Over the row and the MAC of the row before it. */
    mac: bytea().notNull(),
  },
  (table) => [index('audit_events_subject').on(table.subject)],
);

/** Where the chain of `audit_events` begins and ends: one row. */
export const auditChain = pgTable('audit_chain', {
  id: integer().primaryKey(),
  /** The last event that was taken away for its age, and its MAC: the first that is kept follows it. */
  anchorSeq: bigint('anchor_seq', { mode: 'number' }).notNull(),
  anchorMac: bytea('anchor_mac').notNull(),
  /** The newest event, and its MAC. */
  headSeq: bigint('head_seq', { mode: 'number' }).notNull(),
  headMac: bytea('head_mac').notNull(),
  mac: bytea().notNull(),
});
