import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MIN } from './limits.ts';

describe('common passwords', () => {
  it('are found whatever their case and closing punctuation', () => {
    for (const password of ['password1', 'Password1', 'PASSWORD1!', 'Iloveyou', 'Trustno1!!']) {
      expect(isCommonPassword(password), password).toBe(true);
    }
  });

  it('leaves everything else alone, also what only contains a common word', () => {
    for (const password of ['quietmorning7', 'Password of my own 1', '', '!!!']) {
      expect(isCommonPassword(password), password).toBe(false);
    }
  });

  it('are those made of nothing but words of this place, too, with digits and signs for letters or around them', () => {
    for (const password of [
      'Process2026!',
      'Pr0ce55ing1',
      'myFeelings#1',
      'WelcomeProcess7',
      'Em0ti0ns-Safe-1',
    ]) {
      expect(isCommonPassword(password), password).toBe(true);
    }
    for (const password of [
      'Processor-Harbour-1',
      'Feelings of a harbour 7',
      '2026-11-21!',
      'Application9',
    ]) {
      expect(isCommonPassword(password), password).toBe(false);
    }
  });

  it('is a list without repetitions, long enough to matter, in the folded form', () => {
    const words = COMMON_PASSWORD_LIST.trim().split(/\s+/);
    expect(words.length).toBeGreaterThan(2_500);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word.length >= PASSWORD_MIN && word === word.toLowerCase())).toBe(true);
  });
});
