import { expect, it } from 'vitest';
import { holdDenials, isBelieved } from './denials.ts';

it('believes somebody who says no to a mistaken question about dying, and asks no more', () => {
  const all = holdDenials();
  const missed = all.filter((one) => !isBelieved(one)).map(({ said, denial }) => `${said} // ${denial}`);
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
