import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import * as z from 'zod';
import type { Db } from '#server/db/database.ts';
import * as schema from '#server/db/schema/index.ts';

/** What a distributed Postgres spreads by its person (docs/scaling.md); those that others refer to first. */
export const SPREAD_TABLES = [
  'conversations',
  'messages',
  'turns',
  'carried_safety',
  'safety_plans',
  'day_moods',
] as const;

/** What is about everybody, and so asks everywhere: docs/scaling.md names each. */
const ABOUT_EVERYBODY: readonly RegExp[] = [
  /^select .* from "turns" where \("turns"\."status" = .* and "turns"\."lease_until" < now\(\)\)/, // silent turns
  /^update "turns" set "lease_until" = now\(\) - interval '1 second'/, // a process stops
  /^update "turns" set "lease_until" = .* where \("turns"\."user_id" in \(/, // a process renews what it holds
  /where derived_count < message_count/, // heads that are due
  /^delete from "conversations" where \("conversations"\."deleted_at" </, // erasing
  /^delete from "carried_safety" where "carried_safety"\."written_at" </, // what is carried for a day
  /^select "users"\."id".* left join "safety_plans"/, // plans from before they were sealed alike
];

export const isAboutEverybody = (statement: string): boolean =>
  ABOUT_EVERYBODY.some((known) => known.test(statement));

const OF_A_PERSON = new RegExp(`"(?:${SPREAD_TABLES.join('|')})"`);
export const isOfAPerson = (statement: string): boolean => OF_A_PERSON.test(statement);

/**
 * Statements that make of a migrated, empty database one whose tables of a person's are partitioned by the person's
 * hash, with the same keys and references: what Postgres refuses of these, a distributed one refuses, too.
 */
export const spreadInto = (parts: number): readonly string[] => [
  `create table rules as
     select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid::regclass::text in (${SPREAD_TABLES.map((name) => `'${name}'`).join(', ')})`,
  ...SPREAD_TABLES.map(
    (name) => `do $$ begin
      alter table ${name} rename to ${name}_whole;
      create table ${name} (like ${name}_whole including all) partition by hash (user_id);
      for part in 0..${parts - 1} loop
        execute format('create table ${name}_part%1$s partition of ${name} for values with (modulus ${parts}, remainder %1$s)', part);
      end loop;
    end $$`,
  ),
  ...SPREAD_TABLES.map((name) => `drop table ${name}_whole cascade`),
  `do $$ declare rule record; begin
    for rule in select * from rules loop
      execute format('alter table %I add constraint %I %s', rule.name, rule.conname, rule.definition);
    end loop;
  end $$`,
  'drop table rules',
];

interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Listened {
  readonly db: Db;
  /** Each statement once, with the values that came first. */
  readonly heard: ReadonlyMap<string, unknown[]>;
  /** Those heard that ask more than one part, by Postgres' own plan, but for what is about everybody. */
  findWide(): Promise<string[]>;
}

/** Statements that were looked at in this worker, and asked one part. */
const narrow = new Set<string>();

const listened = new WeakSet<Db>();
export const isListened = (db: Db): boolean => listened.has(db);

/** The same database, whose statements are heard. */
export function listenTo(db: Db): Listened {
  const heard = new Map<string, unknown[]>();
  const logger = {
    logQuery: (query: string, values: unknown[]) => void (heard.has(query) || heard.set(query, values)),
  };
  const { $client: client } = db as Db & { readonly $client: pg.Pool | PGlite }; // either driver's own
  const hearing =
    client instanceof pg.Pool
      ? drizzlePostgres(client, { schema, logger })
      : drizzleEmbedded(client, { schema, logger });
  listened.add(hearing);
  return {
    db: hearing,
    heard,
    async findWide() {
      const wide: string[] = [];
      for (const [statement, values] of heard) {
        if (!isOfAPerson(statement) || narrow.has(statement) || isAboutEverybody(statement)) continue;
        if ((await listParts(client as Client, statement, values)).size > 1) wide.push(statement);
        else narrow.add(statement);
      }
      return wide;
    },
  };
}

const planSchema = z.tuple([z.object({ 'QUERY PLAN': z.unknown() })]);
const PART = /"Relation Name": ?"(?:[a-z_]+)_part(\d+)"/g;

/** Which parts a statement with these values is planned to ask. */
async function listParts(client: Client, statement: string, values: unknown[]): Promise<Set<string>> {
  const { rows } = await client.query(`explain (format json) ${statement}`, values);
  const [{ 'QUERY PLAN': plan }] = planSchema.parse(rows);
  return new Set([...JSON.stringify(plan).matchAll(PART)].map(([, part = '']) => part));
}
