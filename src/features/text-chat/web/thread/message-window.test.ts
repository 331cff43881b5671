import { expect, it } from 'vitest';
import { isVirtualised, selectWindow } from './message-window.ts';

it('keeps up to fifty messages on the page', () => {
  expect(isVirtualised(50)).toBe(false);
  expect(isVirtualised(51)).toBe(true);
});

it('shows about 25 around the eye and 4 more on either side', () => {
  const indexes = selectWindow({ startIndex: 500, endIndex: 506, count: 10_000 });
  expect(indexes).toHaveLength(25 + 8);
  expect(indexes[0]).toBe(487);
  expect(indexes.at(-1)).toBe(519);
});

it('stops at both ends', () => {
  expect(selectWindow({ startIndex: 0, endIndex: 5, count: 60 })[0]).toBe(0);
  expect(selectWindow({ startIndex: 54, endIndex: 59, count: 60 }).at(-1)).toBe(59);
});

it('never hides what can be seen', () => {
  const indexes = selectWindow({ startIndex: 100, endIndex: 160, count: 10_000 });
  expect(indexes[0]).toBe(96);
  expect(indexes.at(-1)).toBe(164);
});

it('has nothing to show in an empty list', () => {
  expect(selectWindow({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([]);
});
