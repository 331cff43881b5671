import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
import { answerTurn } from '#features/companion/core/guide.ts';
import type { Safety, SafetyGuidance } from '#features/safety/contract.ts';
import { assessTurn, type SafetyState } from '#features/safety/core/protocol/assess-turn.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';
import type { Talk } from './read-talks.ts';

/** What the app made of one turn. */
export interface HeldTurn {
  readonly text: string;
  readonly reply: string;
  readonly by: OpenQuestion['by'];
  readonly safety: Safety | null;
  readonly guidance: SafetyGuidance;
  readonly ruleIds: readonly string[];
  /** The companion had asked about dying by mistake, and this turn answers it. */
  readonly answersDying: boolean;
}

/** Asked by mistake in a written talk, where an author says so. */
const MISTAKEN_QUESTION = 'are you having thoughts of not wanting to be alive?';

/** One conversation through safety and the guide, as the server holds it: state, history and open question kept. */
export function holdTalk({ id, turns }: Pick<Talk, 'id' | 'turns'>): readonly HeldTurn[] {
  const history: { sender: 'user' | 'bot'; text: string }[] = [];
  let state: SafetyState | null = null;
  let companionState: unknown = null;
  let question: OpenQuestion | null = null;
  return turns.map(({ text, asked }): HeldTurn => {
    const answersDying = asked === 'dying';
    if (answersDying) {
      history.push({ sender: 'bot', text: MISTAKEN_QUESTION });
      question = { by: 'companion', kind: 'dying' };
    }
    const outcome = assessTurn({
      text,
      recent: history.slice(-16),
      question,
      state,
      personState: null,
      country: 'US',
      now: 0,
      spoken: false,
      seed: id,
      learned: LEARNED,
    });
    state = outcome.state;
    const { safety, guidance, ruleIds } = outcome;
    const by = outcome.reply === null ? 'companion' : 'protocol';
    let reply = outcome.reply;
    if (reply === null) {
      const answer = answerTurn({
        content: text.slice(0, 2_000),
        history: [...history],
        state: companionState,
        spoken: false,
        seed: id,
        question,
        safety: guidance,
        preferences: { memory: [], memoryEnabled: false, askLess: false },
      });
      companionState = answer.end.state;
      reply = sanitizeReply(answer.text);
    }
    const kind = guidance.question === null ? readQuestion(reply) : 'dying';
    question = kind && { by, kind };
    history.push({ sender: 'user', text }, { sender: 'bot', text: reply });
    return { text, reply, by, safety, guidance, ruleIds, answersDying };
  });
}
