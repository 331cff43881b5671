const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** How many words of a sentence were heard, in their order, and how many it has. */
export function countHeard(said: string, heard: string): { readonly heard: number; readonly said: number } {
  const [saidWords, heardWords] = [wordsOf(said), wordsOf(heard)];
  // The longest common subsequence, a row at a time.
  let row = new Array<number>(heardWords.length + 1).fill(0);
  for (const word of saidWords) {
    const next = [0];
    heardWords.forEach((other, at) => {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return { heard: row.at(-1) ?? 0, said: saidWords.length };
}
