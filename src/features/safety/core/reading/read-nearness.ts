import { countryNamed } from '../resources/country-named.ts';
import { isDenial } from './read-answer.ts';

/** A time that is not now, or a plan: what a 'not today' leaves standing. */
const ANOTHER_TIME =
  /\b(?:tomorrow|the morn|(?:next|this) (?:week|weekend|month|\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:the |my |that |i |they |\w+day|\d|result\w*|\w+ post)|until|till|when (?:they|he|she|it|the|my|i)|\d+(?:st|nd|rd|th)|(?:the |a |my )?(?:date|day|plan) (?:is|was)|(?:have|got|made) (?:a|the|my) (?:plan|date|day)|planned|made up my mind|(?:another|some other|other) (?:day|time|night)|soon)\b/u;
const NOT_NOW =
  /\b(?:not|no) (?:just )?(?:today|tonight|now|right now|yet|the (?:day|night|now)|this (?:minute|week|second|evening))\b/u;

const SOON = /\b(?:tonight|today|now|this (?:minute|evening|second|hour))\b/u;

/** 'tonight. yeah', 'yes, today'; 'today yes, no, i don't know' is none. */
const SAYS_NOW =
  /^(?!.*\b(?:no|not|know|maybe|perhaps)\b)(?:(?:yes|yeah|aye|well|so|probably|i think) )*(?:tonight|today|right now|now)(?: (?:yes|yeah|aye|probably|i think|maybe)|$)/u;

/** How near it is, as an answer to 'could you act on it today?'. */
export type Nearness = 'now' | 'planned' | 'not_now' | null;
export function readNearness(plain: string): Nearness {
  if (isDenial(plain)) return null;
  return readTime(plain.replaceAll(SINCE_THEN, ''));
}

/** 'since tuesday', 'last friday' is no day to come. */
const SINCE_THEN = /\b(?:since|last|from|ever since) (?:last )?\w+/gu;

function readTime(plain: string): Nearness {
  if (SOON.test(plain) && !NOT_NOW.test(plain)) return SAYS_NOW.test(plain) ? 'now' : null;
  if (ANOTHER_TIME.test(plain)) return 'planned';
  return NOT_NOW.test(plain) ? 'not_now' : null;
}

/** The number named is no number where they are. */
const ELSEWHERE =
  /\b(?:(?:is|are) not a thing (?:here|in)|(?:does|do|will|would) not (?:work|exist|go through) (?:here|in|from)|(?:which|what|wrong|another|other|different) country|(?:samaritans|lifeline|988|999|911|112|number|numbers|line) (?:is|are|works?) (?:only )?(?:in|for) (?!my|your|the|this|that|a\b)\w+|(?:i am|i live|we are|we live|am) (?:not )?(?:in|from) (?:germany|france|spain|italy|portugal|netherlands|poland|mexico|brazil|japan|china|korea|south africa|nigeria|kenya|ghana|pakistan|bangladesh|philippines|dubai|uae|qatar|saudi|singapore|malaysia)|(?:number|line|they) (?:is|was|are) (?:british|english|american|irish|indian|australian|canadian)|\d+ is for \w+|not in england)\b/u;
export const isElsewhere = (plain: string): boolean => ELSEWHERE.test(plain) || countryNamed(plain) !== null;

/** A day that is further off than tomorrow. */
export const isFarOff = (plain: string): boolean =>
  readNearness(plain) === 'planned' && !/\b(?:tomorrow|the morn)\b/u.test(plain);
