import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { CompanionTurn, PastMessage } from './companion.ts';
import { answerTurn } from './guide.ts';
import { rememberNote } from './remember-note.ts';

/** What is remembered after each turn. */
function rememberedOver(said: readonly string[], tier: 'T0' | 'T1' = 'T0'): readonly string[] {
  const history: PastMessage[] = [];
  let state: unknown = null;
  let memory: readonly string[] = [];
  for (const content of said) {
    const turn: CompanionTurn = {
      content,
      history: [...history],
      state,
      spoken: false,
      seed: 'note',
      question: null,
      safety: { ...CALM, tier },
      preferences: { memoryEnabled: true, memory, askLess: false },
    };
    memory = rememberNote(memory, turn);
    const { text, end } = answerTurn(turn);
    history.push({ sender: 'user', text: content }, { sender: 'bot', text });
    state = structuredClone(end.state);
  }
  return memory;
}

const WAY = [
  'i froze in front of the team again',
  'write it out',
  'i stood there with the slides',
  "that's it",
  'nothing came out',
  'they all saw',
  'a kind word',
  'text sam',
];

it('remembers the line they chose, word for word, once the way is at its end', () => {
  expect(rememberedOver(WAY.slice(0, -1))).toEqual([]);
  expect(rememberedOver([...WAY, 'yes', 'thanks'])).toEqual(['you wrote down “nothing came out”.']);
});

it('remembers nothing of a talk about danger', () => {
  expect(rememberedOver(WAY, 'T1')).toEqual([]);
});
