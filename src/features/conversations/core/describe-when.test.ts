import { expect, it } from 'vitest';
import { describeMinutes, describeWhen } from './describe-when.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-12T15:00:00');
const when = (text: string) => describeWhen(at(text), now);

it.each([
  ['2026-03-12T15:00:10', 'just now'],
  ['2026-03-12T14:55:01', 'just now'],
  ['2026-03-12T14:55:00', '5 minutes ago'],
  ['2026-03-12T14:00:01', '59 minutes ago'],
  ['2026-03-12T14:00:00', '1 hour ago'],
  ['2026-03-12T10:00:00', '5 hours ago'],
  ['2026-03-11T16:00:00', '23 hours ago'],
  ['2026-03-11T15:00:00', 'yesterday'],
  ['2026-03-11T00:00:00', 'yesterday'],
  ['2026-03-10T23:59:00', '2 days ago'],
  ['2026-03-06T12:00:00', '6 days ago'],
  ['2026-03-05T12:00:00', '1 week ago'],
  ['2026-02-26T12:00:00', '2 weeks ago'],
  ['2026-02-11T12:00:00', '4 weeks ago'],
  ['2026-02-10T12:00:00', '1 month ago'],
  ['2026-01-12T12:00:00', '2 months ago'],
  ['2025-01-12T12:00:00', '14 months ago'],
])('calls %s %s', (moment, label) => {
  expect(when(moment)).toBe(label);
});

it('says how long a conversation took, in minutes', () => {
  expect([0, 29, 90, 725].map(describeMinutes)).toEqual(['1 min', '1 min', '2 min', '12 min']);
});
