import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { openEmbedded } from './db/open-embedded.ts';
import { EnvError } from './env.ts';

let parent: string;
beforeEach(() => {
  const umask = process.umask(0o022);
  parent = mkdtempSync(join(tmpdir(), 'process-folder-'));
  return () => {
    process.umask(umask);
    rmSync(parent, { recursive: true, force: true });
  };
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

it('is made for its owner alone, and so is the folder of the embedded database, whose files are anybody’s', async () => {
  const DATA_DIR = join(parent, 'made', 'data');
  const { release } = openDataFolder({ DATA_DIR });
  onTestFinished(release);
  await (await openEmbedded(DATA_DIR)).close();
  expect(modeOf(join(DATA_DIR, 'db', 'PG_VERSION')) & 0o077).not.toBe(0);
  expect([DATA_DIR, join(DATA_DIR, 'db'), join(DATA_DIR, 'lock.sqlite')].map(modeOf)).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

it.each([0o755, 0o710, 0o701, 0o770])('is refused with mode %o, in one line that says the mend', (mode) => {
  const DATA_DIR = join(parent, 'data');
  mkdirSync(DATA_DIR);
  chmodSync(DATA_DIR, mode);
  for (const DATABASE_URL of [undefined, 'postgres://localhost/process']) {
    const open = () => openDataFolder({ DATA_DIR, DATABASE_URL });
    expect(open).toThrow(EnvError);
    expect(open).toThrow(`chmod -R go-rwx '${DATA_DIR}'`);
  }
  chmodSync(DATA_DIR, 0o700);
  openDataFolder({ DATA_DIR }).release();
});

it('is neither made nor asked for where a Postgres has the data', () => {
  const DATA_DIR = join(parent, 'nowhere');
  openDataFolder({ DATA_DIR, DATABASE_URL: 'postgres://localhost/process' }).release();
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('what is written from then on is for its owner alone', () => {
  openDataFolder({ DATA_DIR: join(parent, 'data') }).release();
  writeFileSync(join(parent, 'later'), '');
  expect(modeOf(join(parent, 'later'))).toBe(0o600);
});
