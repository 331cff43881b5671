import { expect, it } from 'vitest';
import { moodLook } from './mood-name.ts';

it('gives each known mood its own look, whatever its case', () => {
  expect(moodLook('Hopeful ')).toBe('hopeful');
});

it('lets every other word share one look', () => {
  expect(moodLook('wistful')).toBe('other');
  expect(moodLook('')).toBe('other');
});
