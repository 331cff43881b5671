import { mkdirSync, statSync } from 'node:fs';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Env, EnvError } from './env.ts';

/** What its owner alone may do. It is all that closes the embedded database's files, which it makes for everybody. */
const PRIVATE = 0o700;
const OTHERS = 0o077;

/**
 * Makes the data folder ready for this process: only its owner may look inside, also at what is written from now on, and
 * an embedded database has this process alone.
 * @throws {EnvError} when others may look inside, or another process holds it
 */
export function openDataFolder({ DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): {
  release(): void;
} {
  process.umask(OTHERS);
  // With a Postgres it holds letters at most, and a container may have no place for it.
  if (!DATABASE_URL) mkdirSync(DATA_DIR, { recursive: true, mode: PRIVATE });
  refuseLooseFolder(DATA_DIR);
  return DATABASE_URL ? { release: () => {} } : lockDataFolder(DATA_DIR);
}

function refuseLooseFolder(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  // Windows has no such bits: there Node makes them up.
  if (mode === undefined || process.platform === 'win32' || (mode & OTHERS) === 0) return;
  throw new EnvError(
    `DATA_DIR: other users of this machine can reach into ${path}. close it: chmod -R go-rwx '${path}'`,
  );
}
