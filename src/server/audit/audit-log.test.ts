import { randomBytes } from 'node:crypto';
import { asc, eq, gt, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { auditChain, auditEvents } from '../db/schema/audit.ts';
import { pseudonymOf } from './audit-chain.ts';
import { pruneAuditLog } from './prune-audit-log.ts';
import { beginAuditLog, recordSecurityEvent } from './record-security-event.ts';
import { seenFormOf, verifyAuditLog } from './verify-audit-log.ts';

const MAYA = '019aa000-0000-7000-8000-000000000001';

/** A log of `log_began` and nine events, a day apart. */
async function openLog() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const clock = { at: Date.parse('2026-08-01T00:00:00Z') };
  const parts = {
    db,
    rowKey: randomBytes(32),
    now: () => new Date(clock.at),
    log: fastify({ logger: false }).log,
  };
  await beginAuditLog(parts);
  for (let day = 1; day <= 9; day++) {
    clock.at += DAY_MS;
    await recordSecurityEvent(parts, day % 2 ? 'signed_in' : 'sign_in_refused', day % 3 ? MAYA : null);
  }
  const seqs = async () =>
    (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map((row) => row.seq);
  return { ...parts, clock, seqs, verify: () => verifyAuditLog(parts) };
}

it('holds, and says who by a pseudonym that needs the key', async () => {
  const { db, rowKey, verify } = await openLog();
  expect(await verify()).toMatchObject({ events: 10, newest: { seq: 10 }, breaks: [] });
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, pseudonymOf(rowKey, MAYA)));
  expect(rows).toHaveLength(6);
});

it('keeps its order when many things happen at once', async () => {
  const log = await openLog();
  await Promise.all(Array.from({ length: 40 }, () => recordSecurityEvent(log, 'signed_in', MAYA)));
  expect(await log.verify()).toMatchObject({ events: 50, newest: { seq: 50 }, breaks: [] });
});

it('shows that an event was removed', async () => {
  const { db, verify } = await openLog();
  await db.delete(auditEvents).where(eq(auditEvents.seq, 4));
  expect((await verify()).breaks).toEqual(['event 4 is gone']);
});

it('shows that an event was changed, in each of its columns', async () => {
  const changes = [
    { event: 'signed_out' },
    { at: new Date(0) },
    { subject: null },
    { subject: Buffer.alloc(32) },
    { mac: Buffer.alloc(32) },
  ];
  for (const change of changes) {
    const { db, verify } = await openLog();
    await db.update(auditEvents).set(change).where(eq(auditEvents.seq, 5));
    expect((await verify()).breaks[0]).toBe('event 5 was changed, moved or added');
  }
});

it('shows that two events were swapped', async () => {
  const { db, verify } = await openLog();
  for (const [from, to] of [
    [4, 100],
    [5, 4],
    [100, 5],
  ] as const)
    await db.update(auditEvents).set({ seq: to }).where(eq(auditEvents.seq, from));
  expect((await verify()).breaks).toContain('event 4 was changed, moved or added');
});

it('shows that its beginning or its end was cut off, also when more has happened since', async () => {
  const log = await openLog();
  await log.db.delete(auditEvents).where(gt(auditEvents.seq, 7));
  expect((await log.verify()).breaks).toEqual(['events 8 to 10 are gone']);
  await recordSecurityEvent(log, 'signed_in', MAYA);
  await log.db.delete(auditEvents).where(sql`${auditEvents.seq} < 3`);
  expect((await log.verify()).breaks).toEqual(['events 1 to 2 are gone', 'events 8 to 10 are gone']);
});

it('shows that events were added or copied behind its end', async () => {
  const { db, verify } = await openLog();
  const [row] = await db.select().from(auditEvents).where(eq(auditEvents.seq, 10));
  if (!row) throw new Error('no event');
  await db.insert(auditEvents).values({ ...row, seq: 11 });
  expect((await verify()).breaks).toEqual([
    'event 11 was changed, moved or added',
    'events after 10 were added',
  ]);
});

it('goes on recording behind an end that was changed, and never hides that it was', async () => {
  const log = await openLog();
  await log.db.delete(auditEvents).where(gt(auditEvents.seq, 7));
  await log.db.update(auditChain).set({ headSeq: 7 });
  expect((await log.verify()).breaks).toEqual(['the end of the log was changed']);
  await recordSecurityEvent(log, 'signed_in', MAYA);
  await recordSecurityEvent(log, 'signed_out', MAYA);
  expect((await log.verify()).breaks).toEqual(['before event 8: the end of the log had been changed']);
  await log.db.delete(auditEvents).where(eq(auditEvents.seq, 8));
  expect((await log.verify()).breaks).toEqual(['event 8 is gone']);
});

it('shows that it was thrown away: an end is made with the instance, and a new one says when it began', async () => {
  const log = await openLog();
  await log.db.delete(auditEvents);
  await log.db.delete(auditChain);
  expect((await log.verify()).breaks).toEqual(['the end of the log is gone, or no server has run here yet']);
  await recordSecurityEvent(log, 'signed_in', MAYA);
  const [first] = await log.db.select().from(auditEvents).orderBy(asc(auditEvents.seq));
  expect(first).toMatchObject({ seq: 1, event: 'log_began', at: log.now() });
});

it('shows that the whole was put back to an earlier state, to whoever has noted a later one', async () => {
  const log = await openLog();
  const before = await log.db.select().from(auditChain);
  await recordSecurityEvent(log, 'admin_granted', MAYA);
  const noted = (await log.verify()).newest;
  if (!noted || !before[0]) throw new Error('no event');
  const [seq, mac] = seenFormOf(noted).split(':');
  const seen = { seq: Number(seq), mac: String(mac) };
  expect((await verifyAuditLog(log, seen)).breaks).toEqual([]);
  await log.db.delete(auditEvents).where(eq(auditEvents.seq, 11));
  await log.db.update(auditChain).set(before[0]);
  expect((await log.verify()).breaks).toEqual([]);
  const other = 'event 11 is not the one that was seen: the log was put back to an earlier state';
  expect((await verifyAuditLog(log, seen)).breaks).toEqual([other]);
  await recordSecurityEvent(log, 'signed_in', MAYA);
  expect((await verifyAuditLog(log, seen)).breaks).toEqual([other]);
});

it('forgets after 90 days, and holds from there on', async () => {
  const log = await openLog();
  log.clock.at = Date.parse('2026-08-05T00:00:00Z') + 90 * DAY_MS;
  await pruneAuditLog(log);
  expect(await log.seqs()).toEqual([5, 6, 7, 8, 9, 10]);
  expect((await log.verify()).breaks).toEqual([]);
  log.clock.at += 90 * DAY_MS;
  await pruneAuditLog(log);
  expect(await log.verify()).toEqual({ events: 0, newest: null, breaks: [] });
  await recordSecurityEvent(log, 'signed_in', MAYA);
  expect(await log.verify()).toMatchObject({ events: 1, newest: { seq: 11 }, breaks: [] });
  await log.db.delete(auditEvents);
  expect((await log.verify()).breaks).toEqual(['event 11 is gone']);
});

it('an old break is not forgotten with its days', async () => {
  const log = await openLog();
  await log.db.update(auditEvents).set({ event: 'signed_out' }).where(eq(auditEvents.seq, 3));
  log.clock.at += 90 * DAY_MS;
  await pruneAuditLog(log);
  expect((await log.verify()).breaks).toEqual(['event 3 was changed, moved or added']);
});

it('says nothing to whoever has another key', async () => {
  const { db, verify } = await openLog();
  expect((await verify()).breaks).toEqual([]);
  expect((await verifyAuditLog({ db, rowKey: randomBytes(32) })).breaks).toContain(
    'the end of the log was changed',
  );
});
