import { type Line, namedBy, replacePiece, replaceRow, rowText } from './draft-lines.ts';
import { type Groups, meant, numberOf, ORDINAL, PLACE, QUOTED, type State } from './meant-lines.ts';

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

export const putBack = (_: Groups, state: State): State | null => {
  const { taken } = state;
  if (taken === null) return null;
  const at = state.lines.findIndex(({ row }) => row >= taken.row);
  return {
    ...state,
    taken: null,
    lines: at === -1 ? [...state.lines, taken] : state.lines.toSpliced(at, 0, taken),
  };
};
