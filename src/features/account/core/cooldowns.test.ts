import { describe, expect, it } from 'vitest';
import {
  FIRST_ATTEMPT,
  formatAttempts,
  judgeSubmit,
  recordEdit,
  recordExhaustion,
  recordFailure,
  recordSubmit,
  secondsLeft,
  startCooldown,
} from './cooldowns.ts';

const NOW = 1_800_000_000_000;

describe('the countdown', () => {
  it('rounds up, so that it never shows zero while the button is still shut', () => {
    const { cooldownUntil } = startCooldown(FIRST_ATTEMPT, NOW, 30);
    const left = [0, 29_001, 30_000, 90_000].map((passed) => secondsLeft(cooldownUntil, NOW + passed));
    expect(left).toEqual([30, 1, 0, 0]);
    expect(secondsLeft(null, NOW)).toBe(0);
  });
});

it('counts attempts as #N once one has failed', () => {
  expect(formatAttempts(0)).toBe('');
  expect(formatAttempts(recordFailure(FIRST_ATTEMPT, NOW, 0).failures)).toBe('#1');
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

  /** One attempt and `retries` more of the same, all failed, ten seconds apart. */
  const failUnchanged = (retries: number) => {
    let attempts = FIRST_ATTEMPT;
    for (let sent = 0; sent <= retries; sent += 1) {
      const at = NOW + sent * 10_000;
      expect(judgeSubmit(attempts, at)).toBe('allowed');
      attempts = recordFailure(recordSubmit(attempts, at), at, 0);
    }
    return attempts;
  };

  it('may repeat the same input three times after a failure, then no more', () => {
    expect(judgeSubmit(failUnchanged(2), NOW + 60_000)).toBe('allowed');
    expect(judgeSubmit(failUnchanged(3), NOW + 60_000)).toBe('exhausted');
  });

  it('is a new attempt once the input was edited', () => {
    expect(judgeSubmit(recordEdit(failUnchanged(3)), NOW + 60_000)).toBe('allowed');
  });

  it('is open again after the long rest', () => {
    const attempts = recordExhaustion(failUnchanged(3), NOW + 60_000, 300);
    expect(judgeSubmit(attempts, NOW + 61_000)).toBe('cooling');
    expect(judgeSubmit(attempts, NOW + 360_000)).toBe('allowed');
  });
});
