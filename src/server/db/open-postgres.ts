import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { AskPassword } from '../ask-password.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { connectionOf } from './connection.ts';
import type { OpenDatabase } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import * as schema from './schema/index.ts';
import { openTracedPool } from './trace-statements.ts';

/** One migration at a time, whatever the number of replicas that start together. Any fixed number does. */
const MIGRATION_LOCK = 7_236_014;

interface OpenOptions {
  readonly password?: AskPassword | undefined;
  /** Shows each statement about a talk as a hop. */
  readonly tracing?: Tracing | undefined;
}

/** Opens and migrates a Postgres. `onError` hears of connections that break while idle. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { password, tracing }: OpenOptions = {},
): Promise<OpenDatabase> {
  const settings = { ...connectionOf(url, password), connectionTimeoutMillis: 5_000 };
  const pool = openPool(settings, onError, tracing);
  await migrateOnce(pool);
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

/** A replica that is read only: nothing waits for it long, and nothing is asked of it at start. */
export function openReplica(url: string, password?: AskPassword): OpenDatabase {
  const pool = openPool(
    { ...connectionOf(url, password), connectionTimeoutMillis: 1_000, query_timeout: 5_000 },
    () => {},
  );
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

function openPool(given: pg.PoolConfig, onError: (error: Error) => void, tracing?: Tracing): pg.Pool {
  const settings: pg.PoolConfig = {
    max: 10,
    // A machine that vanished closes nothing, and one that is primary no more may keep what is open.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 300,
    ...given,
  };
  const pool = tracing ? openTracedPool(settings, tracing) : new pg.Pool(settings);
  // A connection in the middle of a transaction is heard by nobody else when it breaks, and would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {}); // an idle one: told above
  return pool;
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Within a transaction: a pooler gives each of them whichever connection is free.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(pool, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // A connection that goes away gives the lock back.
    client.release(true);
  }
}
