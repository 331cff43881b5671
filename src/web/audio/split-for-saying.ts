/** Chrome's own voice falls silent in an utterance of more than about 15 s (https://issues.chromium.org/41294170). */
const LONGEST_PIECE = 180;
const SENTENCE = /.*?[.?!…]+\s+|.+$/gs;

/**
 * Sentences: the first sounds soon, and the words keep pace with each one's real length. Those that are too long are
 * cut at a comma, else between words. Joined they give the text again.
 */
export function splitForSaying(text: string): string[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => cutLong(sentence));
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; ')) + 2;
    const cut = comma > 1 ? comma : head.lastIndexOf(' ') + 1 || LONGEST_PIECE;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return rest === '' ? pieces : [...pieces, rest];
}
