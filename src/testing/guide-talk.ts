import type { CompanionTurn, PastMessage } from '#features/companion/core/companion.ts';
import { answerTurn } from '#features/companion/core/guide.ts';
import { CALM } from '#features/safety/contract.ts';
import { readQuestion } from '#language/open-question.ts';

/** What the guide replies to each turn of a talk, for tests. */
export const talk = (said: readonly string[], more: Partial<CompanionTurn> = {}): string[] => {
  const history: PastMessage[] = [];
  let state: unknown = null;
  let last = '';
  return said.map((content) => {
    const kind = readQuestion(last);
    const { text, end } = answerTurn({
      content,
      history: [...history],
      state,
      spoken: false,
      seed: 'talk',
      question: kind && { by: 'companion', kind },
      safety: CALM,
      preferences: { memoryEnabled: false, memory: [], askLess: false },
      ...more,
    });
    history.push({ sender: 'user', text: content }, { sender: 'bot', text });
    state = JSON.parse(JSON.stringify(end.state));
    last = text;
    return text;
  });
};

/** To its last turn. */
export const last = (said: readonly string[], more: Partial<CompanionTurn> = {}): string =>
  talk(said, more).at(-1) ?? '';
