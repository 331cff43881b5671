import { type Line, mostLike, namedBy, replacePiece, replaceRow, rowText } from './draft-lines.ts';

/** What a draft is to become; null: nothing in these words is a command that leaves no doubt. */
export interface Edited {
  readonly lines: readonly Line[];
  /** What was taken out, to be put back. */
  readonly taken: Line | null;
}

export interface State extends Edited {
  /** They see numbers before its sentences. */
  readonly isNumbered: boolean;
  /** Named in this turn as what is wrong. */
  readonly wrong: readonly Line[];
}
export type Groups = Readonly<Record<string, string | undefined>>;

export const ORDINAL = 'first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const bare = (words: string): string =>
  words
    .trim()
    .replace(/^["“]([^"“”]+)["”][.!]*$/u, '$1')
    .replace(/^'([^']+)'[.!]*$/u, '$1')
    .replace(/ (?:please|pls|plz)$/i, '')
    .trim();

const numberOf = (word: string): number => {
  const at = ORDINALS.indexOf(word.toLowerCase());
  return at === -1 ? Number.parseInt(word, 10) : at + 1;
};

/** 'the second line': as shown; the first is in doubt where a greeting stands before it. */
function atPlace({ lines, isNumbered }: State, place: string, noun: string): readonly Line[] {
  const rows = [...new Set(lines.map(({ row }) => row))];
  if (isNumbered || /sentence/i.test(noun)) {
    const one = place.toLowerCase() === 'last' ? lines.at(-1) : lines[numberOf(place) - 1];
    return one === undefined ? [] : [one];
  }
  const row = place.toLowerCase() === 'last' ? rows.at(-1) : rows[numberOf(place) - 1];
  return lines.filter((line) => line.row === row);
}

const PLACE = new RegExp(`^(?:the |my |your )?(?<n>${ORDINAL}) (?<noun>lines?|sentence|bit|part|one)$`, 'i');
const NUMBER = /^(?:(?:line|number|no|nr|sentence)\.? ?)(?<n>\d)$|^#?(?<bare>\d)$/i;
const QUOTED = /["“](?<words>[^"“”]+)["”]/u;

/** The sentences that are meant, as far as that is sure. */
export function meant(state: State, what: string): readonly Line[] {
  const place = PLACE.exec(what)?.groups;
  if (place !== undefined) return atPlace(state, place.n ?? '', place.noun ?? '');
  const number = NUMBER.exec(what)?.groups;
  if (number !== undefined) return atPlace(state, number.n ?? number.bare ?? '', '');
  if (/^(?:it|that|this)$/i.test(what)) return [];
  return namedBy(state.lines, QUOTED.exec(what)?.groups?.words ?? what);
}

function without(state: State, gone: readonly Line[]): State | null {
  const [taken] = gone;
  if (taken === undefined || gone.length >= state.lines.length) return null;
  const words = gone.map((line) => line.words).join(' ');
  return { ...state, lines: state.lines.filter((line) => !gone.includes(line)), taken: { ...taken, words } };
}

const HALF = 0.5;
const countOf = (text: string): number => text.trim().split(/\s+/).length;

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

function withPiece(state: State, piece: string, by: string, which = 0): State | null {
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

const LEAST_ALIKE = 0.6;

/** A line in place of those that are meant. */
function putInPlace(state: State, gone: readonly Line[], words: string): State | null {
  const [first] = gone;
  if (first === undefined || words === '') return null;
  const lines = state.lines.flatMap((line) =>
    line === first ? [{ ...line, words }] : gone.includes(line) ? [] : [line],
  );
  return { ...state, lines };
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
  if (PLACE.test(a) || NUMBER.test(a)) return putInPlace(state, meant(state, a), words);
  return withPiece(state, bare(a), words) ?? putIn(state, meant(state, a), words);
}

function inTheMiddle(state: State, words: string): State | null {
  const body = [...new Set(bodyOf(state.lines).map(({ row }) => row))];
  const [, second] = body;
  return second === undefined || body.length > 2 ? null : insertAt(state, second, words);
}

const HALF_A_ROW = 0.5;
function insertAt(state: State, row: number, words: string): State {
  const slot = state.lines.find((line) => line.row === row)?.slot ?? 'page';
  const put = { slot, row: row - HALF_A_ROW, words };
  const at = state.lines.findIndex((line) => line.row >= row);
  return { ...state, lines: at === -1 ? [...state.lines, put] : state.lines.toSpliced(at, 0, put) };
}

const MOST_WORDS_OF_A_GREETING = 5;
const GREETS = /^\W*(?:hi+|hiya|hello|hey+|dear(?:est)?|good (?:morning|evening)|happy|to)\b/i;
export const isGreeting = (words: string): boolean =>
  GREETS.test(words) && countOf(words) <= MOST_WORDS_OF_A_GREETING;

/** Without the greeting that stands at the top. */
const bodyOf = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  return first !== undefined && isGreeting(rowText(lines, first.row))
    ? lines.filter(({ row }) => row !== first.row)
    : lines;
};

/** A first line: a greeting in place of the one there is, or before all but the greeting. */
export function beginWith({ x = '' }: Groups, state: State): State | null {
  const words = bare(x).replace(/(?<=\p{L})\.+$/u, '');
  const body = bodyOf(state.lines);
  const like = mostLike(body, words, LEAST_ALIKE);
  const top = { slot: 'page', row: 0, words };
  if (isGreeting(words)) return { ...state, lines: [top, ...body] };
  const others = state.lines.filter((line) => line !== like);
  const [first] = bodyOf(others);
  return first === undefined
    ? { ...state, lines: [...others, top] }
    : insertAt({ ...state, lines: others }, first.row, words);
}

export function move({ x = '', where = '' }: Groups, state: State): State | null {
  const found = meant(state, x);
  const [first] = bodyOf(state.lines);
  if (found.length === 0) return null;
  const rest = { ...state, lines: state.lines.filter((line) => !found.includes(line)) };
  const words = found.map((line) => line.words).join(' ');
  return /first|top|start|beginning|front/i.test(where) && first !== undefined
    ? insertAt(rest, first.row, words)
    : add({ x: words }, rest);
}

const LAST_ROW = 99;
export function add({ x = '' }: Groups, state: State): State | null {
  const words = bare(x);
  const slot = state.lines.at(-1)?.slot ?? 'page';
  if (words === '') return null;
  const isThere = state.lines.some((line) => rowText(state.lines, line.row) === words);
  return isThere ? state : { ...state, lines: [...state.lines, { slot, row: LAST_ROW, words }] };
}

/** 'after line 2 add: …', 'add before the last line: …'. */
export function addBeside({ side = '', place = '', x = '' }: Groups, state: State): State | null {
  const found = meant(state, place);
  const row = (/before|above/i.test(side) ? found[0] : found.at(-1))?.row;
  const words = bare(x);
  if (row === undefined || words === '') return null;
  return insertAt(state, /before|above/i.test(side) ? row : row + HALF_A_ROW + HALF_A_ROW / 2, words);
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

/** Two lines, the other way round. */
export function swap(_: Groups, state: State): State | null {
  const body = bodyOf(state.lines);
  const [one, other, ...more] = [...new Set(body.map(({ row }) => row))];
  if (one === undefined || other === undefined || more.length > 0) return null;
  const rows = [other, one].flatMap((row) => body.filter((line) => line.row === row));
  return { ...state, lines: [...state.lines.filter((line) => !body.includes(line)), ...rows] };
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

export const numbered = ({ n = '', x = '' }: Groups, state: State): State | null =>
  putInPlace(state, atPlace(state, n, ''), bare(x));

/** Words for the place of what was just taken out or named; else of what they are like. */
export const instead = ({ x = '' }: Groups, state: State): State | null => {
  const words = bare(x);
  const { taken } = state;
  return (
    putIn(state, state.wrong, words) ??
    (taken === null || words === '' ? null : insertAt(state, taken.row, words))
  );
};
