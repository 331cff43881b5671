import { normaliseEmail } from '#features/account/core/check-sign-in.ts';
import { deletePasskeysOf } from '#features/account/server/doors/door-store.ts';
import { takeSecondStepAway } from '#features/account/server/doors/second-step.ts';
import { weakenSessions } from '#features/account/server/doors/strengthen-session.ts';
import { isUserIntact, signChange } from '#features/account/server/signed-rows.ts';
import {
  deleteSessionsOf,
  findUserByEmailHash,
  findUserForChange,
  type UserRow,
  updateUser,
} from '#features/account/server/store.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/account.ts';
import { EnvError } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';
import { readAudit } from './read-audit.ts';

const USAGE =
  'usage: npm run admin -- grant|revoke|sign-out|second-step-off|passkeys-off you@example.org, or: sign-out everybody, or: audit [you@example.org] [--verify [--seen NUMBER:MAC]]';

const EVERYBODY = 'everybody';

/** @throws {EnvError} */
function ensureIntact(rowKey: Buffer, user: UserRow): void {
  if (!isUserIntact(rowKey, user))
    throw new EnvError('this account was changed by somebody without the key. nothing was done.');
}

/** Makes the account of an address an admin, or takes it back. False when there is no such account. */
export async function setAdmin(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const rowKey = await loadServerKey(db, keys, 'rows');
  return db.transaction(async (tx) => {
    const found = await findUserByEmailHash(tx, keyedHash(lookupKey, normaliseEmail(email)));
    const user = found && (await findUserForChange(tx, found.id));
    if (!user) return false;
    ensureIntact(rowKey, user);
    await updateUser(tx, user.id, signChange(rowKey, user, { isAdmin }));
    const event = isAdmin ? 'admin_granted' : 'admin_revoked';
    await recordSecurityEvent({ db: tx, rowKey, now: () => new Date() }, event, user.id);
    return true;
  });
}

/** Ends every session of an address' account, or of everybody. False when there is no such account. */
export async function signOut(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  whom: string,
): Promise<boolean> {
  const audit = { db, rowKey: await loadServerKey(db, keys, 'rows'), now: () => new Date() };
  if (whom === EVERYBODY) {
    await db.delete(sessions);
    await recordSecurityEvent(audit, 'all_sessions_ended', null);
    return true;
  }
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, normaliseEmail(whom)));
  if (!user) return false;
  await deleteSessionsOf(db, user.id, null);
  await recordSecurityEvent(audit, 'all_sessions_ended', user.id);
  return true;
}

/** For who has lost their phone and their recovery codes. False when there is no such account. */
export async function switchSecondStepOff(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email: string,
): Promise<boolean> {
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const rowKey = await loadServerKey(db, keys, 'rows');
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, normaliseEmail(email)));
  if (!user) return false;
  ensureIntact(rowKey, user);
  await takeSecondStepAway({ db, rowKey, now: () => new Date() }, user.id);
  return true;
}

/** For who has lost the device with their passkeys. False when there is no such account. */
export async function removePasskeys(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email: string,
): Promise<boolean> {
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const parts = { db, rowKey: await loadServerKey(db, keys, 'rows'), now: () => new Date() };
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, normaliseEmail(email)));
  if (!user) return false;
  ensureIntact(parts.rowKey, user);
  await deletePasskeysOf(db, user.id);
  await weakenSessions(parts, user.id);
  await recordSecurityEvent(parts, 'passkey_removed', user.id);
  return true;
}

interface Command {
  readonly work: (database: OpenDatabase, keys: KeyProvider, whom: string) => Promise<boolean>;
  readonly said: string;
}

const COMMANDS = {
  grant: {
    work: (database, keys, email) => setAdmin(database, keys, email, true),
    said: 'this account is an admin now.',
  },
  revoke: {
    work: (database, keys, email) => setAdmin(database, keys, email, false),
    said: 'this account is no admin any more.',
  },
  'second-step-off': { work: switchSecondStepOff, said: 'the password alone opens this account now.' },
  'passkeys-off': { work: removePasskeys, said: 'no passkey opens this account any more.' },
  'sign-out': { work: signOut, said: 'signed out, everywhere.' },
} satisfies Record<string, Command>;

async function run(verb: string | undefined, whom: string | undefined): Promise<string> {
  const command = Object.entries(COMMANDS).find(([name]) => name === verb)?.[1];
  if (!command || !whom) throw new EnvError(USAGE);
  const isKnown = await withDatabase(({ database, keys }) => command.work(database, keys, whom));
  if (!isKnown)
    throw new EnvError('there is no account with this address (for an admin: register it first).');
  return command.said;
}

if (import.meta.main) {
  const [verb, ...rest] = process.argv.slice(2);
  finish(verb === 'audit' ? readAudit(rest) : run(verb, rest[0]));
}
