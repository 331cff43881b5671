import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { stringify } from 'yaml';
import { findFreePort } from '#testing/find-free-port.ts';
import { findProgram } from '#testing/find-program.ts';
import { waitForPort } from '#testing/wait-for-port.ts';
import { haproxyProgram, startHaproxy } from './haproxy.ts';
import { findPostgres } from './postgres-cluster.ts';

/** Two Postgres under Patroni, one the synchronous standby of the other, behind a proxy that knows who is primary. */
export interface FailoverCluster {
  /** Of the database, on whichever is primary. */
  readonly url: string;
  /** Of the same database on whichever is not. */
  readonly standbyUrl: string;
  /**
   * SIGKILL: of the primary's Postgres, or of the whole machine that it is on. Both leave nothing behind; of the
   * machine nobody hears until its lease runs out.
   */
  killPrimary(what: 'postgres' | 'machine'): Promise<void>;
  /** Starts the machine that was killed, and waits for a synchronous standby: before that a second fault may lose something. */
  untilSynchronous(): Promise<void>;
  dispose(): Promise<void>;
}

const patroni = findProgram('patroni');
const etcd = findProgram('etcd');

export const missingPatroni = (): string | null =>
  patroni && etcd && haproxyProgram && findPostgres()
    ? null
    : 'needs patroni, etcd (etcd-server), haproxy and the programs of Postgres';

/** How long a dead primary's lease holds; Patroni takes none that is shorter. */
const LEASE_SECONDS = 20;
const WAITS_MS = 120_000;
const DATABASE = 'chaos';

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  readonly restPort: number;
  patroni: ChildProcess;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

export async function startPatroni(): Promise<FailoverCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'process-patroni-'));
  const account = accountOfPostgres();
  const ownFolder = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  chmodSync(folder, 0o755);
  const keeper = await startEtcd(join(folder, 'etcd'));
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const [own, postgresPort, restPort] = [ownFolder(name), await findFreePort(), await findFreePort()];
    const parts = { name, folder: own, postgresPort, restPort };
    writeFileSync(join(folder, `${name}.yml`), stringify(settingsOf(parts, keeper.port)));
    nodes.push({ ...parts, patroni: runPatroni(parts, account) });
    if (name === 'one') await until('a first primary', async () => (await findPrimary(nodes)) !== null);
  }
  const [port, standbyPort] = [await findFreePort(), await findFreePort()];
  const endProxy = startHaproxy(proxyOf(nodes, port, standbyPort));
  const addressOf = (at: number, database: string) => `postgres://root@127.0.0.1:${at}/${database}`;
  const untilSynchronous = () => until('a synchronous standby', () => hasSynchronousStandby(nodes));
  await untilSynchronous();
  await until('the proxy', () => createDatabase(addressOf(port, 'postgres')));
  return {
    url: addressOf(port, DATABASE),
    standbyUrl: addressOf(standbyPort, DATABASE),
    async untilSynchronous() {
      for (const node of nodes)
        if (node.patroni.signalCode !== null) node.patroni = runPatroni(node, account);
      await untilSynchronous();
    },
    async killPrimary(what) {
      const primary = await findPrimary(nodes);
      if (!primary) throw new Error('there is no primary to kill');
      if (what === 'machine') await end(primary.patroni);
      killPostgres(primary);
    },
    async dispose() {
      await endProxy();
      for (const node of nodes) await end(node.patroni);
      for (const node of nodes) killPostgres(node);
      await end(keeper.server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root. */
function accountOfPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function startEtcd(folder: string): Promise<{ server: ChildProcess; port: number }> {
  const [port, peers] = [await findFreePort(), await findFreePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const settings = {
    'data-dir': folder,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const server = spawn(
    etcd ?? 'etcd',
    Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'ignore' },
  );
  await waitForPort(port, server);
  return { server, port };
}

type Parts = Omit<Node, 'patroni'>;

/** https://patroni.readthedocs.io/en/latest/patroni_configuration.html */
const settingsOf = ({ name, folder, postgresPort, restPort }: Parts, etcdPort: number) => ({
  scope: 'process',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: LEASE_SECONDS,
      loop_wait: 1,
      retry_timeout: 5,
      synchronous_mode: true,
      // A primary that died is not waited for while a standby has all that was acknowledged.
      primary_start_timeout: 0,
      master_start_timeout: 0,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
    },
    initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }],
  },
  postgresql: {
    listen: `127.0.0.1:${postgresPort}`,
    connect_address: `127.0.0.1:${postgresPort}`,
    data_dir: join(folder, 'data'),
    bin_dir: findPostgres(),
    pgpass: join(folder, 'pgpass'),
    authentication: { superuser: { username: 'root' }, replication: { username: 'root' } },
    pg_hba: [
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
      'local all all trust',
    ],
    parameters: { unix_socket_directories: folder },
  },
});

function runPatroni({ name, folder }: Parts, account: Account | null): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const started = spawn(patroni ?? 'patroni', [join(folder, '..', `${name}.yml`)], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return started;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** All of it: its other processes end with the first. */
function killPostgres({ folder }: Parts): void {
  const [pid] = statSync(join(folder, 'data', 'postmaster.pid'), { throwIfNoEntry: false })
    ? readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    : [];
  if (pid) kill(Number(pid));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already: a pid file outlives its server.
  }
}

/** Patroni's own answers: https://patroni.readthedocs.io/en/latest/rest_api.html */
const says = async ({ restPort }: Parts, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${restPort}/${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function findPrimary(nodes: readonly Node[]): Promise<Node | null> {
  for (const node of nodes) if (await says(node, 'primary')) return node;
  return null;
}

async function hasSynchronousStandby(nodes: readonly Node[]): Promise<boolean> {
  const standing = await Promise.all(nodes.map((node) => says(node, 'synchronous')));
  return standing.includes(true) && (await findPrimary(nodes)) !== null;
}

async function createDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // told by the statement
  try {
    await client.connect();
    await client.query(`create database ${DATABASE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** As Patroni's documentation has it: connections to one that is primary no more are cut. */
function proxyOf(nodes: readonly Parts[], primaryPort: number, standbyPort: number): string[] {
  const part = (name: string, port: number, check: string): string[] => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk GET /${check}`,
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      (node) => `  server ${node.name} 127.0.0.1:${node.postgresPort} check port ${node.restPort}`,
    ),
  ];
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 500ms',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 3s',
    ...part('primary', primaryPort, 'primary'),
    ...part('standby', standbyPort, 'replica'),
  ];
}

async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(WAITS_MS);
  while (!(await is())) {
    if (patience.aborted) throw new Error(`${what} did not come`);
    await delay(200);
  }
}
