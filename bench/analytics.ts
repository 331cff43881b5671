import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createMonthKeys } from '#features/analytics/server/month-keys.ts';
import { type CapturedEvent, recordEvents } from '#features/analytics/server/record-events.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { Db } from '#server/db/database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { findProgram } from '#testing/find-program.ts';
import { startPgBouncer } from '#testing/pgbouncer.ts';
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
const READS = 200;
const WARM_UP = 10;
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

/** A server with the events of a crowd, and an admin of it. */
interface Crowd {
  readonly server: RunningServer;
  readonly token: string;
  readonly parts: Parameters<typeof seedEvents>[0];
  dispose(): Promise<void>;
}

async function openCrowd(admin: pg.Client, { url, name }: { url: string; name: string }): Promise<Crowd> {
  const database = `analytics_bench_${name}_${process.pid}`;
  await admin.query(`create database ${database}`);
  const own = new URL(url);
  own.pathname = `/${database}`;
  const masterKey = randomBytes(32);
  const server = await runServer({
    DATABASE_URL: own.href,
    SECRET_KEY: masterKey.toString('base64'),
    ADMIN_EMAILS: ADMIN_EMAIL,
  });
  const { token } = await createAccount(server.url, 'Ada Admin', ADMIN_EMAIL);
  const opened = await openPostgres(own.href, () => {});
  const keys = createKeyProvider(masterKey);
  const parts = { db: opened.db, keys, now: new Date(), onProgress: () => {} };
  await seedEvents(parts, FEW);
  return {
    server,
    token,
    parts,
    async dispose() {
      await opened.close();
      await server.dispose();
      await admin.query(`drop database ${database} with (force)`);
    },
  };
}

async function read({ server, token }: Crowd, call: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api/admin/analytics/${call}?range=all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${call} answered ${response.status}`);
  return performance.now() - startedAt;
}

/** The slowest call's time at the 95th percentile, in ms, over all of history, of each crowd: they are asked turn about. */
async function measureReads(crowds: readonly Crowd[]): Promise<number[]> {
  const slowest = crowds.map(() => 0);
  for (const call of CALLS) {
    const taken: number[][] = crowds.map(() => []);
    for (let turn = 0; turn < READS + WARM_UP; turn++)
      for (const [place, crowd] of crowds.entries()) {
        const ms = await read(crowd, call);
        if (turn >= WARM_UP) taken[place]?.push(ms);
      }
    for (const [place, times] of taken.entries())
      slowest[place] = Math.max(slowest[place] ?? 0, quantile(times, 0.95));
  }
  return slowest;
}

/** Through PgBouncer, where that is installed: as more than one machine would ask. */
export async function run(): Promise<readonly Row[]> {
  const pooler = findProgram('pgbouncer');
  const pooled = pooler ? await startPgBouncer(pooler, ADMIN_URL) : null;
  const url = pooled?.url ?? ADMIN_URL;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  const crowds: Crowd[] = [];
  try {
    const small = await openCrowd(admin, { url, name: 'few' });
    crowds.push(small);
    const large = await openCrowd(admin, { url, name: 'many' });
    crowds.push(large);
    await multiply(large.parts.db, TIMES - 1);
    for (const { parts } of crowds) await parts.db.execute('vacuum analyze');
    const [few = Number.NaN, many = Number.NaN] = await measureReads(crowds);
    const perSecond = await measureCapture(large.parts, false);
    const newPerSecond = await measureCapture(large.parts, true);
    const way = pooled ? ', through PgBouncer' : '';
    return [
      atMost(`the slowest admin call with ${TIMES * FEW} events, p95${way}`, many, 'ms', 20),
      atMost(`the same, over the same with ${FEW}`, many / few, 'times', 1.1),
      atMost('capture from a crowd on top of that, for one event', 1_000 / perSecond, 'ms', 0.5),
      atMost('the same where every event begins a session', 1_000 / newPerSecond, 'ms', 0.5),
    ];
  } finally {
    for (const crowd of crowds) await crowd.dispose();
    await admin.end();
    await pooled?.close();
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
