import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createMonthKeys, recordEvents } from '#features/analytics/server/public.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { seedEvents } from '../scripts/seed-events.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'analytics';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
/** `BENCH_EVENTS=10000000` measures at that size; it takes a while to fill. */
const MANY = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const FEW = 100_000;
const READS = 40;
const BATCH = 500;
const CALLS = [
  'sessions',
  'conversations',
  'engagement',
  'technical',
  'mode-preferences',
  'therapeutic-flow',
];

/** The slowest call's time at the 95th percentile, in ms, over all of history. */
async function measureReads(server: RunningServer, token: string): Promise<number> {
  let slowest = 0;
  for (const call of CALLS) {
    const taken: number[] = [];
    for (let turn = 0; turn < READS + 5; turn++) {
      const startedAt = performance.now();
      const url = `${server.url}/api/admin/analytics/${call}?range=all`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${call} answered ${response.status}`);
      if (turn >= 5) taken.push(performance.now() - startedAt);
    }
    slowest = Math.max(slowest, quantile(taken, 0.95));
  }
  return slowest;
}

export async function run(): Promise<readonly Row[]> {
  const database = `analytics_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  const masterKey = randomBytes(32);
  const server = await runServer({ DATABASE_URL: url.href, SECRET_KEY: masterKey.toString('base64') });
  const opened = await openPostgres(url.href, () => {});
  try {
    const account = await createAccount(server.url);
    await opened.db.execute('update users set is_admin = true');
    const parts = {
      db: opened.db,
      keys: createKeyProvider(masterKey),
      now: new Date(),
      onProgress: () => {},
    };
    await seedEvents(parts, FEW);
    const few = await measureReads(server, account.token);
    const fillStartedAt = performance.now();
    await seedEvents(parts, MANY - FEW);
    const filled = performance.now() - fillStartedAt;
    await opened.db.execute('analyze');
    const many = await measureReads(server, account.token);
    const perSecond = await measureCapture(parts);
    return [
      atMost(`the slowest admin call with ${MANY} events, p95`, many, 'ms', 50),
      atMost(`the same, over the same with ${FEW}`, many / few, 'times', 1.3),
      atMost('capture, a session of its own each, for one event', 1_000 / perSecond, 'ms', 0.5),
      atMost('filling with sessions, for one event', filled / (MANY - FEW), 'ms', 0.5),
    ];
  } finally {
    await opened.close();
    await server.dispose();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}

/** Events a second as the writer stores them, in batches as a crowd makes them. */
async function measureCapture({ db, keys, now }: Parameters<typeof seedEvents>[0]): Promise<number> {
  const monthKeys = createMonthKeys({ db, keys, now: () => now });
  const hour = now.toISOString().slice(0, 13);
  const hexId = () => randomUUID().replaceAll('-', '');
  const startedAt = performance.now();
  for (let batch = 0; batch < 20; batch++) {
    const events = Array.from({ length: BATCH }, () => ({
      id: hexId(),
      session: hexId(),
      call: 'session-start',
      hour,
      event: { type: 'started', mode: 'text' } as const,
      personId: randomUUID(),
    }));
    await recordEvents({ db, monthKeys, today: hour.slice(0, 10) }, events);
  }
  return (20 * BATCH * 1_000) / (performance.now() - startedAt);
}
