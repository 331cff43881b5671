import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createMonthKeys } from '#features/analytics/server/month-keys.ts';
import { type CapturedEvent, recordEvents } from '#features/analytics/server/record-events.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { Db } from '#server/db/database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { liveSession, seedEvents } from '../scripts/seed-events.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'analytics';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
const ADMIN_EMAIL = 'admin@example.org';
const FEW = 100_000;
/** `BENCH_EVENTS` sets the size; a multiple of a hundred thousand. */
const TIMES = Math.round(Number(process.env.BENCH_EVENTS ?? 10_000_000) / FEW);
const READS = 40;
const BATCH = 500;
const BATCHES = 40;
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
  const server = await runServer({
    DATABASE_URL: url.href,
    SECRET_KEY: masterKey.toString('base64'),
    ADMIN_EMAILS: ADMIN_EMAIL,
  });
  const opened = await openPostgres(url.href, () => {});
  try {
    const account = await createAccount(server.url, 'Ada Admin', ADMIN_EMAIL);
    const parts = {
      db: opened.db,
      keys: createKeyProvider(masterKey),
      now: new Date(),
      onProgress: () => {},
    };
    await seedEvents(parts, FEW);
    await opened.db.execute('vacuum analyze');
    const few = await measureReads(server, account.token);
    await multiply(opened.db, TIMES - 1);
    await opened.db.execute('vacuum analyze');
    const many = await measureReads(server, account.token);
    const perSecond = await measureCapture(parts, false);
    const newPerSecond = await measureCapture(parts, true);
    return [
      atMost(`the slowest admin call with ${TIMES * FEW} events, p95`, many, 'ms', 50),
      atMost(`the same, over the same with ${FEW}`, many / few, 'times', 1.3),
      atMost('capture from a crowd on top of that, for one event', 1_000 / perSecond, 'ms', 0.5),
      atMost('the same where every event begins a session', 1_000 / newPerSecond, 'ms', 0.5),
    ];
  } finally {
    await opened.close();
    await server.dispose();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}

/** As if so many other crowds had come as well: their events, sessions and people, and the sums of all. */
async function multiply(db: Db, copies: number): Promise<void> {
  const copy = (column: string) => `substr(sha256(${column} || int4send(n)), 1, length(${column}))`;
  const others = `cross join generate_series(1, ${copies}) n`;
  for (const statement of [
    `insert into analytics_events select day, ${copy('id')} from analytics_events ${others}`,
    `insert into analytics_sessions select ${copy('hash')}, state, touched_on from analytics_sessions ${others}`,
    `insert into analytics_people select period, ${copy('pseudonym')}, days from analytics_people ${others}`,
    `update analytics_counts set total = total * ${copies + 1}`,
  ])
    await db.execute(statement);
}

/**
 * Events a second as the writer stores them. Each batch holds the next event of many people who are in the middle of
 * something, as a crowd makes it: somebody begins, most go on, somebody ends; or all of them begin.
 */
async function measureCapture(
  { db, keys, now }: Parameters<typeof seedEvents>[0],
  areNew: boolean,
): Promise<number> {
  const monthKeys = createMonthKeys({ db, keys, now: () => now });
  const rowKey = await loadServerKey(db, keys, 'rows');
  const hour = now.toISOString().slice(0, 13);
  const hexId = () => randomUUID().replaceAll('-', '');
  const begin = () => ({ session: hexId(), personId: randomUUID(), events: liveSession(), next: 0 });
  // Not all begin at once.
  const crowd = Array.from({ length: BATCH }, (_, place) => ({ ...begin(), next: place % 4 }));
  const startedAt = performance.now();
  for (let batch = 0; batch < BATCHES; batch++) {
    const events = crowd.map((member): CapturedEvent => {
      if (areNew || member.next >= member.events.length) Object.assign(member, begin());
      const event = member.events[member.next++] ?? { type: 'started', mode: 'text' };
      const { session, personId } = member;
      return { id: hexId(), day: hour.slice(0, 10), session, hour, event, personId };
    });
    await recordEvents({ db, rowKey, monthKeys, today: hour.slice(0, 10) }, events);
  }
  return (BATCHES * BATCH * 1_000) / (performance.now() - startedAt);
}
