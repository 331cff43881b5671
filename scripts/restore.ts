import { existsSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KeyRingError } from '#server/backup/key-ring.ts';
import { RestoreError, restoreBackup } from '#server/backup/restore-backup.ts';
import { RING_FILE } from '#server/backup/take-backup.ts';
import { type Env, EnvError } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';

/**
 * `npm run restore -- ./backups/process-….jsonl.gz`: puts a backup into the empty database that the environment names.
 * `--keys` is the newest file of keys, unless it lies beside the backup; `--former-keys` one from before data keys were
 * renewed, for a backup from then. `--replace` puts an embedded database that is
 * there, or what a damage left of it, aside first.
 */
const USAGE =
  'usage: npm run restore -- path/of/backup.jsonl.gz [--keys path/of/keys.json] [--former-keys path/of/older/keys.json] [--replace]';

function putAside({ DATABASE_URL, DATA_DIR }: Env): void {
  const folder = join(DATA_DIR, 'db');
  if (DATABASE_URL || !existsSync(folder)) return;
  renameSync(folder, join(DATA_DIR, `db-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`));
}

async function restore(): Promise<string> {
  const { positionals, values } = parseArgs({
    options: {
      keys: { type: 'string' },
      'former-keys': { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path || !existsSync(path)) throw new EnvError(USAGE);
  const ringPath = values.keys ?? join(dirname(resolve(path)), RING_FILE);
  const formerRingPath = values['former-keys'];
  const restoreInto = ({ database, keys }: Parameters<Parameters<typeof withDatabase>[0]>[0]) =>
    restoreBackup({ db: database.db, keys, backupPath: path, ringPath, formerRingPath });
  try {
    const { people, erased } = await withDatabase(restoreInto, (env) => {
      if (values.replace) putAside(env);
    });
    return `${people} people are back. ${erased} were deleted since this backup and stay so.`;
  } catch (error) {
    throw error instanceof RestoreError || error instanceof KeyRingError
      ? new EnvError(error.message, { cause: error })
      : error;
  }
}

finish(restore());
