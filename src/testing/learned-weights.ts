import { type Learned, mapTroubles } from '#features/safety/core/learned/load-learned.ts';

/** Words that all weigh the same: the sum is the bias. */
export function learnedOf(sum: number): Learned {
  const weights = (bias: number) => ({ bias, step: 1, byPlace: new Int8Array(1) });
  return {
    limits: { some: 0, strong: 1, calm: -10 },
    risk: weights(sum),
    troubles: mapTroubles(() => weights(-1)),
  };
}
