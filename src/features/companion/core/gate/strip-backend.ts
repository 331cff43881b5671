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
  const state: State = { wordCharacters: 0, original: '', passed: 0, waiting: '' };
  let hasStripped = false;
  let inBlock = false;

  const filter = createPhraseFilter(backendPhrases(), ({ rule, text }) => {
    hasStripped = true;
    inBlock = rule.rest === 'block';
    // The tag's last character is still to be taken down: see `take`.
    if (inBlock) state.original = state.original.slice(0, state.original.length - text.length + 1);
    return SEAM;
  });

  return {
    take: (character) => {
      const out = filter.take(character);
      if (!isEnough(state) && !(inBlock && filter.isSkipping())) state.original += character;
      return letOut(state, out);
    },
    end: () => {
      const out = letOut(state, filter.end());
      return state.waiting === '' ? out : out + state.original.slice(state.passed);
    },
    hasStripped: () => hasStripped,
  };
}

interface State {
  wordCharacters: number;
  original: string;
  /** How much of the original passed before anything was taken out. */
  passed: number;
  waiting: string;
}

const isEnough = ({ wordCharacters }: State): boolean => wordCharacters >= FEWEST_WORD_CHARACTERS;

function letOut(state: State, text: string): string {
  if (isEnough(state)) return text;
  state.wordCharacters += countWordCharacters(text);
  const seam = state.waiting === '' ? text.indexOf(SEAM) : 0;
  const before = seam === -1 ? text : text.slice(0, seam);
  state.passed += before.length;
  state.waiting += text.slice(before.length);
  if (!isEnough(state)) return before;
  const out = before + state.waiting;
  state.waiting = '';
  return out;
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
