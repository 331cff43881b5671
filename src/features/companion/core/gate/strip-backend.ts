import { backendPhrases } from './backend-phrases.ts';
import { createPhraseFilter } from './phrase-filter.ts';

/** Said when a companion had no words at all. */
export const EMPTY_REPLY = "i'm sorry, i couldn't find words for that. could you say it in another way?";

/** The specification's threshold: with fewer word characters left than this, the original is kept. */
const FEWEST_WORD_CHARACTERS = 10;
/** Stands where a phrase was taken out: a blank, unless blanks or a mark are beside it. */
export const SEAM = '\0';

const countWordCharacters = (text: string): number => text.match(/[\p{L}\p{N}_]/gu)?.length ?? 0;

export const hasWords = (text: string): boolean => /[\p{L}\p{N}_]|\p{Extended_Pictographic}/u.test(text);

export interface Stripper {
  readonly take: (character: string) => string;
  readonly end: () => string;
  readonly hasStripped: () => boolean;
}

/**
 * Takes backend phrases out, a character at a time. Once one is out, the words wait until ten word characters are
 * certain to remain: with fewer the original is given in the end, but never what stood in a block of thoughts.
 */
export function createStripper(): Stripper {
  let hasStripped = false;
  let wordCharacters = 0;
  let original = '';
  /** How much of the original passed before anything was taken out. */
  let passed = 0;
  let waiting = '';
  let inBlock = false;

  const filter = createPhraseFilter(backendPhrases(), ({ rule, text }) => {
    hasStripped = true;
    inBlock = rule.rest === 'block';
    // The tag's last character is still to be taken down: see `take`.
    if (inBlock) original = original.slice(0, original.length - text.length + 1);
    return SEAM;
  });

  const isEnough = (): boolean => wordCharacters >= FEWEST_WORD_CHARACTERS;
  const letOut = (text: string): string => {
    if (isEnough()) return text;
    wordCharacters += countWordCharacters(text);
    const seam = waiting === '' ? text.indexOf(SEAM) : 0;
    const before = seam === -1 ? text : text.slice(0, seam);
    passed += before.length;
    waiting += text.slice(before.length);
    if (!isEnough()) return before;
    const out = before + waiting;
    waiting = '';
    return out;
  };

  return {
    take: (character) => {
      const out = filter.take(character);
      if (!isEnough() && !(inBlock && filter.isSkipping())) original += character;
      return letOut(out);
    },
    end: () => {
      const out = letOut(filter.end());
      return waiting === '' ? out : out + original.slice(passed);
    },
    hasStripped: () => hasStripped,
  };
}

const tidy = (text: string): string =>
  text
    .replace(/(^|\s)\0+|\0+(?=[\s.,!?;:]|$)/g, '$1')
    .replace(/\0+/g, ' ')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The client's rule before it shows a reply (specification, section 5): phrases that look like backend instructions
 * are stripped; if fewer than 10 word characters remain, the original is kept; nothing at all becomes the apology.
 */
export function sanitizeReply(text: string): string {
  const stripper = createStripper();
  let out = '';
  const original = text.replaceAll(SEAM, '').trim();
  for (let at = 0; at < original.length; at++) out += stripper.take(original.charAt(at));
  const stripped = tidy(out + stripper.end());
  return hasWords(stripped) ? stripped : EMPTY_REPLY;
}
