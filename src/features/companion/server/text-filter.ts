/**
 * Where a model is stopped. Beyond what the gate lets a reply be, because small models think aloud before they answer,
 * and the gate takes that out.
 */
export const MAX_MODEL_CHARACTERS = 8_000;

export interface TextFilter {
  /** What of this piece may be said now: storable, without leading blanks, within the limit. */
  pass(piece: string): string;
  /** What was held back until the end. */
  flush(): string;
  isFull(): boolean;
}

/**
 * Cleans a model's text piece by piece: drops NUL, waits for the second half of a character that was split between
 * two pieces, holds blanks back until a word follows, and closes at `maxCharacters`.
 */
export function createTextFilter(maxCharacters = MAX_MODEL_CHARACTERS): TextFilter {
  let held = '';
  let said = 0;
  const take = (text: string): string => {
    const words = (said === 0 ? text.trimStart() : text).slice(0, maxCharacters - said);
    said += words.length;
    return words.isWellFormed() ? words : words.toWellFormed();
  };

  return {
    pass(piece) {
      let text = held + (piece.includes('\0') ? piece.replaceAll('\0', '') : piece);
      held = '';
      if (endsInHalf(text)) {
        held = text.slice(-1);
        text = text.slice(0, -1);
      }
      return take(text);
    },
    flush: () => take(held),
    isFull: () => said >= maxCharacters,
  };
}

function endsInHalf(text: string): boolean {
  return text !== '' && (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;
}
