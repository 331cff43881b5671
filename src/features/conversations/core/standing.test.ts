import { describe, expect, it } from 'vitest';
import type { Safety } from '#features/safety/contract.ts';
import {
  NOTHING_STANDS,
  shownOf,
  withCard,
  withCheckIn,
  withoutPinned,
  withoutSuspected,
} from './standing.ts';

const safety = (tier: Safety['tier'], certainty: Safety['certainty'] = 'certain'): Safety => ({
  certainty,
  tier,
  messageTier: tier,
  tags: [],
  resources: [],
  checkIn: false,
});
const danger = safety('T3');
const hint = safety('T1', 'suspected');

describe('where the person stands', () => {
  it('pins what is certain, with a card at its turn', () => {
    const standing = withCard(NOTHING_STANDS, 'a', danger);
    expect(standing).toEqual({ safety: danger, cards: new Map([['a', danger]]) });
    expect(shownOf(standing)).toBe(danger);
  });

  it('pins nothing that is only suspected, and shows it until the next turn', () => {
    const standing = withCard(withCard(NOTHING_STANDS, 'a', danger), 'b', hint);
    expect(standing.safety).toBe(danger);
    expect(shownOf(standing)).toBe(hint);
    expect(shownOf(withoutSuspected(standing))).toBe(danger);
  });

  it('lets line and card go with a turn that has none', () => {
    const standing = withCard(withCard(NOTHING_STANDS, 'a', danger), 'b', hint);
    expect(withoutPinned(standing)).toEqual({ safety: null, cards: new Map([['b', hint]]) });
    const calm = withCard(NOTHING_STANDS, 'b', hint);
    expect(withoutPinned(calm)).toBe(calm);
  });

  it('renews the newest card after a check-in, and leaves one that may go', () => {
    const standing = withCard(NOTHING_STANDS, 'a', danger);
    const better = safety('T2');
    expect(withCheckIn(standing, better)).toEqual({ safety: better, cards: new Map([['a', better]]) });
    expect(withCheckIn(standing, null)).toEqual({ safety: null, cards: new Map([['a', danger]]) });
  });
});
