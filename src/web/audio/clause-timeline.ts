/** A word takes about this long until a clause shows how fast the voice is. */
const USUAL_WORD_S = 0.36;

interface Clause {
  readonly text: string;
  /** Where each word ends, in characters. */
  readonly wordEnds: readonly number[];
  readonly pieces: { readonly start: number; readonly length: number }[];
  isComplete: boolean;
}

export interface ClauseTimeline {
  begin(text: string): void;
  /** A piece of the current clause sounds from `start` (in seconds) on. */
  add(start: number, length: number): void;
  /** The current clause has no more sound. */
  complete(): void;
  /**
   * How many characters of the reply were heard when `now` (in seconds) was heard: whole words, paced by their count
   * over the clause's real length. A word counts from its middle on.
   */
  heardCharacters(now: number): number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Knows which words of a spoken reply were heard at a time. */
export function createClauseTimeline(): ClauseTimeline {
  const clauses: Clause[] = [];
  let most = 0;

  const lengthOf = (clause: Clause): number => sum(clause.pieces.map(({ length }) => length));
  const playedOf = (clause: Clause, now: number): number =>
    sum(clause.pieces.map(({ start, length }) => Math.min(length, Math.max(0, now - start))));
  const wordLength = (): number => {
    const done = clauses.filter(({ isComplete, pieces }) => isComplete && pieces.length > 0);
    const words = sum(done.map(({ wordEnds }) => wordEnds.length));
    return words === 0 ? USUAL_WORD_S : sum(done.map(lengthOf)) / words;
  };
  /** While a clause still arrives its length is guessed; it never seems to be over. */
  const expectedLengthOf = (clause: Clause): number => {
    if (clause.isComplete) return lengthOf(clause);
    const word = wordLength();
    return Math.max(lengthOf(clause) + word, clause.wordEnds.length * word);
  };
  const heardOf = (clause: Clause, now: number): number => {
    const played = playedOf(clause, now);
    const expected = expectedLengthOf(clause);
    // Times are sums of fractions: a millisecond short of the end is the end.
    if (clause.isComplete && played >= expected - 0.001) return clause.text.length;
    const words = Math.round((played / expected) * clause.wordEnds.length);
    return clause.wordEnds[words - 1] ?? 0;
  };

  return {
    begin: (text) => {
      const wordEnds = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);
      clauses.push({ text, wordEnds, pieces: [], isComplete: false });
    },
    add: (start, length) => {
      clauses.at(-1)?.pieces.push({ start, length });
    },
    complete: () => {
      const clause = clauses.at(-1);
      if (clause) clause.isComplete = true;
    },
    heardCharacters: (now) => {
      let heard = 0;
      for (const clause of clauses) {
        const characters = heardOf(clause, now);
        heard += characters;
        if (characters < clause.text.length) break;
      }
      most = Math.max(most, heard);
      return most;
    },
  };
}
