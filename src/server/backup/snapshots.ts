import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#contract/time.ts';
import type { Db } from '../db/database.ts';
import type { Chore } from '../run-chores.ts';
import { takeBackup } from './take-backup.ts';

export const SNAPSHOTS_KEPT = 24;
/** The chore comes every hour, a little early or late. */
const LEAST_AGE_MS = 0.9 * HOUR_MS;
const FILE = /^process-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.jsonl\.gz$/;

/** When a snapshot was taken, by its name; null for other files. */
function momentOf(name: string): number | null {
  const [, day, hour, minute, second, ms] = FILE.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`) : null;
}

/**
 * The embedded database never asks the disk to be sure (fsync): a power cut may damage it. So it leaves a synced backup
 * behind every hour, the newest {@link SNAPSHOTS_KEPT} of them. See docs/decisions/014.
 */
export async function takeSnapshot(db: Db, folder: string, now: Date): Promise<void> {
  const known = await listSnapshots(folder);
  const newest = known.at(-1);
  // A server that starts again and again must not push the good ones out.
  if (
    newest &&
    now.getTime() - (momentOf(newest) ?? 0) < LEAST_AGE_MS &&
    now.getTime() >= (momentOf(newest) ?? 0)
  )
    return;
  await takeBackup(db, folder, now);
  for (const name of (await listSnapshots(folder)).slice(0, -SNAPSHOTS_KEPT)) await rm(join(folder, name));
}

/** Takes one now and removes the others: what they hold opens with no key that is left. */
export async function replaceSnapshots(db: Db, folder: string, now: Date): Promise<void> {
  const former = await listSnapshots(folder);
  await takeBackup(db, folder, now);
  for (const name of former) await rm(join(folder, name));
}

/** Oldest first. */
export async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => momentOf(name) !== null).sort();
}

export const snapshotFolder = (dataDir: string): string => join(dataDir, 'snapshots');

export const snapshotChore = (db: Db, dataDir: string): Chore => ({
  name: 'snapshot of the embedded database',
  run: () => takeSnapshot(db, snapshotFolder(dataDir), new Date()),
});
