import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { analyticsCounts, analyticsSealedCounts } from '#server/db/schema/analytics.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { addCounts, readCounts, sealQuietCounts, sumCounts } from './sums.ts';

const rowKey = randomBytes(32);
const [MONDAY, TUESDAY, FRIDAY] = ['2026-11-16', '2026-11-17', '2026-11-20'] as const;

it('sums what is sealed as it sums what is not', async () => {
  const { db } = await buildTestApp();
  const add = (day: string, interventions: number, sessions: number) =>
    db.transaction((tx) =>
      addCounts({ db: tx, rowKey }, [
        { day, metric: 'interventions', amount: interventions },
        { day, metric: 'sessions:text', amount: sessions },
      ]),
    );
  await Promise.all([add(MONDAY, 1, 2), add(MONDAY, 1, 2), add(TUESDAY, 3, 5), add(FRIDAY, 1, 1)]);
  const metrics = ['interventions', 'sessions:text'] as const;
  expect(await readCounts({ db, rowKey }, metrics, TUESDAY)).toEqual([
    { day: TUESDAY, metric: 'sessions:text', total: 5 },
    { day: TUESDAY, metric: 'interventions', total: 3 },
    { day: FRIDAY, metric: 'sessions:text', total: 1 },
    { day: FRIDAY, metric: 'interventions', total: 1 },
  ]);
  const summed = await sumCounts({ db, rowKey }, metrics, [MONDAY, '2026-11-18']);
  expect(summed.toSorted((a, b) => a.day.localeCompare(b.day) || a.metric.localeCompare(b.metric))).toEqual([
    { day: MONDAY, metric: 'interventions', total: 5 },
    { day: MONDAY, metric: 'sessions:text', total: 9 },
    { day: '2026-11-18', metric: 'interventions', total: 1 },
    { day: '2026-11-18', metric: 'sessions:text', total: 1 },
  ]);
});

it('tells of a day that was read before what it comes to since', async () => {
  const { db } = await buildTestApp();
  const add = () =>
    db.transaction((tx) =>
      addCounts({ db: tx, rowKey }, [{ day: MONDAY, metric: 'interventions', amount: 1 }]),
    );
  const read = () => readCounts({ db, rowKey }, ['interventions'], null);
  for (const total of [1, 2, 3]) {
    await add();
    for (let look = 0; look < 2; look++)
      expect(await read()).toEqual([{ day: MONDAY, metric: 'interventions', total }]);
  }
});

it('writes the sealed sums of a day whether or not a step is theirs', async () => {
  const { db } = await buildTestApp();
  const count = (metric: 'sessions:text' | 'interventions') =>
    db.transaction((tx) => addCounts({ db: tx, rowKey }, [{ day: MONDAY, metric, amount: 1 }]));
  const look = async () => {
    const rows = await db.select().from(analyticsSealedCounts);
    return rows.map(({ sealed }) => sealed?.toString('hex'));
  };
  const looks = [];
  for (const metric of ['sessions:text', 'interventions', 'sessions:text'] as const) {
    await count(metric);
    looks.push(...(await look()));
  }
  expect(new Set(looks).size).toBe(3);
  expect(new Set(looks.map((sealed) => sealed?.length)).size).toBe(1);
});

it('seals once what an earlier version counted in the clear', async () => {
  const { db } = await buildTestApp();
  const rows = ['interventions', 'helpful:resource', 'latency:text:250', 'sessions:text'];
  await db.insert(analyticsCounts).values(rows.map((metric) => ({ metric, day: MONDAY, total: 2 })));
  for (let round = 0; round < 2; round++) await sealQuietCounts({ db, rowKey });
  expect((await db.select().from(analyticsCounts)).map(({ metric }) => metric)).toEqual(['sessions:text']);
  const metrics = ['interventions', 'helpful:resource', 'latency:text:250'] as const;
  const sums = await readCounts({ db, rowKey }, metrics, null);
  expect(sums.map(({ total }) => total)).toEqual([2, 2, 2]);
});
