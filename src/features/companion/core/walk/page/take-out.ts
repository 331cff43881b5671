import { type Line, replacePiece, replaceRow, rowText } from './draft-lines.ts';
import { namedBy } from './find-lines.ts';
import { atPlace, type Groups, meant, numberOf, ORDINAL, PLACE, QUOTED, type State } from './meant-lines.ts';

function without(state: State, gone: readonly Line[]): State | null {
  const [taken] = gone;
  if (taken === undefined || gone.length >= state.lines.length) return null;
  const words = gone.map((line) => line.words).join(' ');
  return { ...state, lines: state.lines.filter((line) => !gone.includes(line)), taken: { ...taken, words } };
}

const HALF = 0.5;
export const countOf = (text: string): number => text.trim().split(/\s+/).length;

export function takeOut({ what = '' }: Groups, state: State): State | null {
  const from = /^(?:everything |all (?:of it )?)?from ["“]?(?<words>.+?)["”]? (?:on|onwards?|down)$/i.exec(
    what,
  )?.groups?.words;
  if (from !== undefined) return cutFrom(state, from);
  const nth = new RegExp(`^(?:the |that )?(?<n>${ORDINAL}) ["“]?(?<word>[\\p{L}']+)["”]?$`, 'iu').exec(
    what,
  )?.groups;
  if (nth?.word !== undefined && !PLACE.test(what))
    return withPiece(state, nth.word, '', numberOf(nth.n ?? ''));
  const quoted = QUOTED.exec(what)?.groups?.words;
  if (quoted === undefined) return without(state, meant(state, what));
  const whole = namedBy(state.lines, quoted);
  const [only] = whole;
  const isMost =
    only !== undefined && countOf(quoted) >= countOf(whole.map(({ words }) => words).join(' ')) * HALF;
  return isMost ? without(state, whole) : withPiece(state, quoted, '');
}

/** 'take out 3 and 4', '6 out, 5 out': each by its number. */
export function takeOutAll({ what = '' }: Groups, state: State): State | null {
  const numbers = [...new Set(what.match(/\d/g) ?? [])];
  const gone = numbers.map((number) => atPlace(state, number, ''));
  return numbers.length < 2 || gone.some((one) => one.length === 0) ? null : without(state, gone.flat());
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** 'the last four lines'. */
export function takeOutLast({ what = '' }: Groups, { lines, ...state }: State): State | null {
  const count = COUNTS[what.toLowerCase()] ?? Number(what);
  const rows = state.isNumbered ? [] : [...new Set(lines.map(({ row }) => row))].slice(-count);
  const gone = state.isNumbered ? lines.slice(-count) : lines.filter(({ row }) => rows.includes(row));
  return without({ ...state, lines }, gone);
}

/** 'delete that, that was me talking to you': the newest line. */
export const takeOutNewest = (_: Groups, state: State): State | null => {
  const row = Math.max(...state.lines.map((line) => line.row));
  return without(
    state,
    state.lines.filter((line) => line.row === row),
  );
};

export function withPiece(state: State, piece: string, by: string, which = 0): State | null {
  const lines = replacePiece(state.lines, piece, by, which);
  return lines === null || lines.length === 0 ? null : { ...state, lines };
}

function cutFrom(state: State, from: string): State | null {
  const at = state.lines.find(({ words }) => words.toLowerCase().includes(from.toLowerCase()));
  if (at === undefined || replacePiece(state.lines, from, '') === null) return null;
  const text = rowText(state.lines, at.row);
  const kept = text.slice(0, text.toLowerCase().indexOf(from.toLowerCase())).replace(/[\s,;:–—-]+$/u, '');
  const lines = replaceRow(
    state.lines.filter(({ row }) => row <= at.row),
    at.row,
    kept,
  );
  return lines.length === 0 ? null : { ...state, lines };
}

export const putBack = ({ what = '' }: Groups, state: State): State | null => {
  const { taken } = state;
  if (taken === null || (what !== '' && namedBy([taken], what).length === 0)) return null;
  const at = state.lines.findIndex(({ row }) => row >= taken.row);
  return {
    ...state,
    taken: null,
    lines: at === -1 ? [...state.lines, taken] : state.lines.toSpliced(at, 0, taken),
  };
};
