/**
 * First step of reading a message: one plain spelling for what looks alike. Latin letters of other alphabets, full
 * width, accents, invisible characters, stretched words ('diiiie') and look-alike digits all come out the same.
 */

/** Cyrillic and Greek letters that pass for Latin ones. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const LOOK_ALIKE_LETTERS = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');
/** Formatting characters (soft hyphens, zero-width and direction marks) and what only changes a glyph's look. */
const INVISIBLE = /\p{Cf}|\u034f|\p{Variation_Selector}/gu;
const ACCENTS = /[\u0300-\u036f]/gu;

/** The longest text that is read; the rest of a longer one is not. Messages end at 2,000 characters. */
const MAX_CHARACTERS = 8_000;

export function cleanText(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/gu, '"')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(LOOK_ALIKE_LETTERS, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/([a-z])\1{2,}/gu, '$1$1');
}
