import { expect, it } from 'vitest';
import { loadLearned, mapTroubles, writeLearned } from './load-learned.ts';

const learned = {
  limits: { some: 0.25, strong: 1.5, calm: -0.5 },
  risk: { bias: -0.5, step: 0.25, byPlace: Int8Array.from([0, 3, -3, 1, 0, 0, 2, -1]) },
  troubles: mapTroubles((name) => ({
    bias: -name.length,
    step: 0.5,
    byPlace: Int8Array.from([name.length % 4, -1]),
  })),
};

it('reads what it writes, also from the middle of other bytes', () => {
  const bytes = writeLearned(learned);
  expect(loadLearned(bytes)).toEqual(learned);
  const inside = new Uint8Array(bytes.length + 7);
  inside.set(bytes, 5);
  expect(loadLearned(inside.subarray(5, 5 + bytes.length))).toEqual(learned);
});

it('refuses a file that is cut short, is too long or is something else', () => {
  const bytes = writeLearned(learned);
  expect(() => loadLearned(bytes.subarray(0, -1))).toThrow();
  expect(() => loadLearned(Uint8Array.of(...bytes, 0))).toThrow('the weights end at byte');
  expect(() => loadLearned(new TextEncoder().encode('<!doctype html><title>not found</title>'))).toThrow();
});
