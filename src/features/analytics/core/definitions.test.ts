import { expect, it } from 'vitest';
import {
  avgDurationOf,
  completionRateOf,
  crisisSuccessRateOf,
  effectivenessOf,
  growthOf,
  latencyAt,
  latencyStepOf,
  modeShareOf,
  phaseCompletionOf,
  pointsOf,
  returnRateOf,
  stabilityRateOf,
  totalsOf,
} from './definitions.ts';

const sumsOf = (sums: Readonly<Record<string, number>>) =>
  totalsOf(Object.entries(sums).map(([metric, total]) => ({ day: '2026-11-01', metric, total })));

it('measures nothing where there was nothing', () => {
  const sums = sumsOf({});
  for (const figure of [avgDurationOf, completionRateOf, stabilityRateOf, crisisSuccessRateOf])
    expect(figure(sums)).toBeNull();
  expect(returnRateOf({ seen: 0, returned: 0 })).toBeNull();
  expect(effectivenessOf(sums)).toEqual([]);
});

it('divides completed by ended sessions, and their seconds by 60', () => {
  const sums = sumsOf({ 'ended:completed': 3, 'ended:abandoned': 1, seconds: 2_400, 'sessions:text': 9 });
  expect(completionRateOf(sums)).toBe(0.75);
  expect(avgDurationOf(sums)).toBe(10);
});

it('calls a session stable that had no issue', () => {
  expect(stabilityRateOf(sumsOf({ 'sessions:text': 6, 'sessions:voice': 2, troubled: 2 }))).toBe(0.75);
});

it('divides interventions that succeeded by all', () => {
  expect(crisisSuccessRateOf(sumsOf({ interventions: 5, 'interventions:success': 4 }))).toBe(0.8);
});

it('shares sessions between the modes', () => {
  const sums = sumsOf({ 'sessions:text': 3, 'sessions:voice': 1 });
  expect([modeShareOf(sums, 'text'), modeShareOf(sums, 'voice')]).toEqual([0.75, 0.25]);
});

it('measures a phase by those who entered it', () => {
  expect(phaseCompletionOf(sumsOf({ 'entered:R2': 8, 'finished:R2': 2 }), 'R2')).toBe(0.25);
});

it('calls people returned who came on two days', () => {
  expect(returnRateOf({ seen: 8, returned: 5 })).toBe(0.625);
});

it('scores guidance from 1 to 10 by marks and by what eased, the best first', () => {
  const sums = sumsOf({
    'helpful:ground': 1,
    'eased:ground': 1,
    'helpful:reflect': 1,
    'unhelpful:reflect': 1,
    'unhelpful:reframe': 2,
    'unmoved:reframe': 1,
  });
  expect(effectivenessOf(sums)).toEqual([
    { technique: 'ground', score: 10, count: 2 },
    { technique: 'reflect', score: 5.5, count: 2 },
    { technique: 'reframe', score: 1, count: 3 },
  ]);
});

it('tells the trend of a count in percent and of a rate in points', () => {
  expect(growthOf(108.2, 100)).toBe(8.2);
  expect(growthOf(5, 10)).toBe(-50);
  expect(growthOf(5, 0)).toBe(0);
  expect(growthOf(null, 4)).toBe(0);
  expect(pointsOf(0.573, 0.549)).toBe(2.4);
  expect(pointsOf(0.5, null)).toBe(0);
});

it('sums the days of a span, both ends included', () => {
  const rows = ['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => ({ day, metric: 'people', total: 1 }));
  expect(totalsOf(rows, '2026-11-01', '2026-11-02')('people')).toBe(2);
  expect(totalsOf(rows, null, '2026-10-31')('people')).toBe(1);
});

it('finds the step below which a share of the replies lie', () => {
  const sums = sumsOf({ 'latency:text:250': 50, 'latency:text:1000': 45, 'latency:text:0': 5 });
  expect(latencyAt(sums, 'text', 0.5)).toBe(250);
  expect(latencyAt(sums, 'text', 0.95)).toBe(1_000);
  expect(latencyAt(sums, 'text', 0.99)).toBe(0);
  expect(latencyAt(sums, 'voice', 0.5)).toBeNull();
  expect([latencyStepOf(250), latencyStepOf(251), latencyStepOf(40_000)]).toEqual([250, 500, 0]);
});
