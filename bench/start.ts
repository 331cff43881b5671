import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { ballastOf } from './ballast.ts';
import { readPssMb } from './memory.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'start';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
const RUNS = 5;
const START_S = 1.5;
const BACK_ON_POSTGRES_S = 2;
const BACK_EMBEDDED_S = 3;
const STORED_MESSAGES = 400_000;
/** Long enough for what a start does behind itself, a snapshot among it. */
const SETTLE_MS = 5_000;

async function timeStarts(server: RunningServer, end: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await end();
    const startedAt = performance.now();
    await server.restart();
    seconds.push((performance.now() - startedAt) / 1_000);
  }
  return quantile(seconds, 0.5);
}

/** Starts of a built tree on a database that is there, and what the server takes while nobody calls. */
async function measureAtRest(what: string, server: RunningServer, memoryMb: number): Promise<readonly Row[]> {
  const seconds = await timeStarts(server, server.stop);
  await delay(SETTLE_MS);
  return [
    atMost(`${what}: start to ready`, seconds, 's', START_S),
    atMost(`${what}: idle memory (Pss)`, readPssMb(server), 'MB', memoryMb),
  ];
}

async function measureOnPostgres(admin: pg.Client): Promise<readonly Row[]> {
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = database;
  const server = await runServer({
    DATABASE_URL: url.href,
    SECRET_KEY: randomBytes(32).toString('base64'),
  });
  try {
    const atRest = await measureAtRest('on Postgres', server, 120);
    const back = await timeStarts(server, server.kill);
    return [...atRest, atMost('on Postgres: back after a kill', back, 's', BACK_ON_POSTGRES_S)];
  } finally {
    await server.dispose();
    await admin.query(`drop database ${database} with (force)`);
  }
}

async function measureEmbedded(): Promise<readonly Row[]> {
  const server = await runServer();
  try {
    const atRest = await measureAtRest('embedded', server, 350);
    await server.stop();
    const database = await openEmbedded(server.dataDir);
    await database.db.execute(ballastOf(STORED_MESSAGES));
    await database.close();
    await server.restart();
    const back = await timeStarts(server, server.kill);
    await delay(SETTLE_MS);
    return [
      ...atRest,
      atMost(`embedded with ${STORED_MESSAGES} messages: back after a kill`, back, 's', BACK_EMBEDDED_S),
      atMost('the same: idle memory (Pss)', readPssMb(server), 'MB', 350),
    ];
  } finally {
    await server.dispose();
  }
}

export async function run(): Promise<readonly Row[]> {
  const admin = new pg.Client(ADMIN_URL);
  await admin.connect();
  try {
    return [...(await measureOnPostgres(admin)), ...(await measureEmbedded())];
  } finally {
    await admin.end();
  }
}
