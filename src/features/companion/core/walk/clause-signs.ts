import { isShort, type Placed, VERB } from './clauses-to-give.ts';
import { COMPARES, FEELING, HARD_WORD, LASTS, longWordsIn, PERSON } from './weighty-words.ts';

/*
 * What tells the clause of a telling that a friend would take up. The weights are learned from marked turns
 * (`evals/companion/learn-clauses.ts`); of the clauses whose signs sum up to nothing or more the one with the most is given back.
 */

/** What they come to tell. */
const NEWS =
  /\b(?:redundan\w*|sacked|fired|divorc\w*|diagnos\w*|dumped|failed|passed(?! away)|pregnant|engaged|evicted|won|got (?:it|in|(?:the|a|an|my) \p{L}+))\b/iu;
const OF_DEATH = /\b(?:died?|dead|dying|passed|death|funeral|buried)\b/i;
const OF_THEMSELVES = /^(?:(?:and|but|so|then|now|tonight|today) )*i(?:'?(?:m|ve|d|ll))?\b/i;
const HEDGED = /\b(?:i (?:think|suppose|guess|reckon)|maybe|probably|perhaps|anyway|tho)\b/i;
/** 'the main issue is:', 'honestly'; 'that's what has me sitting up', 'i've never said it'. */
const FLAG =
  /\b(?:the (?:main |real |only )?(?:thing|issue|trouble|problem|worst|truth|point|matter|best)(?: part| bit)?(?: is| was|'s)|honest(?:ly)?|mostly|it turns out)[\s,:;]*$/i;
const FLAGGED =
  /^[.,!\s]*(?:(?:and )?that(?:'?s| is| was) (?:what|the (?:thing|bit|part|worst|one)|it|why)|i(?:'ve| have)? (?:never|not) (?:said|told))/i;
const AFTER_BUT = /\b(?:but|though|only)[\s,:]*$/i;
const AFTER_AND = /\b(?:and|then|so|now)[\s,:]*$/i;
const LOUD = /\b\p{Lu}{3,}\b/u;
const TO_US = /\b(?:you|your|u|ur)\b|\?\W*$/i;
const CORRECTS = /^\W*(?:no|nah|not|that'?s not|i meant|it'?s not|why|what)\b/i;

const TOO_COMMON =
  /^(?:that|this|with|have|from|they|what|when|were|there|would|could|about|just|been|them|then|than|your|will|into|over|like|because)$/;
const isEchoed = ({ written, content }: Placed): boolean => {
  const all = longWordsIn(content);
  return longWordsIn(written).some(
    (word) => !TOO_COMMON.test(word) && all.indexOf(word) !== all.lastIndexOf(word),
  );
};

export interface Sign {
  readonly name: string;
  readonly weight: number;
  readonly is: (clause: Placed) => boolean;
}

export const SIGNS: readonly Sign[] = [
  { name: 'any clause', weight: -12, is: () => true },
  { name: 'ends the message', weight: 16, is: ({ isLast }) => isLast },
  { name: 'begins it', weight: -13, is: ({ isFirst }) => isFirst },
  { name: 'is a sentence', weight: 10, is: ({ isWhole }) => isWhole },
  { name: 'three words', weight: -3, is: ({ written }) => written.split(/\s+/).length <= 3 },
  { name: 'after but', weight: 15, is: ({ before }) => AFTER_BUT.test(before) },
  { name: 'after and', weight: 12, is: ({ before }) => AFTER_AND.test(before) },
  { name: 'begins with i', weight: 15, is: ({ written }) => OF_THEMSELVES.test(written) },
  { name: 'a feeling of theirs', weight: 4, is: ({ written }) => FEELING.test(written) },
  { name: 'a hard word', weight: 13, is: ({ written }) => HARD_WORD.test(written) },
  { name: 'news', weight: 7, is: ({ written }) => NEWS.test(written) },
  { name: 'a death', weight: -25, is: ({ written }) => OF_DEATH.test(written) },
  { name: 'likened', weight: 14, is: ({ written }) => COMPARES.test(written) },
  { name: 'a person', weight: 7, is: ({ written }) => PERSON.test(written) },
  { name: 'never, still, all', weight: 4, is: ({ written }) => LASTS.test(written) },
  { name: 'capitals', weight: 9, is: ({ written, after }) => LOUD.test(written) || after.startsWith('!') },
  { name: 'flagged', weight: 6, is: ({ before, after }) => FLAG.test(before) || FLAGGED.test(after) },
  { name: 'a word said twice', weight: 1, is: isEchoed },
  { name: 'hedged', weight: -10, is: ({ written }) => HEDGED.test(written) },
  { name: 'no verb', weight: -3, is: ({ written }) => !VERB.test(written) },
  { name: 'in a short message', weight: -5, is: ({ content }) => isShort(content) },
  { name: 'beside a word to us', weight: -8, is: ({ content }) => TO_US.test(content) },
  { name: 'in a correction', weight: -23, is: ({ content }) => CORRECTS.test(content) },
];

export const scoreOf = (clause: Placed): number =>
  SIGNS.reduce((sum, { weight, is }) => sum + (is(clause) ? weight : 0), 0);
