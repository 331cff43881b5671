import { randomUUID } from 'node:crypto';
import { ratingSteps, sumSteps } from '#features/analytics/core/contribution.ts';
import { toDay } from '#features/analytics/core/days.ts';
import type { SessionEvent } from '#features/analytics/core/session-state.ts';
import { createMonthKeys } from '#features/analytics/server/month-keys.ts';
import { addCounts, type SumParts } from '#features/analytics/server/public.ts';
import { type CapturedEvent, recordEvents } from '#features/analytics/server/record-events.ts';
import { PHASES, type Phase, TECHNIQUES } from '#features/companion/contract.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { Db } from '#server/db/database.ts';

const DAY_MS = 86_400_000;
const DAYS = 180;
const BATCH_EVENTS = 4_000;
const EVENTS_A_PERSON = 400;
/** Sessions of people who never come back: without them everybody would, in any month. */
const ONCE = 0.06;

/** When people come, by hour: little at night, most in the evening. */
const HOURS = [4, 5, 4, 3, 2, 1, 1, 3, 5, 6, 6, 6, 7, 7, 6, 6, 6, 7, 9, 11, 14, 16, 14, 8];

/** A pick in proportion to its weight. `random` is from 0 to 1. */
function pickWeighted(weights: readonly number[], random: number): number {
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return place;
  }
  return 0;
}

const chance = (share: number): boolean => Math.random() < share;
const hexId = (): string => randomUUID().replaceAll('-', '');

/** What one session of a believable person tells, in order. */
export function liveSession(): SessionEvent[] {
  const mode = chance(0.42) ? 'voice' : 'text';
  const events: SessionEvent[] = [
    { type: 'started', mode },
    { type: 'selected', mode },
  ];
  let phase: Phase = 'R1';
  for (const to of PHASES.slice(1)) {
    if (!chance(0.9)) break;
    events.push({ type: 'progressed', from: phase, to });
    phase = to;
  }
  if (chance(0.02)) events.push({ type: 'failed', issue: 'connection' });
  if (mode === 'voice' && chance(0.03)) events.push({ type: 'failed', issue: 'voice_recognition' });
  if (chance(0.003)) events.push({ type: 'failed', issue: 'app_crash' });
  if (chance(0.04)) {
    events.push({ type: 'intervened', details: { outcome: 'shown', sameTurn: true } });
    if (chance(0.9)) events.push({ type: 'intervened', details: { outcome: 'resource_opened' } });
  }
  const status = chance(0.65 + PHASES.indexOf(phase) * 0.04) ? 'completed' : 'abandoned';
  const seconds = Math.round(300 + (Math.random() + Math.random()) * 800);
  if (chance(0.96)) events.push({ type: 'ended', status, seconds, finalPhase: phase, mode });
  return events;
}

interface SeedParts {
  readonly db: Db;
  readonly keys: KeyProvider;
  readonly now: Date;
  readonly onProgress: (done: number) => void;
}

/** Writes so many events of half a year, by the way they go in from browsers, many at a time. */
export async function seedEvents({ db, keys, now, onProgress }: SeedParts, total: number): Promise<void> {
  const monthKeys = createMonthKeys({ db, keys, now: () => now });
  const rowKey = await loadServerKey(db, keys, 'rows');
  const people = Array.from({ length: Math.max(12, Math.round(total / EVENTS_A_PERSON)) }, () =>
    randomUUID(),
  );
  let batch: CapturedEvent[] = [];
  let done = 0;
  const flush = async () => {
    await recordEvents({ db, rowKey, monthKeys, today: toDay(now) }, batch);
    done += batch.length;
    batch = [];
    onProgress(done);
  };
  while (done + batch.length < total) {
    const hour = pickHour(now);
    const session = hexId();
    // Some come often, most seldom, and some once and not again.
    const known = chance(ONCE) ? undefined : people[Math.floor(Math.random() ** 2 * people.length)];
    const personId = known ?? randomUUID();
    for (const event of liveSession().slice(0, total - done - batch.length))
      batch.push({ id: hexId(), day: hour.slice(0, 10), session, hour, event, personId });
    if (batch.length >= BATCH_EVENTS) await flush();
  }
  if (batch.length > 0) await flush();
  await seedMarks({ db, rowKey }, now, total / 40);
}

/** An hour of the last half year, more of them lately: the product grows. */
function pickHour(now: Date): string {
  const daysAgo = Math.floor((1 - Math.sqrt(Math.random())) * DAYS);
  const day = toDay(new Date(now.getTime() - daysAgo * DAY_MS));
  const hour = `${day}T${String(pickWeighted(HOURS, Math.random())).padStart(2, '0')}`;
  const newest = now.toISOString().slice(0, 13);
  return hour < newest ? hour : newest;
}

/** How helpful people find each kind of reply. */
async function seedMarks({ db, rowKey }: SumParts, now: Date, marks: number): Promise<void> {
  const steps = Array.from({ length: Math.ceil(marks) }, () => {
    const place = Math.floor(Math.random() * TECHNIQUES.length);
    const technique = TECHNIQUES[place] ?? 'validate';
    const day = pickHour(now).slice(0, 10);
    return ratingSteps({ day, technique, before: null, after: chance(0.9 - place * 0.05) });
  });
  await db.transaction((tx) => addCounts({ db: tx, rowKey }, sumSteps(steps.flat())));
}
