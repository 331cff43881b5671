import { eachAlone, type Line, rowText } from './draft-lines.ts';
import { mostLike } from './find-lines.ts';
import { atPlace, bare, type Groups, meant, NUMBER, PLACE, type State } from './meant-lines.ts';
import { add, beginWith, bodyOf, greetOnce, insertAt, isGreeting, LEAST_ALIKE } from './place-line.ts';
import { withPiece } from './take-out.ts';

/** A line in place of those that are meant. */
function putInPlace(state: State, gone: readonly Line[], words: string): State | null {
  const [first] = gone;
  if (first === undefined || words === '') return null;
  const lines = state.lines.flatMap((line) =>
    line === first ? [{ ...line, words }] : gone.includes(line) ? [] : [line],
  );
  return { ...state, lines };
}

/** Sent at once, a page is one line: one sentence takes the place of one of them, and the others stay. */
function putForPlace(state: State, gone: readonly Line[], words: string): State | null {
  const isOne = gone.length > 1 && gone.length === state.lines.length && !/[.!?]\s+\S/.test(words);
  if (!isOne) return putInPlace(state, gone, words);
  // Without a stop of its own it would run into the next.
  const lines = /[.!?…]["”']?$/.test(words) ? state.lines : eachAlone(state.lines);
  const place = mostLike(lines, words, LEAST_ALIKE_MEANT) ?? lines[0];
  return place === undefined ? null : putInPlace({ ...state, lines }, [place], words);
}

/** The same, or in place of the one that is like it. */
function putIn(state: State, gone: readonly Line[], words: string): State | null {
  const like = mostLike(
    state.lines.filter((line) => !gone.includes(line)),
    words,
    LEAST_ALIKE,
  );
  return putInPlace(state, like === null ? gone : [like, ...gone], words);
}

export function change({ a = '', b = '' }: Groups, state: State): State | null {
  const words = bare(b);
  if (/^(?:the )?middle(?: (?:line|bit|part|one))?$/i.test(a)) return inTheMiddle(state, words);
  if (/^(?:it|that|this|the line|line)?$/i.test(a)) return putIn(state, state.wrong, words);
  const isFirst = /\bfirst\b/i.test(a) && PLACE.test(a);
  if (isFirst && isGreeting(words) && !isGreeting(rowText(state.lines, 1)))
    return beginWith({ x: words }, state);
  if (PLACE.test(a) || NUMBER.test(a)) return putForPlace(state, meant(state, a), words);
  return (
    withPiece(state, bare(a), words.replace(/(?<=\p{L})\.$/u, '')) ?? putIn(state, meant(state, a), words)
  );
}

function inTheMiddle(state: State, words: string): State | null {
  const body = [...new Set(bodyOf(state.lines).map(({ row }) => row))];
  const [, second] = body;
  return second === undefined || body.length > 2 ? null : insertAt(state, second, words);
}

/** 'i meant …': for the line it is like, else for the newest. */
export function meantSo({ x = '' }: Groups, state: State): State | null {
  const words = bare(x);
  const place = mostLike(state.lines, words, LEAST_ALIKE_MEANT) ?? state.lines.at(-1);
  return place === undefined || words === ''
    ? null
    : { ...state, lines: state.lines.map((line) => (line === place ? { ...line, words } : line)) };
}

const LEAST_ALIKE_MEANT = 0.3;

/** '2: …': in its place, or as the next line where there is none of that number yet. */
export function numbered({ n = '', x = '' }: Groups, state: State): State | null {
  const count = state.isNumbered ? state.lines.length : new Set(state.lines.map(({ row }) => row)).size;
  const words = bare(x);
  const greeted = n === '1' ? greetOnce(state.lines, words) : null;
  if (greeted !== null) return { ...state, lines: greeted };
  if (Number(n) === count + 1) return add({ x }, state);
  const place = atPlace(state, n, '');
  const sentence = (): readonly Line[] => atPlace({ ...state, isNumbered: true }, n, '');
  return putForPlace(state, place.length > 0 ? place : sentence(), words);
}

/** 'put: …', 'it should say: …': in place of the line it is like, else as one more. */
export function given({ x = '' }: Groups, state: State): State | null {
  const words = bare(x);
  if (words === '') return null;
  const like = mostLike(state.lines, words, LEAST_ALIKE_GIVEN);
  const gone = state.wrong.length > 0 ? state.wrong : like === null ? [] : [like];
  const lines = greetOnce(state.lines, words);
  if (lines !== null) return { ...state, lines };
  return gone.length > 0 ? putInPlace(state, gone, words) : add({ x }, state);
}
const LEAST_ALIKE_GIVEN = 0.5;

/** 'fear instead of mild fear'. */
export const insteadOf = ({ a = '', b = '' }: Groups, state: State): State | null =>
  withPiece(state, bare(a), bare(b));

/** Words for the place of what was just taken out or named; else of what they are like. */
export const instead = ({ x = '' }: Groups, state: State): State | null => {
  const words = bare(x);
  const { taken } = state;
  return (
    putIn(state, state.wrong, words) ??
    (taken === null || words === '' ? null : insertAt(state, taken.row, words))
  );
};
