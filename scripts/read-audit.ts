import { parseArgs } from 'node:util';
import { normaliseEmail } from '#features/account/core/check-sign-in.ts';
import { findUserByEmailHash } from '#features/account/server/store.ts';
import { type AuditRow, pseudonymOf } from '#server/audit/audit-chain.ts';
import { eachEvent } from '#server/audit/audit-store.ts';
import { type SeenEvent, seenFormOf, verifyAuditLog } from '#server/audit/verify-audit-log.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { EnvError } from '#server/env.ts';
import { withDatabase } from './open-command.ts';

const PSEUDONYM_DIGITS = 12;
const SEEN = /^(\d{1,15}):([0-9a-f]{16})$/;

/** One line: number, moment, who (the beginning of a pseudonym, `-` for nobody known), what. */
const lineOf = ({ seq, at, subject, event }: AuditRow): string =>
  [seq, at.toISOString(), subject?.toString('hex').slice(0, PSEUDONYM_DIGITS) ?? '-', event].join('\t');

/**
 * The security events, the oldest first, one a line; with an address those of its account alone.
 * @throws {EnvError} when there is no such account
 */
export async function listAudit(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email?: string,
): Promise<string> {
  const subject = email === undefined ? undefined : await subjectOf({ db }, keys, email);
  const lines: string[] = [];
  for await (const row of eachEvent(db, subject)) lines.push(lineOf(row));
  return lines.length > 0 ? lines.join('\n') : 'nothing is recorded.';
}

async function subjectOf(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email: string,
): Promise<Buffer> {
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, normaliseEmail(email)));
  if (!user) throw new EnvError('there is no account with this address.');
  return pseudonymOf(await loadServerKey(db, keys, 'rows'), user.id);
}

/**
 * Whether the chain holds.
 * @throws {EnvError} with where it does not, one line each
 */
export async function verifyAudit(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  seen?: SeenEvent,
): Promise<string> {
  const rowKey = await loadServerKey(db, keys, 'rows');
  const { events, newest, breaks } = await verifyAuditLog({ db, rowKey }, seen);
  if (breaks.length > 0) throw new EnvError(['this log is not as it was recorded:', ...breaks].join('\n'));
  return `all ${events} events are as they were recorded. note the newest: ${newest ? seenFormOf(newest) : '-'}`;
}

function readSeen(text: string | undefined): SeenEvent | undefined {
  if (text === undefined) return undefined;
  const [, seq, mac] = SEEN.exec(text) ?? [];
  if (!seq || !mac) throw new EnvError('--seen: is what --verify said to note, as 120:0123456789abcdef');
  return { seq: Number(seq), mac };
}

function parseAuditArgs(args: string[]) {
  const options = { verify: { type: 'boolean', default: false }, seen: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? new EnvError(error.message, { cause: error }) : error;
  }
}

/** `npm run admin -- audit`: see docs/operating.md. */
export async function readAudit(args: readonly string[]): Promise<string> {
  const { positionals, values } = parseAuditArgs([...args]);
  const seen = readSeen(values.seen);
  return withDatabase(({ database, keys }) =>
    values.verify ? verifyAudit(database, keys, seen) : listAudit(database, keys, positionals[0]),
  );
}
