import { SEAM } from './strip-backend.ts';

export const CUT_NOTICE = ' … i was going on for too long, so i stop here.';
/** So near to its end a reply goes on by whole words. */
const LAST_STRETCH = 60;

export interface Emitter {
  readonly take: (text: string) => string;
  readonly end: () => string;
  readonly isFull: () => boolean;
}

/** The last step of the gate: no blanks at the beginning, one at most at a seam, and no more than `maxChars`. */
export function createEmitter(maxChars: number): Emitter {
  const room = maxChars - CUT_NOTICE.length;
  let length = 0;
  let last = '\n';
  let isSeam = false;
  /** The present word, near the end. */
  let word = '';
  let isFull = false;

  const put = (character: string): string => {
    length += 1;
    last = character;
    return character;
  };

  const cut = (): string => {
    isFull = true;
    const fits = length === 0 ? word.slice(0, room).replace(/[\ud800-\udbff]$/, '') : '';
    return fits + CUT_NOTICE;
  };

  const putWord = (): string => {
    if (word === '') return '';
    if (length + word.length > room) return cut();
    const whole = word;
    word = '';
    length += whole.length;
    last = whole.slice(-1);
    return whole;
  };

  const putOrGather = (character: string): string => {
    if (length + LAST_STRETCH < room) return put(character);
    if (!/\s/.test(character)) {
      word += character;
      return length + word.length > room ? cut() : '';
    }
    const out = putWord();
    return isFull ? out : out + (length < room ? put(character) : cut());
  };

  const takeOne = (character: string): string => {
    if (character === SEAM) {
      isSeam = true;
      return '';
    }
    const isBlank = character === ' ' || character === '\t';
    const isAfterBlank = word === '' && /\s/.test(last);
    if (isBlank && (length === 0 || (isSeam && isAfterBlank))) return '';
    if (length === 0 && word === '' && /\s/.test(character)) return '';
    const joins = isSeam && !isAfterBlank && !/[\s.,!?;:]/.test(character);
    isSeam = false;
    return (joins ? putOrGather(' ') : '') + (isFull ? '' : putOrGather(character));
  };

  return {
    take: (text) => {
      let out = '';
      for (let at = 0; at < text.length && !isFull; at++) out += takeOne(text.charAt(at));
      return out;
    },
    end: () => (isFull ? '' : putWord()),
    isFull: () => isFull,
  };
}
