import { type CharSet, code, isDigit, isWordSymbol } from './symbols.ts';

export interface Edge {
  readonly on: CharSet | null;
  readonly holds: boolean;
  readonly to: number;
}

export interface Node {
  readonly owner: number;
  readonly edges: Edge[];
  accepts: boolean;
  isGap: boolean;
}

const isBlank: CharSet = (symbol) => symbol === 32 || symbol === 9 || symbol === 10;
const isInSentence: CharSet = (symbol) =>
  symbol !== code('.') && symbol !== code('!') && symbol !== code('?');

export type Builder = ReturnType<typeof createBuilder>;

export function createBuilder() {
  const nodes: Node[] = [];
  return {
    nodes,
    add: (owner: number): number => nodes.push({ owner, edges: [], accepts: false, isGap: false }) - 1,
    link: (from: number, to: number, on: CharSet | null = null, holds = false): void =>
      void nodes[from]?.edges.push({ on, holds, to }),
  };
}

/** A pattern, and how far it has been read. */
interface Source {
  readonly text: string;
  at: number;
  readonly owner: number;
  readonly builder: Builder;
}

/** Adds the nodes of a pattern behind `begin` and gives the node it ends in. Throws on a source it cannot read. */
export function parse(text: string, begin: number, owner: number, builder: Builder): number {
  const source: Source = { text, at: 0, owner, builder };
  const end = parseAlternatives(source, begin);
  return source.at === text.length ? end : fail(source);
}

function fail({ text, at }: Source): never {
  throw new Error(`a pattern cannot be read at ${at}: ${text}`);
}

const peek = ({ text, at }: Source): string | undefined => text[at];

function next(source: Source): string {
  const character = peek(source) ?? fail(source);
  source.at++;
  return character;
}

function parseAlternatives(source: Source, from: number): number {
  const { builder, owner } = source;
  const end = builder.add(owner);
  builder.link(parseSequence(source, from), end);
  while (peek(source) === '|') {
    source.at++;
    builder.link(parseSequence(source, from), end);
  }
  return end;
}

function parseSequence(source: Source, from: number): number {
  let last = source.builder.add(source.owner);
  source.builder.link(from, last);
  for (let mark = peek(source); mark !== undefined && mark !== '|' && mark !== ')'; mark = peek(source))
    last = parseItem(source, last);
  return last;
}

function parseItem(source: Source, from: number): number {
  const { builder, owner, text } = source;
  if (peek(source) === '~') {
    source.at++;
    const to = builder.add(owner);
    builder.link(from, to, null, true);
    return to;
  }
  const start = source.at;
  const first = builder.add(owner);
  const end = parseAtom(source, first);
  const quantifier = /^(?:[?*+]|\{(\d+),(\d*)\})/.exec(text.slice(source.at));
  if (quantifier === null) {
    builder.link(from, first);
    return end;
  }
  const after = source.at + quantifier[0].length;
  const [least, most] = boundsOf(quantifier);
  const once = (begins: number): number => {
    source.at = start;
    return parseAtom(source, begins);
  };
  const last = repeat(source, { from, least, most, once });
  source.at = after;
  return last;
}

function parseAtom(source: Source, from: number): number {
  const { builder, owner } = source;
  const character = next(source);
  if (character === '(') {
    const end = parseAlternatives(source, from);
    return next(source) === ')' ? end : fail(source);
  }
  const end = builder.add(owner);
  if (character === ' ') {
    builder.link(from, end, isBlank);
    builder.link(end, end, isBlank);
    return end;
  }
  builder.link(from, end, character === '[' ? parseClass(source) : charSetOf(source, character));
  const node = builder.nodes[end];
  if (node) node.isGap = character === '.';
  return end;
}

function charSetOf(source: Source, character: string): CharSet {
  if (character === '.') return isInSentence;
  if (character !== '\\') return is(character);
  const escaped = next(source);
  if (escaped === 'd') return isDigit;
  return escaped === 'w' ? isWordSymbol : is(escaped);
}

function parseClass(source: Source): CharSet {
  const isNegated = peek(source) === '^';
  if (isNegated) source.at++;
  const sets: CharSet[] = [];
  while (peek(source) !== ']') sets.push(parseRange(source, next(source)));
  source.at++;
  return (symbol) => sets.some((has) => has(symbol)) !== isNegated;
}

/** 'a-z', or one character alone. */
function parseRange(source: Source, from: string): CharSet {
  const upTo = source.text[source.at + 1];
  if (peek(source) !== '-' || upTo === undefined || upTo === ']') return charSetOf(source, from);
  source.at += 2;
  return (symbol) => symbol >= code(from) && symbol <= code(upTo);
}

/** In a class, too, a blank is any blank. */
const is = (character: string): CharSet =>
  character === ' ' ? isBlank : (symbol) => symbol === code(character);

function boundsOf([mark, least, most]: RegExpExecArray): [number, number] {
  if (mark === '?') return [0, 1];
  if (mark === '*') return [0, Number.POSITIVE_INFINITY];
  if (mark === '+') return [1, Number.POSITIVE_INFINITY];
  return [Number(least), most ? Number(most) : Number.POSITIVE_INFINITY];
}

interface Repeat {
  readonly from: number;
  readonly least: number;
  readonly most: number;
  /** Adds the repeated part behind a node and gives its end. */
  readonly once: (begins: number) => number;
}

function repeat({ builder, owner }: Source, { from, least, most, once }: Repeat): number {
  let last = from;
  for (let count = 0; count < least; count++) last = once(last);
  const end = builder.add(owner);
  builder.link(last, end);
  if (most === Number.POSITIVE_INFINITY) {
    const again = builder.add(owner);
    builder.link(last, again);
    const looped = once(again);
    builder.link(looped, again);
    builder.link(looped, end);
    return end;
  }
  for (let count = least; count < most; count++) {
    last = once(last);
    builder.link(last, end);
  }
  return end;
}
