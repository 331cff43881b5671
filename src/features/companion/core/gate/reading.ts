import { isWordSymbol } from './symbols.ts';

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

interface State {
  readonly starts: 'line' | 'sentence';
  last: number;
  word: string;
  before: string;
  beforeThat: string;
  isAtStart: boolean;
  /** The mark that is open, or 0. */
  quote: number;
  /** A mark that may yet be an apostrophe, or 0. */
  doubtful: number;
  isAnnounced: boolean;
}

/** `starts`: what a line or a sentence begins after. */
export function createReading(starts: 'line' | 'sentence'): Reading {
  const state: State = {
    starts,
    last: NEWLINE,
    word: '',
    before: '',
    beforeThat: '',
    isAtStart: true,
    quote: 0,
    doubtful: 0,
    isAnnounced: false,
  };
  return {
    take: (symbol) => take(state, symbol),
    resume: (isAtStart) => {
      endSentence(state);
      Object.assign(state, { isAtStart, last: SPACE, quote: 0, doubtful: 0 });
    },
    beginsWord: (symbol) =>
      !isWordSymbol(symbol) ||
      (!isWordSymbol(state.last) && !(state.last === APOSTROPHE && state.word !== '')),
    isAtStart: () => state.isAtStart,
    isQuoted: () => state.isAnnounced || state.quote !== 0 || state.doubtful !== 0,
    follows: (phrases) => phrases.has(state.before) || phrases.has(`${state.beforeThat} ${state.before}`),
    word: () => state.word,
  };
}

function take(state: State, symbol: number): void {
  settleQuote(state, symbol);
  if (isWordSymbol(symbol)) {
    state.word += String.fromCharCode(symbol);
    state.isAtStart = false;
  } else {
    if (state.starts === 'line' && symbol !== SPACE && symbol !== TAB) state.isAtStart = false;
    readMark(state, symbol);
  }
  state.last = symbol;
}

/** A mark opens where a word follows it, and closes where none does: until then it may be an apostrophe. */
function settleQuote(state: State, symbol: number): void {
  const { doubtful, quote } = state;
  if (doubtful === 0) return;
  if (quote === doubtful && !isWordSymbol(symbol)) state.quote = 0;
  else if (quote === 0 && isWordSymbol(symbol)) state.quote = doubtful;
  state.doubtful = 0;
}

function readMark(state: State, symbol: number): void {
  if (symbol === APOSTROPHE || symbol === DOUBLE_QUOTE) {
    if (state.quote === symbol || !isWordSymbol(state.last)) state.doubtful = symbol;
    if (symbol === APOSTROPHE && isWordSymbol(state.last)) state.word += "'";
    return;
  }
  if (symbol === COLON && ANNOUNCING.has(state.word || state.before)) state.isAnnounced = true;
  endWord(state);
  if (symbol === NEWLINE) {
    state.quote = 0;
    state.isAnnounced = false;
  }
  if (symbol === NEWLINE || (state.starts === 'sentence' && ENDS.has(symbol))) endSentence(state);
}

function endWord(state: State): void {
  if (state.word === '') return;
  state.beforeThat = state.before;
  state.before = state.word;
  state.word = '';
}

function endSentence(state: State): void {
  endWord(state);
  state.before = '';
  state.beforeThat = '';
  state.isAtStart = true;
}
