import { normaliseEmail } from '#features/account/core/validate-credentials.ts';
import { isUserIntact, signChange } from '#features/account/server/signed-rows.ts';
import {
  deleteSessionsOf,
  findUserByEmailHash,
  findUserForChange,
  updateUser,
} from '#features/account/server/store.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/account.ts';
import { EnvError } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';

const USAGE = 'usage: npm run admin -- grant|revoke|sign-out you@example.org, or: sign-out everybody';

const EVERYBODY = 'everybody';

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
    if (!isUserIntact(rowKey, user))
      throw new EnvError('this account was changed by somebody without the key. nothing was done.');
    await updateUser(tx, user.id, signChange(rowKey, user, { isAdmin }));
    return true;
  });
}

/** Ends every session of an address' account, or of everybody. False when there is no such account. */
export async function signOut(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  whom: string,
): Promise<boolean> {
  if (whom === EVERYBODY) {
    await db.delete(sessions);
    return true;
  }
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, normaliseEmail(whom)));
  if (user) await deleteSessionsOf(db, user.id, null);
  return user !== null;
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
  const [verb, whom] = process.argv.slice(2);
  finish(run(verb, whom));
}
