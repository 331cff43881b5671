import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { recordSecurityEvent } from '../audit/record-security-event.ts';
import type { KeyProvider } from '../crypto/key-provider.ts';
import { loadServerKey } from '../crypto/server-keys.ts';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { passkeys, passwordResets, sessions } from '../db/schema/account.ts';
import { type KeyRing, keyRingSchema, restoreKeys } from './key-ring.ts';
import { listTables } from './table-order.ts';
import { backupEndSchema, backupHeaderSchema, backupRowSchema, countMigrations } from './take-backup.ts';

const ROWS_PER_QUERY = 200;

/** What a person who restores can do something about. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

interface RestoreParts {
  /** Migrated, and empty. */
  readonly db: Db;
  readonly keys: KeyProvider;
  readonly backupPath: string;
  /** The newest ring of keys, whatever the backup's age. */
  readonly ringPath: string;
  /** For a backup from before data keys were renewed: a ring from between the two. */
  readonly formerRingPath?: string | undefined;
}

/**
 * Puts a backup into an empty database, all or nothing. Who was deleted since the backup was taken stays deleted.
 * @throws {RestoreError | KeyRingError | EnvError} when the backup is cut off or of another version, the database is not
 * empty, the keys are older than the backup, or the master key is another one
 */
export async function restoreBackup(parts: RestoreParts): Promise<{ people: number; erased: number }> {
  const { db, keys, backupPath, ringPath, formerRingPath } = parts;
  const ring = readRing(ringPath);
  const formerRing = formerRingPath === undefined ? undefined : readRing(formerRingPath);
  return db.transaction(async (tx) => {
    await ensureEmpty(tx);
    const takenAt = await insertRows(tx, readLines(backupPath));
    const counts = await restoreKeys(tx, ring, takenAt, formerRing);
    // Tokens and links of that day may have been revoked since; nobody is signed in by a restore.
    await tx.delete(sessions);
    await tx.delete(passwordResets);
    // One of them may have been removed since, as lost: passkeys are added anew.
    await tx.delete(passkeys);
    await loadServerKey(tx, keys, 'lookup');
    const rowKey = await loadServerKey(tx, keys, 'rows');
    await recordSecurityEvent({ db: tx, rowKey, now: () => new Date() }, 'backup_restored', null);
    return counts;
  });
}

const readRing = (path: string): KeyRing => keyRingSchema.parse(JSON.parse(readFileSync(path, 'utf8')));

async function ensureEmpty(tx: Db): Promise<void> {
  for (const table of await listTables(tx)) {
    const found = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.length > 0)
      throw new RestoreError('the database is not empty: restore into a new one, so that nothing is mixed.');
  }
}

const readLines = (path: string) =>
  createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });

/** Gives when the backup was taken. */
async function insertRows(tx: Db, lines: AsyncIterable<string>): Promise<Date> {
  let header: { takenAt: string } | undefined;
  let end: { rows: number } | undefined;
  let rows = 0;
  let waiting: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async (): Promise<void> => {
    if (waiting.rows.length > 0) await insertPage(tx, waiting.table, waiting.rows);
    waiting = { table: waiting.table, rows: [] };
  };
  for await (const text of lines) {
    const line: unknown = JSON.parse(text);
    if (!header) {
      header = await readHeader(tx, line);
      continue;
    }
    if (!Array.isArray(line)) {
      end = backupEndSchema.parse(line);
      continue;
    }
    const [table, row] = backupRowSchema.parse(line);
    if (table !== waiting.table || waiting.rows.length >= ROWS_PER_QUERY) await flush();
    waiting = { table, rows: [...waiting.rows, row] };
    rows++;
  }
  await flush();
  if (!header || end?.rows !== rows) throw new RestoreError('the backup is cut off: use another one.');
  return new Date(header.takenAt);
}

async function readHeader(tx: Db, line: unknown): Promise<{ takenAt: string }> {
  const header = backupHeaderSchema.safeParse(line);
  if (!header.success) throw new RestoreError('this file is not a backup of process.');
  if (header.data.migrations !== (await countMigrations(tx)))
    throw new RestoreError(
      `the backup was taken by version ${header.data.version}: restore with that version, then upgrade.`,
    );
  return header.data;
}

async function insertPage(tx: Db, table: string, rows: readonly unknown[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, cast(${JSON.stringify(rows)}::text as jsonb))`,
  );
}
