import type { PastMessage } from '../core/companion.ts';
import { estimateTokens } from './context.ts';

const MOST_TOKENS = 500;
const LEAST_WORDS = 5;
const LONGEST = 300;

/**
 * What the person said before the window of messages that a model reads, word for word: whatever is made of words can
 * be wrong, a name left out of its sentence tells nothing. The beginning of a talk says what it is about, so it is
 * kept first; then the newest.
 */
export function earlierWords(history: readonly PastMessage[], recent: readonly PastMessage[]): string[] {
  const before = history
    .slice(0, history.length - recent.length)
    .filter(({ sender, text }) => sender === 'user' && text.trim().split(/\s+/).length >= LEAST_WORDS)
    .map(({ text }) => text.trim().slice(0, LONGEST).toWellFormed());
  const [first, ...later] = before;
  if (first === undefined) return [];
  let tokens = estimateTokens(first);
  const kept = later.reverse().filter((text) => {
    tokens += estimateTokens(text);
    return tokens <= MOST_TOKENS;
  });
  return [first, ...kept.reverse()];
}
