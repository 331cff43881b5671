import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runServer } from '../tests/harness/run-server.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'start';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
const RUNS = 5;
const START_S = 1.5;
/** Long enough for what a start does behind itself, a snapshot among it. */
const SETTLE_MS = 5_000;

/** Resident, as the system counts it: pages of Node's own program are among it. */
function readResidentMb(pid: number | undefined): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kB) * 1_024) / 1e6;
}

/** Starts of a built tree on a database that is there, and what the server takes while nobody calls. */
async function measure(what: string, env: Record<string, string>, memoryMb: number): Promise<readonly Row[]> {
  const server = await runServer(env);
  const seconds: number[] = [];
  const residents: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await server.stop();
    const startedAt = performance.now();
    await server.restart();
    seconds.push((performance.now() - startedAt) / 1_000);
    await delay(SETTLE_MS);
    residents.push(readResidentMb(server.pid()));
  }
  await server.dispose();
  return [
    atMost(`${what}: start to ready`, quantile(seconds, 0.5), 's', START_S),
    atMost(`${what}: idle memory`, quantile(residents, 0.5), 'MB', memoryMb),
  ];
}

export async function run(): Promise<readonly Row[]> {
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(ADMIN_URL);
  await admin.connect();
  await admin.query(`create database ${database}`);
  try {
    const url = new URL(ADMIN_URL);
    url.pathname = database;
    const onPostgres = { DATABASE_URL: url.href, SECRET_KEY: randomBytes(32).toString('base64') };
    return [...(await measure('on Postgres', onPostgres, 120)), ...(await measure('embedded', {}, 350))];
  } finally {
    await admin.query(`drop database ${database}`);
    await admin.end();
  }
}
