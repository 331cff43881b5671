const QUOTED = /“([^”]+)”/gu;

/** Their words without marks, quotation marks and case. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Frames with gaps that are offered to somebody who finds no words. */
const FRAME = /\(name\)/;

/** Whether everything in quotation marks was said by the person, word for word. */
export function isVerbatim(said: readonly string[], reply: string): boolean {
  const theirs = said.map(plainOf).join(' | ');
  return [...reply.matchAll(QUOTED)]
    .map(([, words = '']) => words)
    .filter((words) => !FRAME.test(words))
    .every((words) => words.split('\n').every((line) => theirs.includes(plainOf(line))));
}
