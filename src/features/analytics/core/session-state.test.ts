import { expect, it } from 'vitest';
import { contributionOf, ratingSteps, stepsBetween, sumSteps } from './contribution.ts';
import { foldEvent, type SessionEvent, type SessionState } from './session-state.ts';

const EVENTS: readonly (readonly [hour: string, event: SessionEvent])[] = [
  ['2026-11-01T23', { type: 'started', mode: 'voice' }],
  ['2026-11-01T23', { type: 'selected', mode: 'voice' }],
  ['2026-11-01T23', { type: 'progressed', from: 'R1', to: 'R3' }],
  ['2026-11-02T00', { type: 'progressed', from: 'R3', to: 'R2' }],
  ['2026-11-02T00', { type: 'failed', issue: 'connection' }],
  ['2026-11-02T00', { type: 'intervened', details: { outcome: 'resource_opened' } }],
  ['2026-11-02T00', { type: 'intervened', details: { outcome: 'shown', sameTurn: true } }],
  ['2026-11-02T00', { type: 'ended', status: 'completed', seconds: 600, finalPhase: 'R2', mode: 'voice' }],
];

const fold = (events: typeof EVENTS) =>
  events.reduce<SessionState | null>((state, [hour, event]) => foldEvent(state, event, hour), null);

const asRecord = (state: SessionState | null) =>
  Object.fromEntries(contributionOf(state).map(({ day, metric, amount }) => [`${day} ${metric}`, amount]));

const EXPECTED = {
  '2026-11-01 sessions:voice': 1,
  '2026-11-01 hour:23': 1,
  '2026-11-01 selected:voice': 1,
  '2026-11-01 entered:R1': 1,
  '2026-11-01 entered:R2': 1,
  '2026-11-01 entered:R3': 1,
  '2026-11-01 finished:R1': 1,
  '2026-11-01 ended:completed': 1,
  '2026-11-01 seconds': 600,
  '2026-11-01 issues:connection': 1,
  '2026-11-01 troubled': 1,
  '2026-11-01 interventions': 1,
  '2026-11-01 interventions:success': 1,
};

it('counts a session on the day it began, over midnight too', () => {
  expect(asRecord(fold(EVENTS))).toEqual(EXPECTED);
});

it('comes to the same in any order', () => {
  expect(asRecord(fold(EVENTS.toReversed()))).toEqual(EXPECTED);
  for (let shift = 1; shift < EVENTS.length; shift++)
    expect(asRecord(fold([...EVENTS.slice(shift), ...EVENTS.slice(0, shift)]))).toEqual(EXPECTED);
});

it('moves what it counted when an earlier event arrives late', () => {
  const late = fold(EVENTS.slice(7));
  const steps = late
    ? stepsBetween(late, foldEvent(late, { type: 'started', mode: 'voice' }, '2026-11-01T23'))
    : [];
  expect(steps).toContainEqual({ day: '2026-11-02', metric: 'sessions:voice', amount: -1 });
  expect(steps).toContainEqual({ day: '2026-11-01', metric: 'sessions:voice', amount: 1 });
});

it('finishes R6 only by a completed end there', () => {
  const end = (status: 'completed' | 'abandoned') =>
    fold([['2026-11-01T10', { type: 'ended', status, seconds: 1, finalPhase: 'R6', mode: 'text' }]])
      ?.finished;
  expect(end('completed')).toEqual(['R6']);
  expect(end('abandoned')).toEqual([]);
});

it('takes the first end for the end', () => {
  const end = (seconds: number): SessionEvent => ({
    type: 'ended',
    status: 'completed',
    seconds,
    finalPhase: 'R1',
    mode: 'text',
  });
  expect(
    fold([
      ['2026-11-01T10', end(60)],
      ['2026-11-01T10', end(90)],
    ])?.end?.seconds,
  ).toBe(60);
});

it('does not count what never said that it was a session', () => {
  expect(contributionOf(fold([['2026-11-01T10', { type: 'failed', issue: 'app_crash' }]]))).toEqual([]);
});

it('calls an intervention without an outcome, or later than its turn, no success', () => {
  const shown = (sameTurn: boolean) =>
    fold([
      ['2026-11-01T10', { type: 'started', mode: 'text' }],
      ['2026-11-01T10', { type: 'intervened', details: { outcome: 'shown', sameTurn } }],
      ...(sameTurn
        ? []
        : [['2026-11-01T10', { type: 'intervened', details: { outcome: 'felt_safer' } }] as const]),
    ]);
  for (const state of [shown(true), shown(false)]) {
    expect(asRecord(state)).toMatchObject({ '2026-11-01 interventions': 1 });
    expect(asRecord(state)).not.toHaveProperty('2026-11-01 interventions:success');
  }
});

it('takes a former mark of a reply back', () => {
  const mark = (before: boolean | null, after: boolean) =>
    ratingSteps({ day: '2026-11-01', technique: 'ground', before, after });
  expect(sumSteps([...mark(null, true), ...mark(true, true), ...mark(true, false)])).toEqual([
    { day: '2026-11-01', metric: 'unhelpful:ground', amount: 1 },
  ]);
});
