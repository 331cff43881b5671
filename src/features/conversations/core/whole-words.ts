/** A longer one may be cut: a link, or a language without spaces between words. */
const LONG_WORD = 30;
const PART_AT_START = new RegExp(`^\\S{0,${LONG_WORD}}\\s`);
const PART_AT_END = new RegExp(`\\s\\S{0,${LONG_WORD}}$`);

/** At most the first `length` UTF-16 units of a longer text, without the word they would cut. */
export function startOf(text: string, length: number): string {
  const one = text.slice(0, length + 1);
  const words = one.replace(PART_AT_END, '');
  // Half of a surrogate pair is no character.
  return words === one ? one.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : words;
}

/** At most the last `length` UTF-16 units of a longer text, without the word they would cut. */
export function endOf(text: string, length: number): string {
  const one = text.slice(text.length - length - 1);
  const words = one.replace(PART_AT_START, '');
  return words === one ? one.slice(1).replace(/^[\uDC00-\uDFFF]/, '') : words;
}
