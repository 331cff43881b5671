/**
 * Patterns of phrases, compiled to one automaton that is walked character by character. A small part of what regular
 * expressions know, chosen so that a walk costs the same whatever is read (K. Thompson, 'Regular expression search
 * algorithm', 1968): literals, `( | )`, `[…]`, `? * + {m,n}`, `\d`, `\w`, and three of our own:
 * a blank stands for any run of blanks, `.` for anything inside a sentence, `~` for the place from which words are
 * held back. `^` at the beginning ties a pattern to the beginning of a line or sentence.
 */
export interface Automaton {
  /** Where a pattern may begin: anywhere, and at the beginning of a line or sentence. */
  readonly anywhere: number;
  readonly atStart: number;
  /** Which states follow on a symbol; a negative one (`~state`) begins to hold with this symbol. */
  readonly follow: (state: number, symbol: number) => readonly number[];
  /** The index of the pattern that is whole in this state, or -1. */
  readonly accepted: (state: number) => number;
  /** The pattern that a state belongs to. */
  readonly owner: (state: number) => number;
  /** Whether the state lies in a gap, where other words may stand. */
  readonly isGap: (state: number) => boolean;
}

/** ASCII as it is, one symbol for every other letter, one for the rest. */
export const OTHER_LETTER = 128;
const OTHER = 129;
export const SYMBOLS = 130;

type CharSet = (symbol: number) => boolean;

interface Edge {
  readonly on: CharSet | null;
  readonly holds: boolean;
  readonly to: number;
}

interface Node {
  readonly owner: number;
  readonly edges: Edge[];
  accepts: boolean;
  isGap: boolean;
}

const code = (character: string): number => character.charCodeAt(0);
const isDigit: CharSet = (symbol) => symbol >= 48 && symbol <= 57;
/** Letters and digits; `_` is read past, like other marks of emphasis. */
export const isWordSymbol: CharSet = (symbol) =>
  isDigit(symbol) || (symbol >= 97 && symbol <= 122) || symbol === OTHER_LETTER;
const isBlank: CharSet = (symbol) => symbol === 32 || symbol === 9 || symbol === 10;
const isInSentence: CharSet = (symbol) =>
  symbol !== code('.') && symbol !== code('!') && symbol !== code('?');

const FOLDED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '…': '.',
  '–': ',',
  '—': ',',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** How a character is read: without case, typographic marks as plain ones. Null: read past (emphasis, no width). */
export function toSymbol(character: string): number | null {
  const unit = character.charCodeAt(0);
  if (unit < 128) {
    if (unit === 42 || unit === 95) return null;
    return unit >= 65 && unit <= 90 ? unit + 32 : unit === 13 ? 10 : unit;
  }
  const folded = FOLDED[character];
  if (folded !== undefined) return code(folded);
  if (/\p{Cf}|\p{Mn}/u.test(character)) return null;
  return /[\p{L}\p{N}]/u.test(character) ? OTHER_LETTER : OTHER;
}

export function compilePatterns(patterns: readonly { readonly source: string }[]): Automaton {
  const builder = createBuilder();
  const anywhere = builder.add(-1);
  const atStart = builder.add(-1);
  for (const [index, { source }] of patterns.entries()) {
    const isTied = source.startsWith('^');
    const begin = builder.add(index);
    builder.link(isTied ? atStart : anywhere, begin);
    const end = parse(isTied ? source.slice(1) : source, begin, index, builder);
    const last = builder.nodes[end];
    if (last) last.accepts = true;
  }
  return { anywhere, atStart, ...close(builder.nodes) };
}

type Builder = ReturnType<typeof createBuilder>;

function createBuilder() {
  const nodes: Node[] = [];
  return {
    nodes,
    add: (owner: number): number => nodes.push({ owner, edges: [], accepts: false, isGap: false }) - 1,
    link: (from: number, to: number, on: CharSet | null = null, holds = false): void =>
      void nodes[from]?.edges.push({ on, holds, to }),
  };
}

/** Adds the nodes of a pattern behind `begin` and gives the node it ends in. Throws on a source it cannot read. */
function parse(source: string, begin: number, owner: number, builder: Builder): number {
  let at = 0;
  const fail = (): never => {
    throw new Error(`a pattern cannot be read at ${at}: ${source}`);
  };

  const alternatives = (from: number): number => {
    const end = builder.add(owner);
    builder.link(sequence(from), end);
    while (source[at] === '|') {
      at++;
      builder.link(sequence(from), end);
    }
    return end;
  };

  const sequence = (from: number): number => {
    let last = builder.add(owner);
    builder.link(from, last);
    while (at < source.length && source[at] !== '|' && source[at] !== ')') last = item(last);
    return last;
  };

  const item = (from: number): number => {
    if (source[at] === '~') {
      at++;
      const to = builder.add(owner);
      builder.link(from, to, null, true);
      return to;
    }
    const start = at;
    const once = (begins: number): number => {
      at = start;
      return atom(begins);
    };
    const first = builder.add(owner);
    const end = atom(first);
    const quantifier = /^(?:[?*+]|\{(\d+),(\d*)\})/.exec(source.slice(at));
    if (quantifier === null) {
      builder.link(from, first);
      return end;
    }
    const after = at + quantifier[0].length;
    const [least, most] = boundsOf(quantifier);
    const last = repeat({ from, least, most, once, builder, owner });
    at = after;
    return last;
  };

  const atom = (from: number): number => {
    const character = source[at++] ?? fail();
    if (character === '(') {
      const end = alternatives(from);
      if (source[at++] !== ')') fail();
      return end;
    }
    const end = builder.add(owner);
    if (character === ' ') {
      builder.link(from, end, isBlank);
      builder.link(end, end, isBlank);
      return end;
    }
    builder.link(from, end, character === '[' ? readClass() : charSetOf(character));
    const node = builder.nodes[end];
    if (node) node.isGap = character === '.';
    return end;
  };

  const charSetOf = (character: string): CharSet => {
    if (character === '.') return isInSentence;
    if (character !== '\\') return is(character);
    const escaped = source[at++] ?? fail();
    if (escaped === 'd') return isDigit;
    if (escaped === 'w') return isWordSymbol;
    return is(escaped);
  };

  const readClass = (): CharSet => {
    const isNegated = source[at] === '^';
    if (isNegated) at++;
    const sets: CharSet[] = [];
    while (source[at] !== ']') {
      const character = source[at++] ?? fail();
      const upTo = source[at] === '-' && source[at + 1] !== ']' ? source[at + 1] : undefined;
      if (upTo === undefined) sets.push(charSetOf(character));
      else {
        at += 2;
        sets.push((symbol) => symbol >= code(character) && symbol <= code(upTo));
      }
    }
    at++;
    return (symbol) => sets.some((has) => has(symbol)) !== isNegated;
  };

  const end = alternatives(begin);
  if (at !== source.length) fail();
  return end;
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
  readonly builder: Builder;
  readonly owner: number;
}

function repeat({ from, least, most, once, builder, owner }: Repeat): number {
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

/** Takes the steps out that read nothing, and remembers what follows on each symbol once it was asked. */
function close(nodes: readonly Node[]): Pick<Automaton, 'follow' | 'accepted' | 'owner' | 'isGap'> {
  const known = new Map<number, readonly number[]>();
  const closures = new Map<number, Closure>();
  const closed = (state: number): Closure => {
    const before = closures.get(state);
    if (before !== undefined) return before;
    const closure = closureOf(nodes, state);
    closures.set(state, closure);
    return closure;
  };
  const follow = (state: number, symbol: number): readonly number[] => {
    const key = state * SYMBOLS + symbol;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = new Set<number>();
    for (const { on, holds, to } of closed(state).edges) if (on?.(symbol)) found.add(holds ? ~to : to);
    const states = [...found];
    known.set(key, states);
    return states;
  };
  return {
    follow,
    accepted: (state) => (closed(state).accepts ? (nodes[state]?.owner ?? -1) : -1),
    owner: (state) => nodes[state]?.owner ?? -1,
    isGap: (state) => nodes[state]?.isGap === true,
  };
}

interface Closure {
  readonly edges: readonly Edge[];
  readonly accepts: boolean;
}

function closureOf(nodes: readonly Node[], state: number): Closure {
  const edges: Edge[] = [];
  let accepts = false;
  const seen = new Set<string>();
  const open: [number, boolean][] = [[state, false]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [at, holds] = next;
    if (seen.has(`${at} ${holds}`)) continue;
    seen.add(`${at} ${holds}`);
    const node = nodes[at];
    accepts ||= node?.accepts === true;
    for (const edge of node?.edges ?? []) {
      if (edge.on === null) open.push([edge.to, holds || edge.holds]);
      else edges.push({ ...edge, holds: holds || edge.holds });
    }
  }
  return { edges, accepts };
}
