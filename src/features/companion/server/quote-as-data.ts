/** On one line, in quotation marks, unable to close the tag it stands in. */
export function quoteAsData(words: string): string {
  return JSON.stringify(words.replace(/\s+/g, ' ').trim().replaceAll('<', '‹').replaceAll('>', '›'));
}
