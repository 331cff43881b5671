/** What a clause needs to be spoken by itself. The first one is kept short, so that the voice begins early. */
interface Rules {
  readonly sentenceCharacters: number;
  readonly phraseWords: number;
  readonly phraseCharacters: number;
  /** From here on a joining word parts it. */
  readonly manyWords: number;
  /** From here on any space does. */
  readonly mostWords: number;
  readonly mostCharacters: number;
}

const FIRST: Rules = {
  sentenceCharacters: 5,
  phraseWords: 3,
  phraseCharacters: 10,
  manyWords: 6,
  mostWords: 12,
  mostCharacters: 80,
};
const LATER: Rules = {
  sentenceCharacters: 25,
  phraseWords: 8,
  phraseCharacters: 50,
  manyWords: 25,
  mostWords: 32,
  mostCharacters: 220,
};

/**
 * Ends of sentences and of phrases. A mark counts when something else than a letter or a digit follows, so that 3.5, 10:30
 * and example.org stay whole; the marks of scripts without spaces count by themselves.
 */
const BREAK =
  /(?<sentence>(?:(?<!\.)[.!?؟।]|[!?]+|\n)["'”’)\]]*(?=\s)|[。！？]["」』”]*|\n(?=\S))|(?<phrase>(?:[,;:،—]|\.{2,}|…|\s[-–])["'”’)\]]*(?=\s)|[，、；：])/gu;

/** A full stop that ends no sentence: titles, usual abbreviations, initials, the numbers of a list. */
const ABBREVIATION =
  /(?:^|[\s("'])(?:mrs?|ms|dr|prof|st|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|no|\p{L}|\d{1,2})\.$/iu;

/** Words before which a long clause may be parted. */
const JOINING = /\s(?=(?:and|but|because|so|or|when|while|if|that|which|where|who)\s)/gi;

/** Such a piece was cut between words by whoever judged it before; a model's own pieces are parts of words. */
const SEVERAL_WORDS = /[\p{L}\p{N}]\S*\s+\S*[\p{L}\p{N}]/u;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/**
 * Cuts a reply that is still being written into clauses to speak, each as early as it sounds whole. Joined they are the
 * reply, without white space at its end.
 */
export function createClauseSplitter() {
  let rest = '';
  let rules = FIRST;

  function takeUpTo(end: number): string {
    const clause = rest.slice(0, end);
    rest = rest.slice(end);
    rules = LATER;
    return clause;
  }

  return {
    /** Takes the next piece of a growing reply. Gives the clauses that it completes. */
    push(piece: string): string[] {
      rest += piece;
      const isWhole = SEVERAL_WORDS.test(piece);
      const clauses: string[] = [];
      for (let end = findEnd(rest, rules, isWhole); end !== null; end = findEnd(rest, rules, isWhole))
        clauses.push(takeUpTo(end));
      return clauses;
    },
    /** The reply is over: what is left. */
    end(): string[] {
      const last = takeUpTo(rest.length).trimEnd();
      return last === '' ? [] : [last];
    },
  };
}

/**
 * Where the first clause of a text ends, or null while it may still go on. `isWhole`: its last word will not grow, so
 * that nothing has to follow a mark at the very end.
 */
function findEnd(text: string, rules: Rules, isWhole: boolean): number | null {
  for (const match of (isWhole ? `${text} ` : text).matchAll(BREAK)) {
    const end = match.index + match[0].length;
    const clause = text.slice(0, end);
    if (!hasWords(clause)) continue;
    if (match.groups?.sentence !== undefined ? isSentence(clause, rules) : isPhrase(clause, rules))
      return withSpace(text, end);
  }
  const words = countWords(text);
  if (text.length > rules.mostCharacters || words > rules.mostWords)
    return findJoint(text, rules) ?? findSpace(text, rules);
  return words > rules.manyWords ? findJoint(text, rules) : null;
}

const isSentence = (clause: string, { sentenceCharacters }: Rules): boolean =>
  clause.trim().length >= sentenceCharacters && !ABBREVIATION.test(clause);

const isPhrase = (clause: string, { phraseWords, phraseCharacters, mostCharacters }: Rules): boolean =>
  clause.length >= phraseCharacters &&
  (countWords(clause) >= phraseWords || clause.length >= mostCharacters / 4);

/** The space after a clause belongs to it. */
function withSpace(text: string, end: number): number {
  return end + (/^\s/.test(text.slice(end)) ? 1 : 0);
}

/** The last joining word with enough before it. */
function findJoint(text: string, { mostCharacters, phraseWords }: Rules): number | null {
  const joints = [...text.slice(0, mostCharacters).matchAll(JOINING)].map((match) => match.index + 1);
  return joints.findLast((at) => countWords(text.slice(0, at)) > phraseWords) ?? null;
}

/** The last space, before a word that may still grow; where there is none, between two characters. */
function findSpace(text: string, { mostCharacters }: Rules): number {
  const head = text.slice(0, mostCharacters);
  const space = head.trimEnd().search(/\s\S*$/);
  if (space > 0 && hasWords(head.slice(0, space))) return space + 1;
  let at = head.length;
  while (BELONGS_TO_THE_LAST.test(text.slice(at))) at += 1;
  return at;
}

/** The other half of a surrogate pair, a mark on the letter before. */
const BELONGS_TO_THE_LAST = /^(?:[\udc00-\udfff]|\p{M}|\u200d)/u;
