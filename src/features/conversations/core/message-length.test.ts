import { expect, it } from 'vitest';
import { describeOverflow, measureMessage } from './message-length.ts';

it('does not send nothing', () => {
  expect(measureMessage('').canSend).toBe(false);
  expect(measureMessage(' \n\t ').canSend).toBe(false);
});

it('counts the words, not the space around them', () => {
  expect(measureMessage('  hi  ').length).toBe(2);
});

it('warns above 1800 and stops above 2000', () => {
  expect(measureMessage('a'.repeat(1800)).state).toBe('fine');
  expect(measureMessage('a'.repeat(1801)).state).toBe('near');
  expect(measureMessage('a'.repeat(2000))).toEqual({ length: 2000, state: 'near', canSend: true });
  expect(measureMessage('a'.repeat(2001))).toEqual({ length: 2001, state: 'over', canSend: false });
});

it('says kindly how much is too much', () => {
  expect(describeOverflow(100_000)).toContain('98,000 characters more');
  expect(describeOverflow(100_000)).toContain('50 parts');
});
