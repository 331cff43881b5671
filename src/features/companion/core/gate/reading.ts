import { isWordSymbol } from './pattern.ts';

const APOSTROPHE = 39;
const DOUBLE_QUOTE = 34;
const NEWLINE = 10;
const TAB = 9;
const SPACE = 32;
const COLON = 58;
const ENDS = new Set([46, 33, 63]);
/** Words that announce somebody else's words: 'you could say: …'. */
const ANNOUNCING = new Set([
  'say', 'says', 'said', 'write', 'text', 'send', 'message', 'like', 'this', 'words', 'line', 'lines', 'note', 'card', 'try',
]); // biome-ignore format: a list of words

/** What stands around the place where a reply has been read to. */
export interface Reading {
  /** Takes the next symbol in. */
  readonly take: (symbol: number) => void;
  /** Goes on behind words that were struck out. */
  readonly resume: (isAtStart: boolean) => void;
  /** Whether a word that begins with this symbol begins here. */
  readonly beginsWord: (symbol: number) => boolean;
  readonly isAtStart: () => boolean;
  /** Inside quotation marks, or behind 'you could say:': words that are not the speaker's own. */
  readonly isQuoted: () => boolean;
  /** Whether the words before the present one end so. */
  readonly follows: (phrases: ReadonlySet<string>) => boolean;
  /** The word read last, while nothing follows it. */
  readonly word: () => string;
}

/** `starts`: what a line or a sentence begins after. */
export function createReading(starts: 'line' | 'sentence'): Reading {
  let last = NEWLINE;
  let word = '';
  let before = '';
  let beforeThat = '';
  let isAtStart = true;
  let quote = 0;
  let doubtful = 0;
  let isAnnounced = false;

  const endWord = (): void => {
    if (word === '') return;
    beforeThat = before;
    before = word;
    word = '';
  };

  const endSentence = (): void => {
    endWord();
    before = '';
    beforeThat = '';
    isAtStart = true;
  };

  /** A mark opens where a word follows it, and closes where none does: until then it may be an apostrophe. */
  const settleQuote = (symbol: number): void => {
    if (doubtful === 0) return;
    if (quote === doubtful && !isWordSymbol(symbol)) quote = 0;
    else if (quote === 0 && isWordSymbol(symbol)) quote = doubtful;
    doubtful = 0;
  };

  const readMark = (symbol: number): void => {
    if (symbol === APOSTROPHE || symbol === DOUBLE_QUOTE) {
      if (quote === symbol || !isWordSymbol(last)) doubtful = symbol;
      if (symbol === APOSTROPHE && isWordSymbol(last)) word += "'";
      return;
    }
    if (symbol === COLON && ANNOUNCING.has(word || before)) isAnnounced = true;
    endWord();
    if (symbol === NEWLINE) {
      quote = 0;
      isAnnounced = false;
    }
    if (symbol === NEWLINE || (starts === 'sentence' && ENDS.has(symbol))) endSentence();
  };

  return {
    take: (symbol) => {
      settleQuote(symbol);
      if (isWordSymbol(symbol)) {
        word += String.fromCharCode(symbol);
        isAtStart = false;
      } else {
        if (starts === 'line' && symbol !== SPACE && symbol !== TAB) isAtStart = false;
        readMark(symbol);
      }
      last = symbol;
    },
    resume: (atStart) => {
      endSentence();
      isAtStart = atStart;
      last = SPACE;
      quote = 0;
      doubtful = 0;
    },
    beginsWord: (symbol) =>
      !isWordSymbol(symbol) || (!isWordSymbol(last) && !(last === APOSTROPHE && word !== '')),
    isAtStart: () => isAtStart,
    isQuoted: () => isAnnounced || quote !== 0 || doubtful !== 0,
    follows: (phrases) => phrases.has(before) || phrases.has(`${beforeThat} ${before}`),
    word: () => word,
  };
}
