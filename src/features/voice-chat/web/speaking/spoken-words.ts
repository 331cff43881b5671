import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';

/** What stands on the screen of a reply: its words, and how many of them were heard. */
export interface SpokenWords {
  readonly words: readonly string[];
  readonly heard: number;
}

const split = (text: string): string[] => text.match(/\S+/g) ?? [];

/**
 * A reply as it is shown: backend phrases stripped as in the text chat. `heardCharacters` counts in the reply as it is
 * spoken; while it still arrives, nothing at all is no empty reply.
 */
export function showSpoken(text: string, heardCharacters: number): SpokenWords {
  const spoken = split(text);
  if (spoken.length === 0) return { words: [], heard: 0 };
  const words = split(sanitizeReply(text));
  const heard = split(text.slice(0, heardCharacters)).length;
  // Where words were stripped the rest keeps the pace.
  return { words, heard: Math.round((heard / spoken.length) * words.length) };
}

/** The sentences that were heard to their end: for a live region, which is not told single words. */
export function heardSentences({ words, heard }: SpokenWords): string[] {
  const sentences: string[] = [];
  let sentence: string[] = [];
  for (const [index, word] of words.slice(0, heard).entries()) {
    sentence.push(word);
    if (!/[.!?…]["'”’)]*$/.test(word) && index + 1 < words.length) continue;
    sentences.push(sentence.join(' '));
    sentence = [];
  }
  return sentences;
}
