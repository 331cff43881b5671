/** ASCII as it is, one symbol for every other letter, one for the rest. */
export const OTHER_LETTER = 128;
const OTHER = 129;
export const SYMBOLS = 130;

/** Which symbols a step may read. */
export type CharSet = (symbol: number) => boolean;

export const code = (character: string): number => character.charCodeAt(0);
export const isDigit: CharSet = (symbol) => symbol >= 48 && symbol <= 57;
/** Letters and digits; `_` is read past, like other marks of emphasis. */
export const isWordSymbol: CharSet = (symbol) =>
  isDigit(symbol) || (symbol >= 97 && symbol <= 122) || symbol === OTHER_LETTER;
const FOLDED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '…': '.',
  '–': ',',
  '—': ',',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** How a character is read: without case, typographic marks as plain ones. Null: read past (emphasis, no width). */
export function toSymbol(character: string): number | null {
  const unit = character.charCodeAt(0);
  if (unit < 128) {
    if (unit === 42 || unit === 95) return null;
    return unit >= 65 && unit <= 90 ? unit + 32 : unit === 13 ? 10 : unit;
  }
  const folded = FOLDED[character];
  if (folded !== undefined) return code(folded);
  if (/\p{Cf}|\p{Mn}/u.test(character)) return null;
  return /[\p{L}\p{N}]/u.test(character) ? OTHER_LETTER : OTHER;
}
