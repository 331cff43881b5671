import { createBuilder, type Edge, type Node, parse } from './parse-pattern.ts';
import { SYMBOLS } from './symbols.ts';

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
