import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;

/** A client or a transaction, on PGlite or on Postgres. Inside a transaction use only the transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}
