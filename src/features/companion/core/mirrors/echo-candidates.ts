import { spellOut } from '#language/spell-out.ts';
import { familyOf } from '../record/feelings.ts';

/** A run of the person's own words that may be given back, and what the learned weights see of it. */
export interface EchoCandidate {
  /** As written, in lower case, without the marks at its ends. */
  readonly words: string;
  /** In which part of the message between marks it stands. */
  readonly piece: number;
  readonly features: readonly string[];
}

const MOST_WORDS = 6;
const MOST_PIECES = 30;
/** Runs of words between marks. */
const PIECE = /[^.!?…\n;,:()"\u201c\u201d]+|\s[-–—]+\s/gu;
/** Words of the two who talk: a run with one of them would have to be turned round. 'my' and 'our' become 'your'. */
const BETWEEN_US =
  /^(?:i|i'm|i've|i'd|i'll|im|ive|id|me|myself|mine|we|we're|we've|we'd|we'll|us|ourselves|you|you're|you've|you'd|you'll|your|yours|yourself|u|ur|youre|ya|yous|y'all|imma|ima)$/;
/** Never given back, whatever was learned. */
const UNFIT =
  /^(?:idk|nvm|gtg|ty|thx|btw|ok|okay|tbh|lol|lmao|omg|haha\w*|ngl|fr|rn|idc|wtf|ffs|xx?|xo|process|bot|hon|sugar|pet|alright|prompt|system|instructions|suicid\w*|kill\w*|die|dying|cunt\w*|twat\w*|bitch\w*|bastard\w*|wanker\w*|slag\w*|whore\w*|fuck\w*|shit\w*|prick\w*|bellend\w*|arsehole\w*|asshole\w*)$/;
const NO_FIRST =
  /^(?:ugh|omg|oh|um|uh|well|yeah|yes|no|mean|means|meant|keep|keeps|since|until|till|then|round|around|across|behind|beside|along|past|in|on|at|through|up|down|out|off|over|under|near|before|after|during|without|within|join|get|go|do|make|take|put|said|say|got|went|came|come|told|tell|know|think|good evening|evening|morning|hello|hi|hey|typical|probs|sort|kind|and|or|but|so|because|cos|bc|than|of|is|was|are|were|be|been|has|had|have|do|does|did|can|could|will|would|should|if|as|at|'s|that|which|who|whose|to|for|with|from|by|about|into)$/;
const NO_LAST =
  /^(?:and|or|but|so|because|cos|bc|the|a|an|to|of|in|at|for|with|from|by|my|his|her|their|our|that|which|if|when|like|very|as|is|was|are|were|than|about|into|just|not|be|been|who|what|where|why|how|every|he|she|they|it's|he's|she's|they're|i|had|has|have|would|could|should|will|can|really|more|some|any|no|this|these|those|two|three|said|until|till|since|before|after|though|while|thank|thanks|and then)$/;

const shapeOf = (word: string): string => {
  if (/\d/.test(word)) return '#';
  if (familyOf(word) !== undefined) return '#f';
  const ending = /(?:ing|ed|ly|er|est|s|n't|'s)$/.exec(word)?.[0];
  return `${ending ?? ''}${word.length > 6 ? 'L' : word.length > 3 ? 'M' : 'S'}`;
};

interface Piece {
  readonly words: readonly string[];
  readonly isLast: boolean;
  readonly isFirst: boolean;
}

function piecesOf(text: string): Piece[] {
  const plain = text.replace(/[\u2018\u2019\u02bc]/gu, "'").replace(/\p{Extended_Pictographic}/gu, ' . ');
  const pieces = (plain.match(PIECE) ?? [])
    .map((piece) => piece.split(/\s+/).map((word) => word.replace(/^['*~-]+|['*~-]+$/g, '')))
    .map((words) => words.filter((word) => word !== ''))
    .filter((words) => words.length > 0)
    .slice(0, MOST_PIECES);
  return pieces.map((words, at) => ({ words, isFirst: at === 0, isLast: at === pieces.length - 1 }));
}

/** What may stand right after words that are given back: else they were cut from something longer. */
const MAY_FOLLOW =
  /^(?:\$|and|but|or|so|because|cos|bc|that|who|which|when|where|while|if|as|in|on|at|to|for|with|from|of|by|about|into|through|over|under|after|before|until|till|since|is|was|are|were|isn't|wasn't|'s|has|had|have|can|could|will|would|i|i'm|i've|i'd|i'll|he|she|they|it|we|you|he's|she's|they're|it's|my|his|her|their|the|a|an|not|no|just|like|than|then|now|again|too|though|tho|really|honestly|lol|haha|tbh|x|today|tonight|yesterday|tomorrow|last|this|up|down|out|off|back|away|apparently|obviously|which|what|how|why)$/;

const isFit = (words: readonly string[]): boolean =>
  words.every(
    (word) =>
      !BETWEEN_US.test(word) &&
      !UNFIT.test(word) &&
      !/(.)\1\1/.test(word) &&
      /^[\p{L}\p{N}£$€%][\p{L}\p{N}'&%/:-]*$/u.test(word),
  ) &&
  !/\b(?:and|but|or) (?:everyone|everybody|nobody|now|then|so|that|it)\b/.test(words.join(' ')) &&
  !/^good (?:morning|evening|afternoon|night)\b/.test(words.join(' ')) &&
  !/^all (?:on|in|at|of|to|over|the time)\b/.test(words.join(' ')) &&
  !NO_FIRST.test(words[0] ?? '') &&
  !NO_LAST.test(words.at(-1) ?? '');

/** Every run of one to six words that could be given back. At most some 1,500 for the longest message. */
export const echoCandidates = (text: string): EchoCandidate[] =>
  piecesOf(text).flatMap((piece, at) => {
    const plain = piece.words.map((word) => spellOut(word.toLowerCase()));
    return plain.flatMap((_, start) =>
      Array.from({ length: Math.min(MOST_WORDS, plain.length - start) }, (_unused, more) => start + more + 1)
        .filter(
          (end) => end - start > 1 || plain.length === 1 || /^\p{Lu}\p{Ll}/u.test(piece.words[start] ?? ''),
        )
        .filter((end) => MAY_FOLLOW.test(plain[end] ?? '$') && isFit(plain.slice(start, end)))
        .map((end) => ({
          words: piece.words.slice(start, end).join(' ').toLowerCase(),
          piece: at,
          features: featuresOf(piece, plain, start, end),
        })),
    );
  });

function featuresOf(piece: Piece, plain: readonly string[], start: number, end: number): string[] {
  const at = (index: number): string => plain[index] ?? (index < 0 ? '^' : '$');
  const length = end - start;
  const [first, last, previous, next] = [at(start), at(end - 1), at(start - 1), at(end)];
  const inside = plain.slice(start, end);
  const isNamed = piece.words.slice(Math.max(1, start), end).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return [
    '*',
    `l${length}`,
    `a${first}`,
    `a~${shapeOf(first)}`,
    `a2${first} ${length > 1 ? at(start + 1) : '.'}`,
    `al${first}${length}`,
    `z${last}`,
    `z~${shapeOf(last)}`,
    `z2${length > 1 ? at(end - 2) : '.'} ${last}`,
    `p${previous}`,
    `p~${shapeOf(previous)}`,
    `n${next}`,
    `n~${shapeOf(next)}`,
    `pa${previous} ${first}`,
    `zn${last} ${next}`,
    `az${shapeOf(first)} ${shapeOf(last)}${length}`,
    `e${start === 0 ? 1 : 0}${end === plain.length ? 1 : 0}${length}`,
    `s${piece.isFirst ? 1 : 0}${piece.isLast ? 1 : 0}`,
    ...(isNamed ? ['N', `N${length}`] : []),
    ...inside.map((word) => `w${word}`),
    ...inside.map((word) => `w~${shapeOf(word)}`),
    ...inside.slice(1).map((word, index) => `i~${shapeOf(inside[index] ?? '')} ${shapeOf(word)}`),
  ];
}
