import { describe, expect, it } from 'vitest';
import {
  FIRST_ATTEMPT,
  formatAttempts,
  formatCountdown,
  judgeSubmit,
  recordFailure,
  recordSubmit,
  secondsLeft,
  startCooldown,
} from './cooldowns.ts';

const NOW = 1_800_000_000_000;

describe('the countdown', () => {
  it.each([
    [300, '5:00'],
    [299, '4:59'],
    [61, '1:01'],
    [60, '1:00'],
    [59, '59s'],
    [5, '5s'],
    [0, '0s'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  it('rounds up, so that it never shows zero while the button is still shut', () => {
    const attempts = startCooldown(FIRST_ATTEMPT, NOW, 30);
    expect(secondsLeft(attempts, NOW)).toBe(30);
    expect(secondsLeft(attempts, NOW + 29_001)).toBe(1);
    expect(secondsLeft(attempts, NOW + 30_000)).toBe(0);
    expect(secondsLeft(attempts, NOW + 90_000)).toBe(0);
  });
});

it('counts attempts as #N once one has failed', () => {
  expect(formatAttempts(0)).toBe('');
  expect(formatAttempts(recordFailure(FIRST_ATTEMPT, NOW).failures)).toBe('#1');
});

describe('a submit', () => {
  it('is allowed at first, and again two seconds after the last one', () => {
    const attempts = recordSubmit(FIRST_ATTEMPT, NOW);
    expect(judgeSubmit(FIRST_ATTEMPT, NOW)).toBe('allowed');
    expect(judgeSubmit(attempts, NOW + 1_999)).toBe('too_soon');
    expect(judgeSubmit(attempts, NOW + 2_000)).toBe('allowed');
  });

  it('waits out a cool-down', () => {
    const attempts = recordFailure(recordSubmit(FIRST_ATTEMPT, NOW), NOW, 300);
    expect(judgeSubmit(attempts, NOW + 299_999)).toBe('cooling');
    expect(judgeSubmit(attempts, NOW + 300_000)).toBe('allowed');
  });

  it('may be retried by hand three times, then no more, while the form itself stays open', () => {
    let attempts = recordSubmit(FIRST_ATTEMPT, NOW);
    for (let retry = 1; retry <= 3; retry += 1) {
      expect(judgeSubmit(attempts, NOW + retry * 5_000, true)).toBe('allowed');
      attempts = recordSubmit(attempts, NOW + retry * 5_000, true);
    }
    expect(judgeSubmit(attempts, NOW + 60_000, true)).toBe('exhausted');
    expect(judgeSubmit(attempts, NOW + 60_000)).toBe('allowed');
  });

  it('may be retried again after a rest', () => {
    const attempts = startCooldown({ ...FIRST_ATTEMPT, retries: 3 }, NOW, 300);
    expect(judgeSubmit(attempts, NOW + 1_000, true)).toBe('cooling');
    expect(judgeSubmit(attempts, NOW + 300_000, true)).toBe('allowed');
  });
});
