import { eq } from 'drizzle-orm';
import { normaliseEmail } from '#features/account/core/validate-credentials.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { loadMasterKey } from '#server/crypto/master-key.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { lockDataFolder } from '#server/data-folder-lock.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { users } from '#server/db/schema/account.ts';
import { EnvError, loadEnv } from '#server/env.ts';

const USAGE = 'usage: npm run admin -- grant|revoke you@example.org';

/** Makes the account of an address an admin, or takes it back. False when there is no such account. */
export async function setAdmin(
  { db }: Pick<OpenDatabase, 'db'>,
  masterKey: Buffer,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  const lookupKey = await loadServerKey(db, createKeyProvider(masterKey), 'lookup');
  const changed = await db
    .update(users)
    .set({ isAdmin })
    .where(eq(users.emailHash, keyedHash(lookupKey, normaliseEmail(email))))
    .returning({ id: users.id });
  return changed.length > 0;
}

async function run(verb: string | undefined, email: string | undefined): Promise<string> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new EnvError(USAGE);
  const env = loadEnv(process.env);
  // The embedded database has one owner at a time: with the server running this ends with one plain sentence.
  const lock = env.DATABASE_URL ? null : lockDataFolder(env.DATA_DIR);
  try {
    const database = await openDatabase(env, () => {});
    try {
      const isKnown = await setAdmin(database, loadMasterKey(env), email, verb === 'grant');
      if (!isKnown) throw new EnvError('there is no account with this address. register it first.');
      return verb === 'grant' ? 'this account is an admin now.' : 'this account is no admin any more.';
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

if (import.meta.main) {
  const [verb, email] = process.argv.slice(2);
  run(verb, email).then(console.log, (error: unknown) => {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  });
}
