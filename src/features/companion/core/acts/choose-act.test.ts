import { expect, it } from 'vitest';
import { chooseAct, isAnswered } from './choose-act.ts';

it('listens where a wrong goodbye would hurt more than it is likely', () => {
  expect(
    chooseAct(
      [
        ['bye', 0.55],
        ['story', 0.45],
      ],
      'none',
    ),
  ).toBe('story');
});

it('parts where a goodbye is nearly certain', () => {
  expect(
    chooseAct(
      [
        ['bye', 0.9],
        ['story', 0.1],
      ],
      'none',
    ),
  ).toBe('bye');
});

it('counts a yes to an offer as answered by nothing but a yes', () => {
  expect(isAnswered('yes', 'short', 'practice')).toBe(false);
  expect(isAnswered('yes', 'short', 'open')).toBe(true);
});
