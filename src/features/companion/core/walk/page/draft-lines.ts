import { MOST_CHARACTERS_OF_ALL, MOST_KEPT_CHARACTERS, type Thread } from '../../record/talk-record.ts';
import { withSlot } from '../quote.ts';

/** One sentence of a draft, and the line it stands in as shown; counted from 1. */
export interface Line {
  readonly slot: string;
  readonly row: number;
  readonly words: string;
}

/** A page is kept in one piece; what is too long for it in a second. */
export const DRAFT_SLOTS: readonly string[] = ['page', 'page2'];
const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]["'”’]?)\s+(?=\S)/u);

/** A draft as its sentences, in the order in which it is shown; the list of another way as its answers. */
export function linesOf(slots: Thread['slots'], order: readonly string[] = DRAFT_SLOTS): Line[] {
  const isDraft = order === DRAFT_SLOTS;
  const rows = order.flatMap((slot) => {
    const words = slots.find(({ name }) => name === slot)?.words ?? '';
    return words.split('\n').flatMap((text) => (text.trim() === '' ? [] : [{ slot, text: text.trim() }]));
  });
  return rows.flatMap(({ slot, text }, at) =>
    (isDraft ? sentencesIn(text) : [text]).map((words) => ({
      slot: isDraft ? 'page' : slot,
      row: at + 1,
      words,
    })),
  );
}

/** Each sentence as a line of its own. */
export const eachAlone = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => ({ ...line, row: at + 1 }));

/** Each line as it is shown. */
export const rowsOf = (lines: readonly Line[]): string[] =>
  [...new Set(lines.map(({ row }) => row))].map((row) => rowText(lines, row));

/** The same, put down again; whatever else is kept stays. */
export function slotsOf(lines: readonly Line[], before: Thread['slots']): Thread['slots'] {
  const names = new Set([...DRAFT_SLOTS, ...lines.map(({ slot }) => slot)]);
  const others = before.filter(({ name }) => !names.has(name) && !name.startsWith(BESIDE));
  return [...new Set(lines.map(({ slot }) => slot))].reduce((slots, slot) => {
    const rows = rowsOf(lines.filter((line) => line.slot === slot));
    const text = rows.join('\n');
    if (slot !== 'page' || text.length <= MOST_KEPT_CHARACTERS) return withSlot(slots, slot, text);
    const half = text.lastIndexOf('\n', MOST_KEPT_CHARACTERS);
    return withSlot(withSlot(slots, 'page', text.slice(0, half)), 'page2', text.slice(half + 1));
  }, others);
}

/** Whether a page is short enough to be kept whole. */
export function hasRoom(lines: readonly Line[]): boolean {
  const rows = rowsOf(lines);
  const text = rows.join('\n');
  return text.length <= MOST_CHARACTERS_OF_ALL && rows.every((row) => row.length <= MOST_KEPT_CHARACTERS);
}
/** What is kept beside a draft and not shown: the line taken out last, one that waits for its place. */
export const BESIDE = '-';

export const rowText = (lines: readonly Line[], row: number): string =>
  lines
    .filter((line) => line.row === row)
    .map(({ words }) => words)
    .join(' ');

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.!?,;]+$/u, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/gu, "['’]");

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?;:])/g, '')
    .replace(/,+(?=[,.!?])/g, '')
    .replace(/^[\s,;:.!?–—-]+|[\s,;:–—-]+$/g, '');

const DETERMINER = /(?:^|\s)(?:an?|the|such an?)\s+$/i;
/** Goes on without a noun: 'be a (jerk) about it'. */
const NO_NOUN =
  /^\s*(?:$|[.,;:!?…]|(?:about|with|at|to|for|of|on|in|and|but|or|that|who|because|when|if|as|like)\b)/i;
const JOINS = /^\s*(?:and|but|so|or|because|cos)\s+/i;
const ENDS_ANOTHER = /(?:^|[.!?…])\s*$/;

/** What stood around a piece, joined without it. */
function mended(before: string, piece: string, rest: string): string {
  const isFirst = ENDS_ANOTHER.test(before);
  // A whole sentence takes its stop along.
  const after = isFirst
    ? rest
        .replace(/^[.!?…]+/, '')
        .replace(JOINS, '')
        .trimStart()
    : rest;
  const joint = NO_NOUN.test(after) ? before.replace(DETERMINER, ' ') : before;
  const isCapital = isFirst && /^\p{Lu}/u.test(piece);
  return `${joint} ${isCapital ? after.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : after}`;
}

/** The piece of a line that is quoted, put another way or left out; null where it does not stand there exactly once. */
export function replacePiece(lines: readonly Line[], piece: string, by: string, which = 0): Line[] | null {
  if (!/[\p{L}\p{N}]/u.test(piece)) return null;
  const sign = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(piece)}(?![\\p{L}\\p{N}])`, 'giu');
  const rows = [...new Set(lines.map(({ row }) => row))];
  const found = rows.flatMap((row) => [...rowText(lines, row).matchAll(sign)].map((hit) => ({ row, hit })));
  const meant = which > 0 ? found[which - 1] : found.length === 1 ? found[0] : undefined;
  if (meant === undefined) return null;
  const { row, hit } = meant;
  const text = rowText(lines, row);
  const before = text.slice(0, hit.index);
  const rest = text.slice(hit.index + hit[0].length);
  return replaceRow(lines, row, tidied(by === '' ? mended(before, hit[0], rest) : `${before}${by}${rest}`));
}

/** A line as shown, with other words in it; none takes it out. */
export function replaceRow(lines: readonly Line[], row: number, text: string): Line[] {
  const first = lines.find((line) => line.row === row);
  if (first === undefined) return [...lines];
  const put = text === '' ? [] : sentencesIn(text).map((words) => ({ ...first, words }));
  return [...lines.filter((line) => line.row < row), ...put, ...lines.filter((line) => line.row > row)];
}
