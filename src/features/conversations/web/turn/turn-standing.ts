import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import type { Phase } from '#features/companion/contract.ts';
import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';
import type { InterventionOutcome } from '#features/safety/core/protocol/intervention.ts';
import { callApi } from '#web/api/call-api.ts';
import { type Conversation, checkIn, type EventOf, type TURN_EVENTS } from '../../contract.ts';
import { type Standing, withCard, withCheckIn, withoutPinned } from '../../core/standing.ts';

interface TurnStandingParts {
  readonly read: () => Standing;
  readonly update: (standing: Pick<Standing, 'safety' | 'cards'>) => void;
  /** Null while there is no conversation yet. */
  readonly conversationId: () => string | null;
  readonly analytics: Pick<AnalyticsSession, 'interaction' | 'progress'>;
}

/** What every turn tells beside its words, typed and spoken: where the person stands, and how far they have come. */
export interface TurnStanding {
  /** A stored conversation goes on where it stands. */
  takeUp(head: Pick<Conversation, 'phase' | 'safety'>): void;
  take(
    event: EventOf<Pick<typeof TURN_EVENTS, 'safety_assessed' | 'phase_changed' | 'replied'>>,
    turnId: string,
  ): void;
  /** Crisis resources that came with a turn, or beside its failure. */
  show(turnId: string, safety: Safety): void;
  /** Answers a card's question. @throws {ApiError} */
  checkIn(answer: CheckInAnswer): Promise<void>;
  /** What somebody did with a card, for analytics. */
  noteOutcome(outcome: InterventionOutcome): void;
}

export function createTurnStanding(parts: TurnStandingParts): TurnStanding {
  const { read, update, analytics } = parts;
  let phase: Phase = 'R1';

  /** A stream tells of it on the way, an answer in one piece at its end. */
  function progress(from: Phase, to: Phase): void {
    if (to === phase) return;
    phase = to;
    analytics.progress(from, to, 'turn');
  }

  function show(turnId: string, safety: Safety): void {
    const isNew = !read().cards.has(turnId);
    update(withCard(read(), turnId, safety));
    if (isNew && safety.certainty === 'certain' && safety.resources.length > 0)
      analytics.interaction('crisis_intervention', { outcome: 'shown', sameTurn: true });
  }

  return {
    takeUp(head) {
      phase = head.phase;
      update({ cards: read().cards, safety: head.safety });
    },
    take({ event, data }, turnId) {
      if (event === 'safety_assessed') show(turnId, data);
      if (event === 'phase_changed') progress(data.from, data.to);
      if (event !== 'replied') return;
      progress(phase, data.phase);
      if (data.safety !== null) show(turnId, data.safety);
      else update(withoutPinned(read()));
    },
    show,
    async checkIn(answer) {
      const conversationId = parts.conversationId();
      if (conversationId === null) return;
      const { safety } = await callApi(checkIn, { body: { conversationId, answer } });
      update(withCheckIn(read(), safety));
    },
    noteOutcome: (outcome) => analytics.interaction('crisis_intervention', { outcome }),
  };
}
