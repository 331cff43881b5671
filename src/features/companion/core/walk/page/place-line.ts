import { type Line, rowText } from './draft-lines.ts';
import { mostLike } from './find-lines.ts';
import { bare, type Groups, meant, type State } from './meant-lines.ts';
import { countOf } from './take-out.ts';

const HALF_A_ROW = 0.5;
export function insertAt(state: State, row: number, words: string): State {
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
export const bodyOf = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  return first !== undefined && isGreeting(rowText(lines, first.row))
    ? lines.filter(({ row }) => row !== first.row)
    : lines;
};

export const LEAST_ALIKE = 0.6;

const GREETS_SOMEBODY =
  /^\W*(?:hi+|hiya|hello|hey+|dear(?:est)?|good (?:morning|evening)) (?<name>[^\s,.!?]+(?: [^\s,.!?]+)?)/i;
const nameGreeted = (words: string): string => GREETS_SOMEBODY.exec(words)?.groups?.name?.toLowerCase() ?? '';
export const greets = (words: string): boolean => nameGreeted(words) !== '';
const LEAST_ALIKE_GREETING = 0.3;

/** A line that greets whoever is greeted already: in place of a bare greeting or of its like, else before it. */
export function greetOnce(lines: readonly Line[], words: string): readonly Line[] | null {
  const name = nameGreeted(words);
  const there = lines.find((line) => {
    const other = nameGreeted(line.words);
    return name !== '' && other !== '' && (name.startsWith(other) || other.startsWith(name));
  });
  if (there === undefined) return null;
  const isSame = isGreeting(there.words) || mostLike([there], words, LEAST_ALIKE_GREETING) !== null;
  const isRun =
    lines.some((line) => line !== there && line.row === there.row) && !/[.!?…]["”']?$/.test(words);
  const put = { ...there, words, row: isRun || !isSame ? there.row - HALF_A_ROW : there.row };
  return lines.flatMap((line) => (line !== there ? [line] : isSame ? [put] : [put, line]));
}

/** A first line: a greeting in place of the one there is, or before all but the greeting. */
export function beginWith({ x = '' }: Groups, state: State): State | null {
  const words = bare(x).replace(/(?<=\p{L})\.+$/u, '');
  const greeted = isGreeting(words) ? null : greetOnce(state.lines, words);
  if (greeted !== null) return { ...state, lines: greeted };
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
