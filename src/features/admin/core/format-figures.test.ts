import { expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatHour,
  formatLatency,
  formatMinutes,
  formatRate,
  formatTrend,
  toCsv,
} from './format-figures.ts';

it('writes thousands as K and millions as M', () => {
  expect([0, 999, 1_000, 12_400, 999_949, 999_950, 1_000_000, 2_540_000, null].map(formatCount)).toEqual([
    '0',
    '999',
    '1K',
    '12.4K',
    '999.9K',
    '1M',
    '1M',
    '2.5M',
    '–',
  ]);
});

it('writes shares with one decimal', () => {
  expect([0, 0.573, 1, null].map(formatRate)).toEqual(['0.0%', '57.3%', '100.0%', '–']);
});

it('writes minutes, and hours from 60 on', () => {
  expect([0, 18.4, 59.4, 59.6, 60, 61, 125, null].map(formatMinutes)).toEqual([
    '0 min',
    '18 min',
    '59 min',
    '1 h',
    '1 h',
    '1 h 1 min',
    '2 h 5 min',
    '–',
  ]);
});

it('writes a trend with its sign, and dates, hours and reply times in words', () => {
  expect([8.2, -2.4].map(formatTrend)).toEqual(['+8.2%', '−2.4%']);
  expect(formatDate('2026-11-04')).toBe('Nov 4');
  expect([0, 9, 12, 21].map(formatHour)).toEqual(['12am', '9am', '12pm', '9pm']);
  expect([250, 2_000, 0, null].map(formatLatency)).toEqual(['under 250 ms', 'under 2 s', 'over 32 s', '–']);
});

it('writes cells that any spreadsheet reads and none runs', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x,"y"', 1],
        ['=1+1', null],
      ],
    ),
  ).toBe('a,b\r\n"x,""y""",1\r\n\'=1+1,\r\n');
});
