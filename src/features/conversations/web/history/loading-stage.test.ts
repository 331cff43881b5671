import { expect, it } from 'vitest';
import { loadingStageAt } from './loading-stage.ts';

it('goes from initial to processing after 0.9 s and to finalizing after 1.8 s', () => {
  const names = [0, 899, 900, 1799, 1800, 60_000].map((elapsedMs) => loadingStageAt(elapsedMs).name);
  expect(names).toEqual(['initial', 'initial', 'processing', 'processing', 'finalizing', 'finalizing']);
});
