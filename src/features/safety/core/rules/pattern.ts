import type { WordStream } from '#language/read-message.ts';

/**
 * A small pattern language over words, so that a rule reads like the sentence it is about:
 *
 *   `kill|end myself`        one of the words, then a word
 *   `(want to|feel like) die` a group of phrases
 *   `@desire die`            a named group (see `defineGroups`)
 *   `to?` `(of my)? life`    may be absent
 *   `suicid*`                a word that starts so
 *   `~3`                     up to three words of any kind
 *   `^` `$`                  the start and the end of a clause
 *
 * Patterns are compiled once to closures. Repetition is bounded everywhere, so a match takes a bounded number of
 * steps per word: there is no input on which it explodes.
 */

type Step = (stream: WordStream, at: number, next: (at: number) => boolean) => boolean;

export type PatternGroups = ReadonlyMap<string, string>;

export interface Pattern {
  /** The end (exclusive) of the match that starts at word `at`, or -1. */
  readonly matchAt: (stream: WordStream, at: number) => number;
  /** Words a match may start with; a trailing `*` is a prefix. Null: any word. */
  readonly firstWords: readonly string[] | null;
  /** Of each of these, one word stands in every match, after its first word. */
  readonly needed: readonly ReadonlySet<string>[];
  /** The most words that a match may have. */
  readonly longest: number;
}

interface Piece {
  readonly step: Step;
  readonly first: readonly string[] | null;
  readonly optional: boolean;
  /** Set for a plain word, so that a choice of words is one look-up. */
  readonly word?: string;
  /** Set where it is always one word: nothing is tried twice, and so nothing has to be remembered. */
  readonly fits?: (word: string) => boolean;
  /** For a sequence: words of each of which it cannot do without one, besides its first. */
  readonly needed?: readonly ReadonlySet<string>[];
  readonly longest: number;
}

export function compilePattern(source: string, groups: PatternGroups): Pattern {
  const reader = { tokens: source.match(/~\d|@[a-z_]+|[^\s()|?]+|[()|?]/g) ?? [], at: 0 };
  const piece = readAlternatives(reader, groups);
  if (reader.at < reader.tokens.length) throw new Error(`pattern has a stray ')': ${source}`);
  if (piece.optional) throw new Error(`pattern matches nothing at all: ${source}`);
  return {
    firstWords: piece.first,
    needed: piece.needed ?? [],
    longest: piece.longest,
    matchAt(stream, at) {
      let end = -1;
      piece.step(stream, at, (stop) => {
        end = stop;
        return true;
      });
      return end;
    },
  };
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/**
 * `a b|c d` inside a group is two phrases; outside a group `|` binds words (`kill|end myself`), which is how people
 * read it. `inGroup` tells which.
 */
function readAlternatives(reader: Reader, groups: PatternGroups, inGroup = false): Piece {
  const branches: Piece[] = [];
  let sequence: Piece[] = [];
  while (reader.at < reader.tokens.length && reader.tokens[reader.at] !== ')') {
    if (reader.tokens[reader.at] === '|' && inGroup) {
      reader.at += 1;
      branches.push(joinSequence(sequence));
      sequence = [];
      continue;
    }
    sequence.push(readOptional(reader, groups, inGroup));
  }
  branches.push(joinSequence(sequence));
  return joinBranches(branches);
}

function readOptional(reader: Reader, groups: PatternGroups, inGroup: boolean): Piece {
  const choices = [readAtom(reader, groups)];
  while (!inGroup && reader.tokens[reader.at] === '|') {
    reader.at += 1;
    choices.push(readAtom(reader, groups));
  }
  const piece = joinBranches(choices);
  if (reader.tokens[reader.at] !== '?') return piece;
  reader.at += 1;
  return {
    step: (stream, at, next) => piece.step(stream, at, next) || next(at),
    first: piece.first,
    optional: true,
    longest: piece.longest,
  };
}

function readAtom(reader: Reader, groups: PatternGroups): Piece {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token === '(') {
    const inside = readAlternatives(reader, groups, true);
    if (reader.tokens[reader.at] !== ')') throw new Error('pattern has an open group');
    reader.at += 1;
    return inside;
  }
  if (token.startsWith('@')) return readGroup(token.slice(1), groups);
  if (token.startsWith('~')) return gapPiece(Number(token.slice(1)));
  if (token === '^' || token === '$') return anchorPiece();
  return wordPiece(token);
}

const compiledGroups = new WeakMap<PatternGroups, Map<string, Piece>>();

function readGroup(name: string, groups: PatternGroups): Piece {
  const known = compiledGroups.get(groups) ?? new Map<string, Piece>();
  compiledGroups.set(groups, known);
  const ready = known.get(name);
  if (ready) return ready;
  const source = groups.get(name);
  if (source === undefined) throw new Error(`pattern names an unknown group @${name}`);
  const reader = { tokens: source.match(/~\d|@[a-z_]+|[^\s()|?]+|[()|?]/g) ?? [], at: 0 };
  const piece = readAlternatives(reader, groups, true);
  known.set(name, piece);
  return piece;
}

function joinSequence(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const first: string[] = [];
  let anyFirst = false;
  let optional = true;
  for (const piece of pieces) {
    if (!optional) break;
    if (piece.first === null) anyFirst = true;
    else first.push(...piece.first);
    optional = piece.optional;
  }
  const step = pieces.slice(0, -1).reduceRight<Step>(stepBefore, pieces.at(-1)?.step ?? NOTHING_MORE);
  const longest = pieces.reduce((sum, piece) => sum + piece.longest, 0);
  return { step, first: anyFirst ? null : first, optional, needed: findNeeded(pieces), longest };
}

const NOTHING_MORE: Step = (_stream, at, next) => next(at);

function stepBefore(rest: Step, { fits, step }: Piece): Step {
  if (!fits) return (stream, at, next) => step(stream, at, (middle) => rest(stream, middle, next));
  return (stream, at, next) => {
    const word = stream.words[at];
    return word !== undefined && fits(word) && rest(stream, at + 1, next);
  };
}

/** So many lists are worth looking up before a pattern is tried. */
const MOST_NEEDED = 2;

/** The shortest choices of words among the pieces that cannot be left out, after the first of them. */
function findNeeded(pieces: readonly Piece[]): readonly ReadonlySet<string>[] {
  const mandatory = pieces.filter((piece) => !piece.optional).slice(1);
  return mandatory
    .flatMap(({ first }) => (first && !first.some((word) => word.endsWith('*')) ? [new Set(first)] : []))
    .sort((left, right) => left.size - right.size)
    .slice(0, MOST_NEEDED);
}

function joinBranches(branches: readonly Piece[]): Piece {
  const [only] = branches;
  if (only && branches.length === 1) return only;
  const plain = branches.flatMap((branch) => branch.word ?? []);
  if (plain.length === branches.length) return wordChoicePiece(plain);
  const first = branches.some((branch) => branch.first === null)
    ? null
    : branches.flatMap((branch) => branch.first ?? []);
  // Only the branches that may start with a word are tried at it: long groups stay cheap.
  const byWord = new Map<string, Step[]>();
  const always: Step[] = [];
  for (const branch of branches) {
    const exact = branch.first?.every((word) => !word.endsWith('*')) && !branch.optional;
    if (!exact || !branch.first) {
      always.push(branch.step);
      continue;
    }
    for (const word of new Set(branch.first)) {
      byWord.set(word, [...(byWord.get(word) ?? []), branch.step]);
    }
  }
  return {
    step: (stream, at, next) => {
      const fitting = byWord.get(stream.words[at] ?? '');
      if (fitting) for (const step of fitting) if (step(stream, at, next)) return true;
      for (const step of always) if (step(stream, at, next)) return true;
      return false;
    },
    first,
    optional: branches.some((branch) => branch.optional),
    longest: Math.max(...branches.map((branch) => branch.longest)),
  };
}

/** Some thousand words stand in twenty times as many places. */
const wordPieces = new Map<string, Piece>();

function wordPiece(word: string): Piece {
  const piece = wordPieces.get(word) ?? composeWordPiece(word);
  wordPieces.set(word, piece);
  return piece;
}

function composeWordPiece(word: string): Piece {
  const prefix = word.endsWith('*') ? word.slice(0, -1) : null;
  const fits = (found: string) => (prefix === null ? found === word : found.startsWith(prefix));
  return {
    fits,
    ...(prefix === null ? { word } : {}),
    first: [word],
    optional: false,
    longest: 1,
    step: (stream, at, next) => {
      const found = stream.words[at];
      return found !== undefined && fits(found) && next(at + 1);
    },
  };
}

function wordChoicePiece(words: readonly string[]): Piece {
  const choice = new Set(words);
  return {
    fits: (found) => choice.has(found),
    first: words,
    optional: false,
    longest: 1,
    step: (stream, at, next) => {
      const found = stream.words[at];
      return found !== undefined && choice.has(found) && next(at + 1);
    },
  };
}

function gapPiece(limit: number): Piece {
  return {
    first: null,
    optional: true,
    longest: limit,
    step: (stream, at, next) => {
      for (let skipped = 0; skipped <= limit; skipped += 1) {
        // A gap never jumps over a denial: 'suicide is not an option' is no 'suicide is … an option'.
        if (skipped > 0 && !isPassable(stream.words[at + skipped - 1])) return false;
        if (next(at + skipped)) return true;
      }
      return false;
    },
  };
}

const DENIALS = new Set(['not', 'never', 'nicht', 'nie', 'pas', 'kein']);

function isPassable(word: string | undefined): boolean {
  return word !== undefined && !DENIALS.has(word);
}

function anchorPiece(): Piece {
  return {
    first: [],
    optional: true,
    longest: 0,
    step: (stream, at, next) =>
      (at >= stream.words.length || at === 0 || stream.breaks[at] === true) && next(at),
  };
}
