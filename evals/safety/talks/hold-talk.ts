import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
import { answerTurn } from '#features/companion/core/guide.ts';
import type { Safety, SafetyGuidance } from '#features/safety/contract.ts';
import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import type { OpenQuestion } from '#language/open-question.ts';
import { type Conversing, openConversation } from '../conversation.ts';
import type { Talk } from './read-talks.ts';

/** What the app made of one turn. */
export interface HeldTurn {
  readonly text: string;
  readonly reply: string;
  readonly by: OpenQuestion['by'];
  readonly safety: Safety | null;
  readonly guidance: SafetyGuidance;
  readonly ruleIds: readonly string[];
  /** Where there is a model, it is asked. */
  readonly isDoubtful: boolean;
  /** The companion had asked about dying by mistake, and this turn answers it. */
  readonly answersDying: boolean;
}

/** Asked by mistake in a written talk, where an author says so: once a danger was spoken of it is no mistake. */
const MISTAKEN_QUESTION = 'are you having thoughts of not wanting to be alive?';

/** One conversation through safety and the guide, as the server holds it. */
export function holdTalk(
  { id, turns }: Pick<Talk, 'id' | 'turns'>,
  learned: Learned | null = LEARNED,
): readonly HeldTurn[] {
  const talk = openConversation({ seed: id, country: 'US', learned, companion: guideOf(id) });
  const dangerAt = turns.findIndex(({ danger }) => danger.tier !== 'T0');
  return turns.map(({ text, asked }, at): HeldTurn => {
    const answersDying = asked === 'dying' && (dangerAt === -1 || at <= dangerAt);
    if (answersDying) talk.ask(MISTAKEN_QUESTION, 'dying');
    const { outcome, reply, by } = talk.say(text);
    const { safety, guidance, ruleIds, isDoubtful } = outcome;
    return { text, reply, by, safety, guidance, ruleIds, isDoubtful, answersDying };
  });
}

/** The built-in guide, keeping its own state from turn to turn. */
function guideOf(seed: string): Conversing['companion'] {
  let state: unknown = null;
  return ({ text, history, question, guidance }) => {
    const { text: reply, end } = answerTurn({
      content: text.slice(0, 2_000),
      history,
      state,
      spoken: false,
      seed,
      question,
      safety: guidance,
      preferences: { memory: [], memoryEnabled: false, askLess: false },
    });
    state = end.state;
    return sanitizeReply(reply);
  };
}
