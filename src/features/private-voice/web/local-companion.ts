import type { PastMessage } from '#features/companion/core/companion.ts';
import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
import { answerTurn } from '#features/companion/core/guide.ts';
import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';
import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import { assessTurn } from '#features/safety/core/protocol/assess-turn.ts';
import { applyCheckIn } from '#features/safety/core/protocol/check-in.ts';
import { EMPTY_STATE, type SafetyState } from '#features/safety/core/protocol/safety-state.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';
import type { GuideReturn } from '../core/app-state.ts';

/** The guide reads this much of one message; the safety layer reads all of it. */
const GUIDE_READS_CHARACTERS = 2_000;

export interface LocalTurn {
  readonly content: string;
  /** Spoken replies are shorter. */
  readonly spoken: boolean;
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface LocalReply {
  readonly text: string;
  readonly aiReturn: GuideReturn | null;
  readonly safety: Safety | null;
  readonly safetyState: SafetyState;
  /** The safety layer's own words: nothing may stand before them. */
  readonly isUrgent: boolean;
}

/** One conversation with the built-in guide, behind the same safety layer as on the server. Nothing leaves the page. */
export interface LocalCompanion {
  answer(turn: LocalTurn): LocalReply;
  checkIn(answer: CheckInAnswer, place: Pick<LocalTurn, 'country' | 'now'>): LocalReply;
}

interface Beginning {
  /** Makes the choice of words repeatable. */
  readonly seed: string;
  /** How the person stood when they were last here. */
  readonly personState: SafetyState | null;
  /** Asked for after the first reply, so that nobody waits for it; until it is there the rules are alone. */
  readonly fetchLearned: () => Promise<Learned>;
}

export function createLocalCompanion({ seed, personState, fetchLearned }: Beginning): LocalCompanion {
  const history: PastMessage[] = [];
  const learned = createArrival(fetchLearned);
  let guideState: unknown = null;
  let safetyState: SafetyState | null = null;
  let question: OpenQuestion | null = null;

  const remember = (userMessage: string, reply: string, by: OpenQuestion['by']): void => {
    const kind = readQuestion(reply);
    question = kind && { by, kind };
    history.push({ sender: 'user', text: userMessage }, { sender: 'bot', text: reply });
  };

  return {
    answer({ content, spoken, country, now }) {
      const outcome = assessTurn({
        text: content,
        recent: history,
        question,
        state: safetyState,
        personState,
        country,
        now,
        spoken,
        seed,
        learned: learned.now(),
      });
      learned.ask();
      safetyState = outcome.state;
      const { safety } = outcome;
      if (outcome.reply !== null) {
        remember(content, outcome.reply, 'protocol');
        return { text: outcome.reply, aiReturn: null, safety, safetyState, isUrgent: true };
      }
      const { text, end } = answerTurn({
        content: content.slice(0, GUIDE_READS_CHARACTERS),
        history,
        state: guideState,
        spoken,
        seed,
        question,
        safety: outcome.guidance,
        preferences: { memoryEnabled: false, memory: [], askLess: false },
      });
      guideState = end.state;
      const reply = sanitizeReply(text);
      remember(content, reply, 'companion');
      const aiReturn = { phase: end.phase, technique: end.technique };
      return { text: reply, aiReturn, safety, safetyState, isUrgent: false };
    },

    checkIn(answer, { country, now }) {
      const state = safetyState ?? personState ?? EMPTY_STATE;
      const outcome = applyCheckIn({ state, answer, country, now });
      safetyState = outcome.state;
      const { reply: text, safety } = outcome;
      return { text, aiReturn: null, safety, safetyState, isUrgent: true };
    },
  };
}

/** Something that comes once it was asked for; asked for again when it did not come. */
function createArrival<T>(fetchIt: () => Promise<T>) {
  let arrived: T | null = null;
  let isUnderWay = false;
  return {
    now: (): T | null => arrived,
    ask(): void {
      if (arrived !== null || isUnderWay) return;
      isUnderWay = true;
      void fetchIt()
        .then((it) => {
          arrived = it;
        })
        .catch(() => undefined) // the next turn asks again
        .finally(() => {
          isUnderWay = false;
        });
    },
  };
}
