import { type Clause, splitClauses } from '#language/split-clauses.ts';
import type { Act, ActContext } from '../acts/act.ts';
import { tokensOf } from '../acts/act-features.ts';
import { readAct } from '../acts/read-act.ts';
import { type Family, familyOf } from './feelings.ts';
import { type FoundFact, findFact } from './find-facts.ts';

export interface FoundFeeling {
  readonly word: string;
  readonly family: Family;
}

/** One message, read once: what it does, what happened, what is felt. */
export interface TurnReading {
  readonly content: string;
  readonly act: Act;
  readonly clauses: readonly Clause[];
  /** The central fact and the clause that tells it. */
  readonly fact: (FoundFact & { readonly clause: Clause }) | null;
  /** Feelings of the person themselves, in their words. */
  readonly feelings: readonly FoundFeeling[];
  readonly wordCount: number;
}

/** 'she's gone. left, not died.' */
const NOT_DEAD = /\b(?:not|isn'?t|didn'?t|hasn'?t) (?:died?|dead)\b|\b(?:still|very much) alive\b/i;

/** 'low today': nothing but what is felt. */
const WORDS_OF_A_FEELING = 3;

export function readTurn(content: string, context: ActContext): TurnReading {
  const { standing } = context;
  const clauses = splitClauses(content);
  const act = readAct(content, context);
  const fact = findCentral(
    NOT_DEAD.test(content) ? clauses.filter(({ text }) => findFact(text)?.kind !== 'death') : clauses,
  );
  const wordCount = content.trim().split(/\s+/).length;
  const isShort = wordCount <= WORDS_OF_A_FEELING || act.kind === 'feel' || act.kind === 'short';
  return {
    content,
    act,
    clauses,
    fact,
    feelings: findFeelings(clauses, standing === 'feeling' || isShort),
    wordCount,
  };
}

function findCentral(clauses: readonly Clause[]): TurnReading['fact'] {
  const found = clauses.flatMap((clause) => {
    const fact = clause.isQuestion ? null : findFact(clause.text);
    return fact ? [{ ...fact, clause }] : [];
  });
  return found.sort((a, b) => a.rank - b.rank)[0] ?? null;
}

const OWN_FEELING =
  /^(?:just |so |very |really |bit |a |feel |feeling |felt |still |kind of |mostly |quite |and |more |proper |dead |pretty |both |absolutely )*$/;
const OTHERS =
  /\b(?:my \w+|he|she|they|he's|she's|they're|mum|dad|brother|sister|people|everyone|him|her|them)\b/;
const NEGATED = /\b(?:not|never|no|isn't|wasn't|don't|aren't|ain't|nothing|hardly|without)\b(?: \w+){0,2}$/;
/** Words that are feelings only beside one ('feel low'), or alone. */
const AMBIGUOUS = new Set(
  `down low flat light used done spent cross mad blue lost stuck small heavy warm better safe free seen alone great lovely
  okay content alive awful rubbish stupid silly daft tender brilliant blank empty settled hope fear worry foolish
  ridiculous burnt wiped shattered broken crushed low rubbish lousy`.split(/\s+/),
);
/** 'lost the ewe', 'used to steal': no feelings. */
const TAKES_OBJECT = new Set([
  'done',
  'touched',
  'lost',
  'used',
  'hurt',
  'broken',
  'love',
  'hope',
  'fear',
  'hate',
  'worry',
  'better',
]);
const OBJECT = /^(?:the|my|our|a|an|his|her|him|it|them|to|that|this|two|three)$/;
/** 'i'm afraid i've lost you', 'i'm afraid so': manners, and no fear. */
const POLITELY =
  /^(?:so|not)\b|^i (?:have (?:lost you|not|no|missed|forgotten)|do not|did not|must)\b|^i'(?:ve (?:lost you|not|no|missed|forgotten)|m not)\b|^i (?:don't|didn't|haven't)\b|^(?:that|it)(?:'s| is| was) (?:not|wrong)\b/;
/** 'great, so where is it': no feeling. */
const FILLER = /^(?:great|good|lovely|fine|brilliant|perfect)$/;
const BESIDE =
  /(?:feel|feels|feeling|felt|so|bit|really|been|am|was|just|only|very|quite|get|more|all|little|and|still|kind of|sort of|of|pretty) $|^$/;

/** The person's own feelings: 'i'm furious', 'gutted'. Never those of others, never a denied one. */
function findFeelings(clauses: readonly Clause[], isAnswer: boolean): FoundFeeling[] {
  const found = clauses.flatMap(({ text }) => {
    const words = tokensOf(text).filter((token) => /^[a-z]/.test(token));
    return words.flatMap((word, at) => {
      const family = familyOf(word);
      if (family === undefined || isOtherwiseMeant(words, at, isAnswer)) return [];
      const before = words.slice(0, at).join(' ');
      const isOwn = isAnswer && words.length <= 6 ? !OTHERS.test(before) : isOwnFeeling(words, at);
      return isOwn && !NEGATED.test(before) ? [{ word, family }] : [];
    });
  });
  return found.filter(({ word }, at) => found.findIndex((other) => other.word === word) === at).slice(0, 3);
}

/** A word of a feeling that names none here: 'lost the ewe', 'great, so where is it', 'silly old fool'. */
function isOtherwiseMeant(words: readonly string[], at: number, isAnswer: boolean): boolean {
  const word = words[at] ?? '';
  const before = words
    .slice(0, at)
    .map((one) => `${one} `)
    .join('');
  if (word === 'mad' && !/\b(?:so|i'm|i am|feel|felt|really|was) $/.test(before)) return true;
  if (word === 'afraid' && POLITELY.test(words.slice(at + 1).join(' '))) return true;
  if (TAKES_OBJECT.has(word) && OBJECT.test(words[at + 1] ?? '')) return true;
  if (/^for (?:him|her|them|my)$/.test(words.slice(at + 1, at + 3).join(' '))) return true;
  if (at === 0 && isNoFeelingFirst(words, isAnswer)) return true;
  return AMBIGUOUS.has(word) && !BESIDE.test(before);
}

function isNoFeelingFirst(words: readonly string[], isAnswer: boolean): boolean {
  const [word = '', next] = words;
  if (FILLER.test(word) && (words.length > 1 || !isAnswer)) return true;
  return AMBIGUOUS.has(word) && (!isAnswer || (familyOf(word) === 'shame' && isOfSomebody(next)));
}

/** What follows 'stupid' where it is said of oneself: 'stupid, really', 'stupid for asking'. */
const OF_ONESELF = /^(?:and|but|so|really|for|of|again|now|today|me|i)$/;
const isOfSomebody = (next: string | undefined): boolean => next !== undefined && !OF_ONESELF.test(next);

function isOwnFeeling(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  const subject = before.match(/\b(?:i|he|she|they|it|you|we|who|mum|dad|people|everyone)\b/g)?.at(-1);
  if (before === '') return true;
  if (/\b(?:if|whether|unless|asked)\b/.test(before)) return false;
  if (subject === undefined) return OWN_FEELING.test(before === '' ? '' : `${before} `) && words.length <= 5;
  const isTold = /\b(?:said|says|saying|told me|tells me|thinks|thought|called me|calls me|reckons)\b/.test(
    before,
  );
  return (
    !isTold &&
    subject === 'i' &&
    /\bi (?:just |really |still |also |always |do |did )*(?:am|was|feel|felt|been|get|got|have|had|will)\b/.test(
      before,
    )
  );
}
