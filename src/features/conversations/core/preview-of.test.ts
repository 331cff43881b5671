import { expect, it } from 'vitest';
import { previewOf } from './preview-of.ts';

it('is the text on one line', () => {
  expect(previewOf(' of being\n\nseen ')).toBe('of being seen');
});

it('ends with a whole word, within 120 characters', () => {
  expect(previewOf('sister and '.repeat(20))).toBe(`${'sister and '.repeat(10)}sister…`);
  expect(previewOf(`${'a'.repeat(59)} ${'b'.repeat(59)} c`)).toBe(`${'a'.repeat(59)} ${'b'.repeat(59)}…`);
});

it('cuts a word that is very long, and never a character', () => {
  expect(previewOf('ы'.repeat(200))).toBe(`${'ы'.repeat(119)}…`);
  expect(previewOf(`why ${'x'.repeat(200)}`)).toBe(`why ${'x'.repeat(115)}…`);
  expect(previewOf('😀'.repeat(200)).isWellFormed()).toBe(true);
});
