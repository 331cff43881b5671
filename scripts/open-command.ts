import { type ChangingKeys, createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadFormerKey, loadMasterKey } from '#server/crypto/master-key.ts';
import { openDataFolder } from '#server/data-folder.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { type Env, EnvError, loadEnv } from '#server/env.ts';

export interface CommandParts {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly keys: ChangingKeys;
}

/**
 * Runs a command on the database that the environment names. The embedded one has one owner at a time: with the server
 * running this ends with one plain sentence. `prepare` runs before the keys are read.
 */
export async function withDatabase<T>(
  work: (parts: CommandParts) => Promise<T>,
  prepare: (env: Env) => void = () => {},
): Promise<T> {
  const env = loadEnv(process.env);
  const folder = openDataFolder(env);
  try {
    prepare(env);
    const keys = createKeyProvider(loadMasterKey(env), loadFormerKey(env));
    const database = await openDatabase(env, () => {});
    try {
      return await work({ env, database, keys });
    } finally {
      await database.close();
    }
  } finally {
    folder.release();
  }
}

/** Ends a command: prints what it says, or the one line that tells why not. */
export function finish(said: Promise<string>): void {
  said.then(console.log, (error: unknown) => {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  });
}
