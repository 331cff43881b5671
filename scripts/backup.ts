import { resolve } from 'node:path';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { finish, withDatabase } from './open-command.ts';

/**
 * `npm run backup -- ./backups`: a consistent copy of everything but the keys, and the keys of now beside it. Postgres is
 * copied while the servers run; an embedded database that runs leaves its own every hour, in DATA_DIR/snapshots.
 */
const [folder = './backups'] = process.argv.slice(2);
finish(
  withDatabase(async ({ database: { db }, keys }) => {
    const path = await takeBackup(db, resolve(folder), new Date());
    const rowKey = await loadServerKey(db, keys, 'rows');
    await recordSecurityEvent({ db, rowKey, now: () => new Date() }, 'backup_taken', null);
    return `backed up to ${path}`;
  }),
);
