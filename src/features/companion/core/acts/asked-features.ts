import { tokensOf } from './act-features.ts';
import { ASKS, askingSigns } from './asking-signs.ts';

const isWord = (token: string): boolean => /^[a-z0-9#]/.test(token);
const BEGINNING = 5;

/** The sentences in which something is asked: a form of asking, or a mark behind three words and more; '' for none. */
export function askingSentences(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [text];
  return sentences
    .filter(
      (sentence) =>
        ASKS.test(sentence.trim().toLowerCase()) ||
        (sentence.includes('?') && /\S+\s+\S+\s+\S+/.test(sentence)),
    )
    .join(' ');
}

/** Whether it ends on a question, holds one, or neither. */
function questionMarkIn(text: string): '?$' | '?' | '-' {
  if (/\?\s*\S*$/.test(text)) return '?$';
  return text.includes('?') ? '?' : '-';
}

/** What the learned weights of `Asked` look at: the words of the question, how it begins, the words beside it. */
export function askedFeatures(text: string): Set<string> {
  const words = tokensOf(askingSentences(text) || text).filter(isWord);
  const all = tokensOf(text).filter(isWord);
  const found = new Set<string>([
    '*',
    `l${Math.min(6, Math.ceil(words.length / 3))}`,
    `r${all.length > words.length ? 1 : 0}`,
    questionMarkIn(text),
  ]);
  for (const [at, word] of words.entries()) {
    found.add(word).add(`${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) found.add(`${words[at - 2]} _ ${word}`);
    if (word.length > 5) found.add(`~${word.slice(0, 5)}`);
  }
  for (let count = 1; count <= Math.min(BEGINNING, words.length); count += 1)
    found.add(`^${words.slice(0, count).join(' ')}`);
  found.add(`${words.at(-2) ?? ''} ${words.at(-1) ?? ''}$`);
  for (const word of all) found.add(`.${word}`);
  for (const sign of askingSigns(words.join(' '))) found.add(`S${sign}`);
  return found;
}
