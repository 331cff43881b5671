import type { Db } from '#server/db/database.ts';
import { type CountStep, stepsBetween, sumSteps } from '../core/contribution.ts';
import { plusDays } from '../core/days.ts';
import { dayBit, periodOf, periodStart, periodsOf } from '../core/periods.ts';
import { foldEvent, type SessionEvent, type SessionState } from '../core/session-state.ts';
import { windowSteps } from '../core/windows.ts';
import type { MonthKeys } from './month-keys.ts';
import { openState, sealState } from './sealed-states.ts';
import { addVisits, beginSessions, insertEvents, lockSessions, updateSessions, type Visit } from './store.ts';
import { addCounts, type SumParts } from './sums.ts';

/** An event on its way to the tables. Whose it was is known up to here, and only to make the month's pseudonym. */
export interface CapturedEvent {
  /** Digest of the whole event, hex: the same event again has the same. */
  readonly id: string;
  /** Its own, 'YYYY-MM-DD', UTC. */
  readonly day: string;
  /** Keyed hash of the session's id, hex. */
  readonly session: string;
  /** 'YYYY-MM-DDTHH', UTC. */
  readonly hour: string;
  readonly event: SessionEvent;
  readonly personId: string;
}

/** Stores events that were not seen before, and brings the sums up to date in the same transaction. */
export async function recordEvents(
  { db, rowKey, monthKeys, today }: SumParts & { monthKeys: MonthKeys; today: string },
  captured: readonly CapturedEvent[],
): Promise<void> {
  const starts = captured.filter(({ event }) => event.type === 'started');
  // Keys are fetched before: inside an embedded transaction only the transaction may be asked.
  const visits = await toVisits(monthKeys, starts);
  await db.transaction(async (tx) => {
    const fresh = await insertEvents(tx, captured);
    const news = takeOnce(captured, fresh);
    if (news.length === 0) return;
    const steps = await foldIntoSessions({ db: tx, rowKey }, news, today);
    const arrivals = await noteVisits(tx, visits);
    await addCounts({ db: tx, rowKey }, sumSteps([...steps, ...arrivals]));
  });
}

/** The new ones, and of two alike in one batch only the first. */
function takeOnce(captured: readonly CapturedEvent[], fresh: Set<string>): CapturedEvent[] {
  return captured.filter(({ id }) => fresh.delete(id));
}

/** A session that begins here is mostly new: one insertion. Any other is held while its events are folded in. */
async function foldIntoSessions(
  parts: SumParts,
  news: readonly CapturedEvent[],
  today: string,
): Promise<CountStep[]> {
  const starting = new Set(
    news.filter(({ event }) => event.type === 'started').map(({ session }) => session),
  );
  const nothing = new Map<string, SessionState>();
  const fresh = foldAll(
    news.filter(({ session }) => starting.has(session)),
    nothing,
  );
  const begun = await beginSessions(parts.db, sealAll(parts, fresh), today);
  const later = news.filter(({ session }) => !begun.has(session));
  return [
    ...[...fresh].flatMap(([session, state]) => (begun.has(session) ? stepsBetween(null, state) : [])),
    ...(later.length > 0 ? await foldIntoHeld(parts, later, today) : []),
  ];
}

async function foldIntoHeld(
  parts: SumParts,
  news: readonly CapturedEvent[],
  today: string,
): Promise<CountStep[]> {
  const { db: tx, rowKey } = parts;
  const hashes = [...new Set(news.map(({ session }) => session))];
  const before = new Map<string, SessionState>();
  for (const [hash, sealed] of await lockSessions(tx, hashes, today)) {
    const state = openState(rowKey, hash, sealed);
    if (state) before.set(hash, state);
  }
  const after = foldAll(news, before);
  await updateSessions(tx, sealAll(parts, after), today);
  return [...after].flatMap(([session, state]) => stepsBetween(before.get(session) ?? null, state));
}

function foldAll(
  news: readonly CapturedEvent[],
  before: ReadonlyMap<string, SessionState>,
): Map<string, SessionState> {
  const after = new Map<string, SessionState>();
  for (const { session, event, hour } of news)
    after.set(session, foldEvent(after.get(session) ?? before.get(session) ?? null, event, hour));
  return after;
}

const sealAll = ({ rowKey }: SumParts, states: ReadonlyMap<string, SessionState>): Map<string, Buffer> =>
  new Map([...states].map(([hash, state]) => [hash, sealState(rowKey, hash, state)]));

/** One visit a pseudonym, with all its days. */
async function toVisits(monthKeys: MonthKeys, starts: readonly CapturedEvent[]): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  for (const { personId, hour } of starts) {
    const day = hour.slice(0, 10);
    for (const period of periodsOf(day)) {
      const pseudonym = (await monthKeys.pseudonymOf(personId, period)).toString('hex');
      const days = (visits.get(period + pseudonym)?.days ?? 0n) | dayBit(period, day);
      visits.set(period + pseudonym, { period, pseudonym, days });
    }
  }
  return [...visits.values()];
}

/** A day counts a person once, under the pseudonym of its own month; a window under that of the month it ends in. */
async function noteVisits(tx: Db, visits: readonly Visit[]): Promise<CountStep[]> {
  if (visits.length === 0) return [];
  const noted = await addVisits(tx, visits);
  return noted.flatMap(({ period, before, days }) => [
    ...daysOf(period, days)
      .filter((day) => periodOf(day) === period)
      .map((day): CountStep => ({ day, metric: 'people', amount: 1 })),
    ...windowSteps(period, before, days),
  ]);
}

function daysOf(period: string, bits: bigint): string[] {
  const start = periodStart(period);
  return [...bits.toString(2)]
    .reverse()
    .flatMap((bit, place) => (bit === '1' ? [plusDays(start, place)] : []));
}
