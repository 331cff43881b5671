import { type Line, replacePiece, replaceRow, rowText } from './draft-lines.ts';
import { namedBy } from './find-lines.ts';
import {
  atPlace,
  bare,
  type Groups,
  meant,
  NUMBER,
  numberOf,
  ORDINAL,
  PLACE,
  QUOTED,
  type State,
} from './meant-lines.ts';

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
  const part = partNamed(state, what);
  if (part === null) return null;
  return 'gone' in part ? without(state, part.gone) : withPiece(state, part.piece, '');
}

type Part = { readonly gone: readonly Line[] } | { readonly piece: string };

const REASON = '(?:[,.;]? .*)?';
const LINE_NAMED = new RegExp(
  `^(?:the |that |this |my )?(?:(?:line|sentence|one)\\b(?: (?:about|with|where|that says))? (?<after>.{1,50}?)|(?<x>.{1,40}?) (?:line|sentence|one)s?\\b${REASON})$`,
  'i',
);
const WORD_NAMED = /^(?:the |that |this )?words? ["“]?(?<x>[\p{L}\p{N}'’-]+)["”]?(?: .*)?$/iu;
const BIT_NAMED = new RegExp(
  `^(?:the |that |this |my )?(?:(?:bit|part|stuff|thing)\\b(?: (?:about|with|where|that says|saying|on))? (?<after>.{1,60}?)|(?<x>.{1,40}?) (?:bit|part|stuff|thing)s?\\b(?: (?:about|with|where|that says) (?<about>[^.,;]{1,40}))?${REASON})$`,
  'i',
);

/** What is named: a line or a sentence whole, else the words alone, else the clause that holds them. Null: not sure. */
export function partNamed(state: State, what: string): Part | null {
  if (/^(?:it|that|this|them)$/i.test(what)) return null;
  const quote = QUOTED.exec(what)?.groups?.words;
  if (quote !== undefined) return quotedPart(state, quote);
  if (PLACE.test(what) || NUMBER.test(what)) return whole(state, what);
  const word = WORD_NAMED.exec(what)?.groups?.x;
  if (word !== undefined) return pieceOf(state, word);
  const bit = BIT_NAMED.exec(what)?.groups;
  const line = bit === undefined ? LINE_NAMED.exec(what)?.groups : undefined;
  const name = line?.after ?? line?.x;
  if (name !== undefined) return whole(state, name);
  const named = bare(bit?.after ?? bit?.about ?? bit?.x ?? what).replace(/^(?:i say|it says) /i, '');
  const isOneWord = !/\s/.test(named);
  const words = bit !== undefined && isOneWord ? null : pieceOf(state, named);
  return words === null || isSubject(state, words) ? clauseNamed(state, named) : words;
}

function whole(state: State, what: string): Part | null {
  const gone = meant(state, what);
  return gone.length === 0 ? null : { gone };
}

/** These words, where they stand there once. */
function pieceOf({ lines }: State, words: string): Part | null {
  if (replacePiece(lines, words, '') !== null) return { piece: words };
  // 'the fork', where it says 'a fork'.
  const noun = words.replace(/^(?:the|that|my|your|his|her) (?=\S)/i, '');
  const piece = ['a', 'an', 'the', 'my', 'your', 'his', 'her']
    .map((own) => `${own} ${noun}`)
    .concat(noun)
    .find((one) => noun !== words && replacePiece(lines, one, '') !== null);
  return piece === undefined ? null : { piece };
}

/** Whole sentences as such; else the words, and a sentence they were to be, half remembered. */
function quotedPart(state: State, quote: string): Part | null {
  const gone = namedBy(state.lines, quote);
  const all = gone.map(({ words }) => words).join(' ');
  const isWhole = plainly(all) === plainly(quote);
  const isMost = gone.length > 0 && countOf(quote) >= countOf(all) * HALF;
  return isWhole ? { gone } : (pieceOf(state, quote) ?? (isMost ? { gone } : null));
}
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const CLAUSES =
  /,?\s+(?<!\bthat\s)(?=(?:(?:and|but|so|or) (?:i|im|i['’]m|ill|i['’]ll|ive|id|you|u|we|he|she|they|it|its|that|this|there|the|my|your|nobody|please|dont)|because|cos|(?:that )?if|though|although|when|while|since)\s)/i;
/** A list in it: what of it is the part is not sure. */
const LISTS = /\s(?:and|but|or)\s/i;
/** Behind the words stands what they do: without them nobody does it. */
const DOES =
  /^\s*(?:is|are|was|were|has|have|had|will|would|can|could|should|does|did|isn['’]?t|wasn['’]?t|['’]s)\b/i;
const isSubject = ({ lines }: State, part: Part): boolean =>
  'piece' in part &&
  lines.some(({ words }) => {
    const at = words.toLowerCase().indexOf(part.piece.toLowerCase());
    return at !== -1 && DOES.test(words.slice(at + part.piece.length));
  });

/** The smallest clause of a sentence that holds what is named; the sentence where it is one clause. */
function clauseNamed(state: State, named: string): Part | null {
  const gone = namedBy(state.lines, named);
  const [only] = gone;
  if (only === undefined) return null;
  const clauses = only.words.split(CLAUSES);
  if (gone.length > 1 || clauses.length === 1) return LISTS.test(only.words) ? null : { gone };
  const [clause, ...more] = clauses.filter((words) => namedBy([{ ...only, words }], named).length > 0);
  return clause === undefined || more.length > 0 ? null : pieceOf(state, clause);
}

/** The words that would go. */
export function wordsNamed(state: State, what: string): string | null {
  const part = partNamed(state, what);
  if (part === null) return null;
  return 'gone' in part ? part.gone.map(({ words }) => words).join(' ') : part.piece;
}

const TAKES_OUT =
  /\b(?:take (?:out|off)|cut out|remove|delete) (?:the |that )?(?:first |last )?(?:(?:bit|part|words?) (?:where|that|which) (?:it )?says? )?(?:(?:um+|uh|er) )?["“]?(?<what>[^"“”\n]{4,})/iu;
const FEWEST_WORDS_OF_A_BIT = 2;
const ENDS_A_BIT =
  /^(?:$|bits?$|parts?$|lines?$|and$|can$|could$|please$|pls$|now$|then$|thanks$|because$|but$|so$|it$)/i;
/** 'well take out the um out loud i'd say bit and does it …': the most of these words, from their start on, that stand there. */
export function bitNamed(content: string, lines: readonly Line[]): string | null {
  const words = (TAKES_OUT.exec(content)?.groups?.what ?? '').trim().split(/\s+/);
  const text = [...new Set(lines.map(({ row }) => row))].map((row) => plainly(rowText(lines, row)));
  for (let count = words.length; count >= FEWEST_WORDS_OF_A_BIT; count -= 1) {
    const bit = words.slice(0, count).join(' ');
    // 'take out i don't know what that means': no less than what they name.
    if (!ENDS_A_BIT.test(words[count] ?? '')) continue;
    if (text.some((row) => ` ${row} `.includes(` ${plainly(bit)} `))) return bit.replace(/[.,!?]+$/, '');
  }
  return null;
}

/** Without just these words, a whole sentence or a piece of one. */
export function withoutWords(lines: readonly Line[], words: string): readonly Line[] | null {
  const state: State = { lines, taken: null, isNumbered: false, wrong: [] };
  const part = quotedPart(state, words);
  if (part === null) return null;
  return ('gone' in part ? without(state, part.gone) : withPiece(state, part.piece, ''))?.lines ?? null;
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

/** 'can it just start from …': what stands before these words in the first line goes; null where they don't stand there. */
export function startFrom({ x = '' }: Groups, state: State): State | null {
  const [first] = state.lines;
  if (first === undefined) return null;
  const text = rowText(state.lines, first.row);
  const at = text.toLowerCase().indexOf(x.toLowerCase());
  return at < 1 ? null : { ...state, lines: replaceRow(state.lines, first.row, text.slice(at)) };
}

/** 'take out everything after “…” and put “…”': of the one line in which these words stand. */
export function takeAfter({ a = '', b = '' }: Groups, state: State): State | null {
  const rows = [...new Set(state.lines.map(({ row }) => row))];
  const found = rows.filter((row) => rowText(state.lines, row).toLowerCase().includes(a.toLowerCase()));
  const [row] = found;
  if (row === undefined || found.length > 1) return null;
  const text = rowText(state.lines, row);
  const kept = text.slice(0, text.toLowerCase().indexOf(a.toLowerCase()) + a.length);
  const ended = /[.!?]$/.test(kept) ? kept : `${kept}.`;
  return { ...state, lines: replaceRow(state.lines, row, `${ended} ${b}`.trim()) };
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
