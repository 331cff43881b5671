import type { FastifyInstance } from 'fastify';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Chore } from '#server/run-chores.ts';
import { RAW_KEPT_DAYS } from '../contract.ts';
import { plusDays, toDay } from '../core/days.ts';
import { periodOf } from '../core/periods.ts';
import { dropDaysBefore, openDays } from './event-day-store.ts';
import { createEventWriter } from './event-writer.ts';
import { createMonthKeys, type MonthKeys } from './month-keys.ts';
import { recordEvents } from './record-events.ts';
import { addAnalyticsRoutes } from './routes.ts';
import { deleteBefore, deletePeople } from './store.ts';
import { sealQuietCounts } from './sums.ts';

/** Trends look 30 days back, at a window of 28 days that may begin two months before. */
const PEOPLE_KEPT_DAYS = 90;

interface Analytics {
  readonly chores: readonly Chore[];
  /** Forgets on which days somebody came, as far back as it can still be known. */
  forgetPerson(person: Person): Promise<void>;
}

/** The six capture calls, with what keeps them small. */
export function addAnalytics(app: FastifyInstance, parts: Parts): Analytics {
  const { db, rowKey, now } = parts;
  const monthKeys = createMonthKeys(parts);
  const writer = createEventWriter((events) =>
    recordEvents({ db, rowKey, monthKeys, today: toDay(now()) }, events),
  );
  addAnalyticsRoutes(app, parts, writer);
  app.addHook('onClose', () => writer.close());
  return {
    chores: [
      { name: 'days of events', run: () => turnDays(parts) },
      { name: 'old analytics', run: () => deleteOldAnalytics(parts) },
      { name: 'analytics in the clear', run: () => sealQuietCounts(parts) },
      { name: 'old analytics keys', run: () => monthKeys.deleteOld() },
    ],
    forgetPerson: (person) => forgetPerson(parts, monthKeys, person.id),
  };
}

/** The days to come are opened while they are empty; a browser's clock may be ahead of ours. */
const DAYS_AHEAD = 2;

async function turnDays({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const today = toDay(now());
  await openDays(
    db,
    Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => plusDays(today, ahead)),
  );
  await dropDaysBefore(db, plusDays(today, -RAW_KEPT_DAYS));
}

async function deleteOldAnalytics({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const today = toDay(now());
  await deleteBefore(db, {
    day: plusDays(today, -RAW_KEPT_DAYS),
    period: periodOf(plusDays(today, -PEOPLE_KEPT_DAYS)),
  });
}

async function forgetPerson({ db }: Pick<Parts, 'db'>, keys: MonthKeys, personId: string): Promise<void> {
  const periods = await keys.listPeriods();
  const people = periods.map(async (period) => ({
    period,
    pseudonym: await keys.pseudonymOf(personId, period),
  }));
  await deletePeople(db, await Promise.all(people));
}
