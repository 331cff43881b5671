import { expect, it } from 'vitest';
import { failuresIn } from './run-steps.ts';

it('finds the lines that name what failed, once each and without their colours', () => {
  const printed = [
    ' ✓ src/a.test.ts (2 tests)',
    '\u001b[31m FAIL \u001b[39m src/b.test.ts > keeps the words',
    ' FAIL  src/b.test.ts > keeps the words',
    '  1) tests/x.spec.ts:3:1 › signs in ────',
    "src/c.ts(3,1): error TS2304: Cannot find name 'x'.",
    '   → expected 1 to be 2',
  ].join('\n');
  expect(failuresIn(printed)).toEqual([
    'FAIL  src/b.test.ts > keeps the words',
    '1) tests/x.spec.ts:3:1 › signs in ────',
    "src/c.ts(3,1): error TS2304: Cannot find name 'x'.",
  ]);
});
