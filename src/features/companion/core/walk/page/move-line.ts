import { eachAlone, type Line } from './draft-lines.ts';
import { type Groups, meant, type State } from './meant-lines.ts';
import { add, bodyOf, greets, insertAt } from './place-line.ts';

export function move({ x = '', where = '' }: Groups, state: State): State | null {
  const found = meant(state, x);
  const [top, next] = bodyOf(state.lines.filter((line) => !found.includes(line)));
  // A sentence that begins with the greeting stays first.
  const first =
    top !== undefined && next !== undefined && next.row !== top.row && greets(top.words) ? next : top;
  if (found.length === 0) return null;
  const rest = { ...state, lines: state.lines.filter((line) => !found.includes(line)) };
  const words = found.map((line) => line.words).join(' ');
  return /first|top|start|beginning|front/i.test(where) && first !== undefined
    ? insertAt(rest, first.row, words)
    : add({ x: words }, rest);
}

/** Two lines, the other way round. */
export function swap(_: Groups, state: State): State | null {
  const body = bodyOf(state.lines);
  const [one, other, ...more] = [...new Set(body.map(({ row }) => row))];
  if (one === undefined || other === undefined || more.length > 0) return null;
  const rows = [other, one].flatMap((row) => body.filter((line) => line.row === row));
  return { ...state, lines: [...state.lines.filter((line) => !body.includes(line)), ...rows] };
}

/** The lines they name, and each sentence alone where one of them is a part of a line only. */
function named(
  state: State,
  what: readonly string[],
): { readonly state: State; readonly found: Line[][] } | null {
  const found = what.map((one) => meant(state, one.replace(/^the (?=line|number|\d)/i, '')));
  if (found.some((one) => one.length === 0)) return null;
  const isPart = found.some(
    (one) => one.length < state.lines.filter(({ row }) => row === one[0]?.row).length,
  );
  if (!isPart) return { state, found: found.map((one) => [...one]) };
  const lines = eachAlone(state.lines);
  const alone = found.map((one) => one.flatMap((line) => lines[state.lines.indexOf(line)] ?? []));
  return { state: { ...state, lines }, found: alone };
}

/** 'swap 1 and 2'. */
export function swapTwo({ a = '', b = '' }: Groups, before: State): State | null {
  const both = named(before, [a, b]);
  const [[one] = [], [other] = []] = both?.found ?? [];
  if (both === null || one === undefined || other === undefined || one.row === other.row) return null;
  const rowOf = ({ row }: Line): number => (row === one.row ? other.row : row === other.row ? one.row : row);
  const lines = both.state.lines.map((line) => ({ ...line, row: rowOf(line) })).sort((x, y) => x.row - y.row);
  return { ...both.state, lines };
}

/** 'put the boiler bit after the last line', 'swap the order so this bit is before that one'. */
export function moveBeside({ x = '', side = '', place = '' }: Groups, before: State): State | null {
  const both = named(before, [x, place]);
  const [moved = [], beside = []] = both?.found ?? [];
  if (both === null || moved.some((line) => beside.includes(line))) return null;
  const rest = both.state.lines.filter((line) => !moved.includes(line));
  const at = /before|above/i.test(side)
    ? rest.findIndex((line) => beside.includes(line))
    : rest.findLastIndex((line) => beside.includes(line)) + 1;
  const lines = rest.toSpliced(at, 0, ...moved);
  return { ...both.state, lines: rowsInOrder(lines) };
}

/** Rows counted anew, by the order they stand in now. */
function rowsInOrder(lines: readonly Line[]): Line[] {
  const order = [...new Set(lines.map(({ row }) => row))];
  return lines.map((line) => ({ ...line, row: order.indexOf(line.row) + 1 }));
}
