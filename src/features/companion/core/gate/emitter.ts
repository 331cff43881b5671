import { SEAM } from './strip-backend.ts';

export const CUT_NOTICE = ' … i was going on for too long, so i stop here.';
/** So near to its end a reply goes on by whole words. */
const LAST_STRETCH = 60;

export interface Emitter {
  readonly take: (text: string) => string;
  readonly end: () => string;
  readonly isFull: () => boolean;
}

interface State {
  /** Characters that there is room for, without the notice. */
  readonly room: number;
  length: number;
  last: string;
  isSeam: boolean;
  /** The present word, near the end. */
  word: string;
  isFull: boolean;
}

/** The last step of the gate: no blanks at the beginning, one at most at a seam, and no more than `maxChars`. */
export function createEmitter(maxChars: number): Emitter {
  const room = maxChars - CUT_NOTICE.length;
  const state: State = { room, length: 0, last: '\n', isSeam: false, word: '', isFull: false };
  return {
    take: (text) => {
      let out = '';
      for (let at = 0; at < text.length && !state.isFull; at++) out += takeOne(state, text.charAt(at));
      return out;
    },
    end: () => (state.isFull ? '' : putWord(state)),
    isFull: () => state.isFull,
  };
}

function takeOne(state: State, character: string): string {
  if (character === SEAM) {
    state.isSeam = true;
    return '';
  }
  const { length, word, isSeam } = state;
  const isBlank = character === ' ' || character === '\t';
  const isAfterBlank = word === '' && /\s/.test(state.last);
  if (isBlank && (length === 0 || (isSeam && isAfterBlank))) return '';
  if (length === 0 && word === '' && /\s/.test(character)) return '';
  const joins = isSeam && !isAfterBlank && !/[\s.,!?;:]/.test(character);
  state.isSeam = false;
  const blank = joins ? putOrGather(state, ' ') : '';
  return blank + (state.isFull ? '' : putOrGather(state, character));
}

function putOrGather(state: State, character: string): string {
  if (state.length + LAST_STRETCH < state.room) return put(state, character);
  if (!/\s/.test(character)) {
    state.word += character;
    return state.length + state.word.length > state.room ? cut(state) : '';
  }
  const out = putWord(state);
  if (state.isFull) return out;
  return out + (state.length < state.room ? put(state, character) : cut(state));
}

function put(state: State, character: string): string {
  state.length += 1;
  state.last = character;
  return character;
}

function putWord(state: State): string {
  const { word, length, room } = state;
  if (word === '') return '';
  if (length + word.length > room) return cut(state);
  state.word = '';
  state.length += word.length;
  state.last = word.slice(-1);
  return word;
}

function cut(state: State): string {
  state.isFull = true;
  const fits = state.length === 0 ? state.word.slice(0, state.room).replace(/[\ud800-\udbff]$/, '') : '';
  return fits + CUT_NOTICE;
}
