import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import { mapTroubles } from '#features/safety/core/learned/load-learned.ts';
import type { Sums } from '#features/safety/core/learned/weigh-message.ts';
import type { Seen } from './examples.ts';
import { IMPROVISED } from './files.ts';
import { type Model, short } from './learn-model.ts';

/**
 * Shares of ordinary turns of authors left out that may weigh so much: false alarms come first. Suspicions are chosen by
 * talks that were improvised with the app, which weigh more than written ones; calm, and other troubles, by all. What
 * weighs less than a fourteenth of them is calm: a rule that only suspects was mistaken.
 */
const SHARES = { some: 0.03, strong: 0.003, calm: 0.07, trouble: 0.0006 };

/** What something weighs when its author was not learned from. */
export interface Strange {
  readonly seen: Seen;
  readonly sums: Sums;
}

export interface Limits {
  readonly risk: Learned['limits'];
  readonly troubles: Record<keyof Learned['troubles'], number>;
}

export function chooseLimits(strange: readonly Strange[]): Limits {
  const calm = strange.filter(({ seen }) => seen.from !== 'sentence' && seen.tier === 'T0');
  const ordinary = calm.filter(({ seen }) => seen.from !== 'heavy');
  const improvised = ordinary.filter(({ seen }) => IMPROVISED.has(seen.author));
  const riskOf = ({ sums }: Strange): number => sums.risk;
  return {
    risk: {
      some: highestAt(improvised.map(riskOf), SHARES.some),
      strong: highestAt(improvised.map(riskOf), SHARES.strong),
      calm: highestAt(ordinary.map(riskOf), SHARES.calm),
    },
    troubles: mapTroubles((name) =>
      highestAt(
        calm.map(({ sums }) => sums.troubles[name]),
        SHARES.trouble,
      ),
    ),
  };
}

/** The sum that this share of them reaches. */
function highestAt(sums: readonly number[], share: number): number {
  const sorted = sums.toSorted((left, right) => right - left);
  return short(sorted[Math.floor(sorted.length * share)] ?? 0);
}

/** A trouble's limit is nothing: what it needs to be heard is taken off its bias. */
export function withLimits({ risk, troubles }: Model, limits: Limits): Learned {
  return {
    risk,
    limits: limits.risk,
    troubles: mapTroubles((name) => ({
      ...troubles[name],
      bias: short(troubles[name].bias - limits.troubles[name]),
    })),
  };
}
