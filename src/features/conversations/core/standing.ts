import type { Safety } from '#features/safety/contract.ts';
import { isPinnedFor } from '#features/safety/core/tiers.ts';

/** Where the person stands, as far as a page of talk shows it. */
export interface Standing {
  /** What is pinned; null when nothing is. */
  readonly safety: Safety | null;
  /** The cards and quiet lines that came with replies, by clientMessageId. */
  readonly cards: ReadonlyMap<string, Safety>;
}

export const NOTHING_STANDS: Standing = { safety: null, cards: new Map() };

const isSuspected = ({ certainty }: Safety): boolean => certainty === 'suspected';

/** A turn was assessed. What is only suspected stands beneath its reply and is pinned nowhere. */
export const withCard = ({ safety, cards }: Standing, turnId: string, card: Safety): Standing => ({
  safety: isSuspected(card) ? safety : card,
  cards: new Map(cards).set(turnId, card),
});

/** A turn came without any: what was certain is over, the line goes, and the card with it. */
export const withoutPinned = (standing: Standing): Standing =>
  isPinnedFor(standing.safety)
    ? { safety: null, cards: keepCards(standing, (card) => !isPinnedFor(card)) }
    : standing;

/** Only what is certain: a quiet line is beneath the reply that it came with, and goes with it. */
export const withoutSuspected = (standing: Standing): Standing => ({
  safety: standing.safety,
  cards: keepCards(standing, (card) => !isSuspected(card)),
});

/** The card says what holds now; one that may go stays where it is, with the thanks for the answer. */
export function withCheckIn({ cards }: Standing, safety: Safety | null): Standing {
  const newest = [...cards.keys()].at(-1);
  const isRenewed = safety !== null && newest !== undefined;
  return { safety, cards: isRenewed ? new Map(cards).set(newest, safety) : cards };
}

/** The one that is shown where there is room for one: the quiet line of the last reply, else what is pinned. */
export const shownOf = ({ safety, cards }: Standing): Safety | null =>
  [...cards.values()].findLast(isSuspected) ?? safety;

const keepCards = ({ cards }: Standing, keep: (card: Safety) => boolean): ReadonlyMap<string, Safety> =>
  new Map([...cards].filter(([, card]) => keep(card)));
