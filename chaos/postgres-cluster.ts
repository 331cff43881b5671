import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '#testing/find-free-port.ts';

const execute = promisify(execFile);

/** A Postgres of our own, thrown away afterwards: never the machine's. */
export interface PostgresCluster {
  /** A new, empty database. Gives its address. */
  createDatabase(name: string): Promise<string>;
  /** 'immediate' is a crash: it recovers at the start. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  dispose(): Promise<void>;
}

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  '/opt/homebrew/opt/postgresql/bin',
];

export const findPostgres = (): string | undefined =>
  FOLDERS.find((folder) => ['initdb', 'pg_ctl', 'psql'].every((name) => existsSync(join(folder, name))));

/** Why there is none, for a scenario that needs one. */
export const missingPostgres = (): string | null =>
  findPostgres() ? null : 'needs the programs of Postgres (initdb, pg_ctl)';

/** `folder`: where its data goes; a temporary one unless given. */
export async function startPostgres(
  folder = mkdtempSync(join(tmpdir(), 'process-pg-')),
): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('there is no Postgres here');
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const data = join(folder, 'data');
  // Postgres refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const [command = '', ...rest] = [
      ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
      join(bin, program),
      ...args,
    ];
    await execute(command, rest, { cwd: folder });
  };
  if (isRoot) {
    const id = Number((await execute('id', ['-u', 'postgres'])).stdout);
    chownSync(folder, id, id);
    chmodSync(folder, 0o700);
  }
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'root', '-E', 'UTF8');
  const options = `-p ${port} -k ${folder} -h 127.0.0.1`;
  const control = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), ...args);
  await control('-o', options, 'start');
  return {
    async createDatabase(name) {
      await run(
        'psql',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'root',
        '-qc',
        `create database ${name}`,
        'postgres',
      );
      return `postgres://root@127.0.0.1:${port}/${name}`;
    },
    restart: (mode) => control('-m', mode, '-o', options, 'restart'),
    async dispose() {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
