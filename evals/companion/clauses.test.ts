import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLong, measureClauses, readMarked } from './measure-clauses.ts';

/** Close beneath what is measured (`clauses.ts`); test was marked before anything was learned, and is not looked at. */
const FLOORS = [
  ['dev', 64, 6],
  ['readers', 70, 8],
  ['test', 50, 12],
] as const;

it.each(FLOORS)('takes up what a friend would, of the turns of %s', (set, best, bad) => {
  const marked = readMarked(readFileSync(new URL(`./clauses/${set}.jsonl`, import.meta.url), 'utf8'));
  const { of, tally } = measureClauses(marked.filter(isLong));
  const share = (verdict: string): number => (100 * (tally[verdict] ?? 0)) / of;
  expect(share('best')).toBeGreaterThan(best);
  expect(share('bad')).toBeLessThan(bad);
});
