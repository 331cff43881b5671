import { resolve } from 'node:path';
import { takeBackup } from '#server/backup/take-backup.ts';
import { finish, withDatabase } from './open-command.ts';

/**
 * `npm run backup -- ./backups`: a consistent copy of everything but the keys, and the keys of now beside it. Postgres is
 * copied while the servers run; an embedded database that runs leaves its own every hour, in DATA_DIR/snapshots.
 */
const [folder = './backups'] = process.argv.slice(2);
finish(
  withDatabase(
    async ({ database }) => `backed up to ${await takeBackup(database.db, resolve(folder), new Date())}`,
  ),
);
