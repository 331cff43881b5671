import { describe, expect, it } from 'vitest';
import { describeAge, describeDay, describeMessageTime, isSameDay } from './message-time.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-12T15:00:00');

describe('days between messages', () => {
  it('are the calendar days of the person, not stretches of 24 hours', () => {
    expect(isSameDay(at('2026-03-12T00:01:00'), at('2026-03-12T23:59:00'))).toBe(true);
    expect(isSameDay(at('2026-03-11T23:59:00'), at('2026-03-12T00:01:00'))).toBe(false);
  });

  it('have the words a person would use', () => {
    expect(describeDay(at('2026-03-12T00:00:00'), now)).toBe('today');
    expect(describeDay(at('2026-03-11T23:59:00'), now)).toBe('yesterday');
    expect(describeDay(at('2026-03-09T10:00:00'), now, 'en-US')).toBe('monday');
    expect(describeDay(at('2026-03-01T10:00:00'), now, 'en-US')).toBe('march 1');
    expect(describeDay(at('2025-12-31T10:00:00'), now, 'en-US')).toBe('december 31, 2025');
  });

  it('call a message from a clock that runs ahead today', () => {
    expect(describeDay(now + 86_400_000, now)).toBe('today');
  });
});

it('says minutes while a message is fresh, then the time of day', () => {
  expect(describeMessageTime(now - 59_000, now)).toBe('just now');
  expect(describeMessageTime(now - 60_000, now)).toBe('1 minute ago');
  expect(describeMessageTime(now - 59 * 60_000, now)).toBe('59 minutes ago');
  expect(describeMessageTime(at('2026-03-12T09:05:00'), now, 'en-GB')).toBe('9:05');
  expect(describeMessageTime(now + 5_000, now)).toBe('just now');
});

it('says how old a draft is', () => {
  expect(describeAge(20_000)).toBe('less than a minute old');
  expect(describeAge(3 * 60_000)).toBe('3 minutes old');
  expect(describeAge(23 * 3_600_000)).toBe('23 hours old');
});
