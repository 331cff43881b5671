import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Putting a statement together takes the ORM longer than most of what a turn does beside it. One that every turn asks is put
 * together once for each database, with placeholders, and `prepare`d under no name: poolers that lend a connection for a
 * transaction know no named ones. A transaction puts its own together.
 */
export function buildOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}

/** The name of a prepared statement that no connection keeps. */
export const UNNAMED = '';

/** What is handed in under a name when the statement is executed, in the form of a column; or null. */
export const given = (name: string, column: Column): SQL =>
  sql`${sql.param(sql.placeholder(name), {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  })}`;
