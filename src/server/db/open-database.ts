import { type Env, EnvError } from '../env.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { databasePasswordOf } from './connection.ts';
import type { OpenDatabase } from './database.ts';

/**
 * The database that the environment names, migrated: a Postgres, or the embedded one (hold the data folder's lock).
 * Each driver is loaded only when it is used. `onLost` hears of Postgres connections that break while idle.
 * @throws {EnvError} when the Postgres does not answer
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_PASSWORD_COMMAND' | 'DATA_DIR'>,
  onLost: (error: Error) => void,
  tracing?: Tracing,
): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return (await import('./open-embedded.ts')).openEmbedded(env.DATA_DIR);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(env.DATABASE_URL, onLost, { password: databasePasswordOf(env), tracing }).catch(
    (cause: unknown) => {
      if (cause instanceof EnvError) throw cause;
      throw new EnvError(
        'DATABASE_URL: the database does not answer. is it running, and is the address right?',
        {
          cause,
        },
      );
    },
  );
}
