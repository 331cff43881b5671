import { spellOut } from './spell-out.ts';

/** Clauses of a message, lowercase, as written: apostrophes and words kept, marks at the ends gone. */
export interface Clause {
  readonly text: string;
  /** As written, capitals and all. */
  readonly written: string;
  readonly isQuestion: boolean;
  /** Stands alone as a sentence: neither cut from one nor longer than it. */
  readonly isWhole: boolean;
}

const SENTENCE = /[^.!?…\n;]+(?:(?<=\b(?:mr|mrs|ms|dr|st))\.[^.!?…\n;]+)*[.!?…\n;]*/giu;
/** Where a sentence may be cut so that both halves stand: before a new subject. */
const CUT =
  /\s*(?:,|\s[-–—]+\s|:)\s*(?:(?:and|but|so|because|cos|bc|then|or)\s+)?|\s+(?:but|because|cos|bc)\s+|\s+and(?: then)?\s+(?=(?:i|i'm|im|i've|i'd|he|he's|she|she's|they|we|it|it's|my|the|nobody|now|then)\b)/iu;
const MOST_CLAUSES = 24;

export function splitClauses(text: string): Clause[] {
  const plain = text.replace(/[\u2018\u2019\u02bc]/gu, "'").replace(/[ \t]+/gu, ' ');
  return (plain.match(SENTENCE) ?? [])
    .flatMap((sentence) => {
      const isQuestion = sentence.includes('?');
      const parts = sentence.replace(/[.!?…\n;]+$/u, '').split(CUT);
      return parts.map((part) => ({ ...trimmed(part), isQuestion, isWhole: parts.length === 1 }));
    })
    .filter(({ text: words }) => /\p{L}/u.test(words))
    .slice(0, MOST_CLAUSES);
}

function trimmed(part: string): { text: string; written: string } {
  const written = part
    .replace(/^[\s"'(*~-]+|[\s")*~-]+$/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim();
  return { written, text: spellOut(written.toLowerCase()) };
}
