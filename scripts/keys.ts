import { signUnsigned } from '#features/account/server/signed-rows.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { forgetFormerKey, loadFormerKey, replaceGeneratedKey } from '#server/crypto/master-key.ts';
import { countOpened, rewrapKeys } from '#server/crypto/rewrap-keys.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Env, EnvError, isKeyGiven } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';

const USAGE = 'usage: npm run keys -- rotate|sign|check';

/** A generated key is replaced here; one from the environment was replaced there, the former one beside it. */
function changeKey(env: Env): void {
  if (!isKeyGiven(env)) replaceGeneratedKey(env);
  else if (!loadFormerKey(env))
    throw new EnvError(
      'SECRET_KEY_FORMER: is the key before, and SECRET_KEY the new one. see docs/operating.md',
    );
}

/**
 * `npm run keys -- rotate`: wraps every data key with the new master key. On Postgres the servers stay up, with both keys
 * in their environment; the embedded database's server is stopped first.
 */
async function rotate(): Promise<string> {
  const count = await withDatabase(async ({ env, database, keys }) => {
    const changed = await rewrapKeys(database.db, keys);
    if (!isKeyGiven(env)) forgetFormerKey(env);
    return changed;
  }, changeKey);
  return `${count} keys are wrapped by the new master key. nothing needs the former one any more.`;
}

/** Signs the accounts of a version that signed none, and gives how many. */
export async function signAccounts({ db }: Pick<OpenDatabase, 'db'>, keys: KeyProvider): Promise<number> {
  return signUnsigned(db, await loadServerKey(db, keys, 'rows'));
}

/** `npm run keys -- sign`: once, after that upgrade. */
async function sign(): Promise<string> {
  const count = await withDatabase(({ database, keys }) => signAccounts(database, keys));
  return `${count} accounts are signed now.`;
}

/** `npm run keys -- check`: whether the master key opens what is there. It changes nothing. */
async function check(): Promise<string> {
  const count = await withDatabase(({ database, keys }) => countOpened(database.db, keys));
  return `the master key opens all ${count} keys of this database.`;
}

const COMMANDS = new Map([
  ['rotate', rotate],
  ['sign', sign],
  ['check', check],
]);

if (import.meta.main) {
  const [verb = ''] = process.argv.slice(2);
  finish((COMMANDS.get(verb) ?? (() => Promise.reject(new EnvError(USAGE))))());
}
