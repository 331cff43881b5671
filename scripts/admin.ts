import { eq } from 'drizzle-orm';
import { normaliseEmail } from '#features/account/core/validate-credentials.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { EnvError } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';

const USAGE = 'usage: npm run admin -- grant|revoke you@example.org';

/** Makes the account of an address an admin, or takes it back. False when there is no such account. */
export async function setAdmin(
  { db }: Pick<OpenDatabase, 'db'>,
  keys: KeyProvider,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const changed = await db
    .update(users)
    .set({ isAdmin })
    .where(eq(users.emailHash, keyedHash(lookupKey, normaliseEmail(email))))
    .returning({ id: users.id });
  return changed.length > 0;
}

async function run(verb: string | undefined, email: string | undefined): Promise<string> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new EnvError(USAGE);
  const isKnown = await withDatabase(({ database, keys }) =>
    setAdmin(database, keys, email, verb === 'grant'),
  );
  if (!isKnown) throw new EnvError('there is no account with this address. register it first.');
  return verb === 'grant' ? 'this account is an admin now.' : 'this account is no admin any more.';
}

if (import.meta.main) {
  const [verb, email] = process.argv.slice(2);
  finish(run(verb, email));
}
