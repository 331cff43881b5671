import { findSituations, type Situation } from '../situations.ts';
import { detectLanguage, type Language } from './detect-language.ts';
import { PLEASANT } from './feeling-words.ts';
import { type Feeling, type FeelingWord, findFeelings } from './find-feelings.ts';
import { findPeople, type Person } from './find-people.ts';
import { type Mirrored, mirrorClause, mirrorFragment, trimClause } from './mirror.ts';
import { normalise, wordsOf } from './normalise.ts';
import { type Kind, readKind } from './read-kind.ts';
import { splitClauses } from './split-clauses.ts';
import { readStrength } from './strength.ts';

export type Answer = 'yes' | 'no' | 'maybe';

/** Everything the guide understands of one message. */
export interface Reading {
  readonly kind: Kind;
  readonly language: Language;
  /** Normalised: lowercase, contractions whole, no emoji. */
  readonly text: string;
  readonly wordCount: number;
  readonly feelings: readonly Feeling[];
  readonly denied: readonly FeelingWord[];
  readonly situations: readonly Situation[];
  readonly people: readonly Person[];
  readonly strength: number | null;
  readonly answer: Answer | null;
  /** 'not now', 'rather talk', 'skip'. */
  readonly declines: boolean;
  /** 'ok did it', 'done'. */
  readonly didIt: boolean;
  /** 'that's it', 'that's all'. */
  readonly saysThatIsIt: boolean;
  /** The feelings that were named, not only hinted at. */
  readonly named: readonly Feeling[];
  /** Clauses that can safely be said back, the most telling first. */
  readonly mirrors: readonly Mirrored[];
  /** A short answer that may be said back as it is. */
  readonly fragment: string | null;
  /** 'great. just great.' */
  readonly isIronic: boolean;
  /** Only pleasant feelings, or good news and nothing hard. */
  readonly isPleasant: boolean;
  /** Nothing in it needs comfort: neither a hard feeling nor a hard thing. */
  readonly isPlain: boolean;
  /** Reads as something to do: 'call my aunt maybe', 'i could write him a note'. */
  readonly isStep: boolean;
  /** How long it has been, in their words ('weeks', 'since march'). */
  readonly duration: string | null;
}

const YES =
  /^(?:(?:oh|um|well|i guess|i think|ok|okay)[\s,.]+)*(?:yes+|yeah+|yea|yep|yup|ya|yess?ss*|sure|ok|okay|kk?|right|exactly|true|correct|definitely|absolutely|totally|of course|i (?:guess|think|suppose) so|i do|i am|it is|it does|it has|it was|that's (?:it|right|true|close|about right|exactly it|fair|correct)|sounds (?:good|right|about right)|let's|please|pretty much|spot on|mhm+|uh ?huh|fine|alright|i would|i could|i will|close enough|got it|you got it|i'd like (?:to|that)|kind of yes|yes please)\b/;
const NO =
  /^(?:(?:oh|um|well|i guess|i think|hm+)[\s,.]+)*(?:no+|nope|nah|naw|not (?:really|at all|quite|exactly|so much|yet|particularly|one|a single)|never|it (?:isn't|doesn't|hasn't|wasn't)|i (?:don't|didn't|can't|couldn't|won't) ?(?:think so|want to|really)?$|(?:none|nobody|no one|nothing)(?=[\s.!]*$)|neither|absolutely not|definitely not|that's not)\b/;
const MAYBE =
  /^(?:(?:um|well|i guess|hm+)[\s,.]+)*(?:maybe|perhaps|possibly|kind of|sort of|a (?:bit|little)|sometimes|somewhat|i guess|i suppose|could be|might be|partly|half|in a way|yes and no|probably|not sure|depends)\b/;
const DECLINES =
  /\b(?:not now|no thanks?|no thank you|rather (?:not|talk|keep talking|just talk)|keep talking|just talk|skip|pass|don't want to|i don't feel like|later|not in the mood|not today|let's not|no breathing|don't feel like it|would rather talk|prefer to talk|prefer talking|talk(?:ing)? instead|can we (?:just )?talk|not helpful|i'd rather|i would rather|can't (?:do|breathe)|cannot do|i am driving|i'm driving)\b/;
const DID_IT =
  /\b(?:did (?:it|that|them|the)|done|i'm done|finished|tried (?:it|that)|ok did|just did|i breathed|breathed)\b/;
const THAT_IS_IT =
  /\b(?:that's (?:it|all|everything|about it|basically it|pretty much it|the whole (?:thing|story))|nothing (?:else|more)|no more to say|that is (?:it|all)|i think that's (?:it|all))\b/;
const IRONY =
  /\b(?:(?:oh |yeah |well |just |so )+(?:great|wonderful|fantastic|brilliant|lovely|perfect|amazing|awesome)|love that for me|lucky me|how nice|what a (?:joy|treat|surprise)|thanks a lot|just what i needed|living the dream|best day ever|so that's (?:fun|great|nice)|good for (?:him|her|them)|yay)\b/;
const HARD =
  /\b(?:again|another|late|broke|failed|fired|yelled|cancel\w*|ignored|forgot|cried|alone|worse|hate|stupid|fight|not|never|nothing|lost|rain|sick|dumped|hospital|bills?|rejected|can't|won't|don't|doesn't|didn't|couldn't|isn't|wasn't|haven't|no one|nobody|without me|scream\w*|forgets?|hide|hid|sorry|tired|only|quiet|empty|miss|hurt\w*|gone|died|too much|had to|have to|anymore|stuck)\b/;
const STEP =
  /^(?:(?:maybe|perhaps|ok|okay|fine|well|i think|i guess|yes|yeah)[\s,]+)*(?:(?:to )?(?:call|text|ask|tell|talk|speak|write|go|take|say|open|turn|plant|join|keep|buy|make|send|light|bring|visit|walk|sleep|rest|eat|drink|clean|invite|message|apologi[sz]e|sit|book|try|meet|set|put|stop|not say|do|find|read|paint|draw|cook|watch|breathe|delete|block|show|have|give|look (?:at|for|into)|apply|pack|leave)\b(?! (?:me|you|it (?:is|was)))|i(?:'ll| will| could| can| might|'m going to|'d like to| would like to| should)\b(?! (?:tell|say to) (?:them|her|him) (?:that|they|she|he|it)))/;
const DURATION =
  /\b((?:for )?(?:(?:a few|several|many|two|three|four|five|six|\d+|a couple of|some) )?(?:weeks|months|years|ages|decades|forever)(?: now)?|for a (?:long )?(?:while|time)|my whole life|all my life|since (?:i was (?:a (?:kid|child)|little|small|young)|forever|childhood|we were (?:kids|little|children)|last (?:year|week|month|summer|winter|spring|fall|autumn)|january|february|march|april|may|june|july|august|september|october|november|december|christmas|the (?:breakup|funeral|divorce|move|accident|birth)))\b/;

/** How much of the emotional point a clause carries. */
const weighClause = (clause: string, mirrored: Mirrored, at: number, total: number): number => {
  const feelings = findFeelings(clause).own.length;
  const byKind = { 'self-attack': 4, belief: 3, wish: 3, feeling: 2.5, statement: 1 }[mirrored.kind];
  const first = /\b(?:i|me|my|myself|i'm|i've)\b/.test(clause) ? 1.5 : 0;
  const event = findSituations(clause).some((s) => s.weight >= 2) ? 1.5 : 0;
  const sharp =
    /\b(?:only|even|anymore|instead|just|because|without|still|because of me|in front of|for me|at me)\b/.test(
      clause,
    )
      ? 1
      : 0;
  const thin =
    /^i (?:think|guess|know|mean|said|feel like it|don't know)\b|^it(?:'s| is) (?:just|like|ok|fine|what it is)|^(?:this|that|it)\b/.test(
      clause,
    )
      ? -2
      : 0;
  const late = total > 1 ? at / (total - 1) : 1;
  return feelings * 1.5 + byKind + first + event + sharp + thin + late + Math.min(mirrored.wordCount, 9) / 6;
};

const pickMirrors = (clauses: readonly string[], maxWords: number): Mirrored[] => {
  const found = clauses.flatMap((clause, at) => {
    const mirrored = mirrorClause(clause, maxWords);
    return mirrored === null
      ? []
      : [{ mirrored, at, weight: weighClause(trimClause(clause), mirrored, at, clauses.length) }];
  });
  return found
    .sort((a, b) => b.weight - a.weight)
    .map(({ mirrored }) => mirrored)
    .filter((m, i, all) => all.findIndex((other) => other.text === m.text) === i)
    .slice(0, 5);
};

const readAnswer = (text: string): Answer | null => {
  if (MAYBE.test(text)) return 'maybe';
  if (NO.test(text)) return 'no';
  return YES.test(text) ? 'yes' : null;
};

/** Reads one message. `strengthWasAsked` lets a bare number or 'like an 8' count as a strength. */
export const readMessage = (raw: string, strengthWasAsked: boolean): Reading => {
  const language = detectLanguage(raw);
  const text = normalise(raw);
  const wordCount = wordsOf(text).length;
  const kind = readKind(raw, text);
  const { own, denied } = findFeelings(text);
  const situations = findSituations(text);
  const isIronic =
    IRONY.test(text) &&
    (HARD.test(text) || wordCount <= 6) &&
    !/^(?:that's |it's )?great$/.test(text) &&
    !situations.some((s) => s.id === 'good-news');
  const isSaidOfSelf =
    /!/.test(raw) ||
    wordCount <= 4 ||
    /\b(?:i'm|i am|i feel|feeling|i was|i felt|i've|made me|i had|i can't wait|we're|we had|(?:today|it|that|this|yesterday) (?:was|is|felt|has been))\b/.test(
      text,
    );
  const pleasant =
    (isSaidOfSelf && own.some((f) => PLEASANT.has(f.family))) || situations.some((s) => s.id === 'good-news');
  const isHard =
    own.some((f) => !PLEASANT.has(f.family) && f.noun !== 'shock') ||
    situations.some((s) => s.weight === 3 && s.id !== 'good-news');
  const clauses = splitClauses(text);
  const isJoy = own.some((f) => f.family === 'joy');
  const felt = own.filter((f) => !(isIronic && PLEASANT.has(f.family)) && !(isJoy && f.noun === 'shock'));
  const feelings = [
    ...felt.filter((f) => !PLEASANT.has(f.family)),
    ...felt.filter((f) => PLEASANT.has(f.family)),
  ];
  return {
    kind,
    language,
    text,
    wordCount,
    feelings,
    named: feelings.filter((f) => !f.isHint),
    denied,
    situations,
    people: findPeople(raw, text),
    strength: readStrength(text, strengthWasAsked),
    answer: readAnswer(text),
    declines: wordCount <= 14 && DECLINES.test(text),
    didIt: wordCount <= 14 && DID_IT.test(text),
    saysThatIsIt: wordCount <= 10 && THAT_IS_IT.test(text),
    mirrors: pickMirrors(clauses, 14),
    fragment: wordCount <= 14 && clauses.length <= 2 ? mirrorFragment(clauses.at(-1) ?? '', 8) : null,
    isIronic,
    isPleasant: pleasant && !isHard && !isIronic,
    isPlain: !isHard && !HARD.test(text) && !isIronic,
    isStep: wordCount <= 12 && !raw.includes('?') && STEP.test(text),
    duration:
      DURATION.exec(text)?.[1]
        ?.replace(/\bi was\b/, 'you were')
        .replace(/\bmy\b/, 'your')
        .replace(/\bwe\b/, 'you') ?? null,
  };
};
