import { isDenial } from './read-answer.ts';

/** A time that is not now, or a plan: what a 'not today' leaves standing. */
const ANOTHER_TIME =
  /\b(?:tomorrow|the morn|(?:next|this) (?:week|weekend|month|\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:the |my |that |i |they |\w+day|\d|result\w*|\w+ post)|until|till|when (?:they|he|she|it|the|my|i)|\d+(?:st|nd|rd|th)|(?:the |a |my )?(?:date|day|plan) (?:is|was)|(?:have|got|made) (?:a|the|my) (?:plan|date|day)|planned|made up my mind|another (?:day|time|night)|soon)\b/u;
const NOT_NOW =
  /\b(?:not|no) (?:just )?(?:today|tonight|now|right now|yet|the day|this (?:minute|week|second|evening))\b/u;

const SOON = /\b(?:tonight|today|now|this (?:minute|evening|second|hour))\b/u;

/** How near it is, as an answer to 'could you act on it today?'. */
export type Nearness = 'planned' | 'not_now' | null;
export function readNearness(plain: string): Nearness {
  if (isDenial(plain)) return null;
  if (SOON.test(plain) && !NOT_NOW.test(plain)) return null;
  if (ANOTHER_TIME.test(plain)) return 'planned';
  return NOT_NOW.test(plain) ? 'not_now' : null;
}

/** The number named is no number where they are. */
const ELSEWHERE =
  /\b(?:(?:is|are) not a thing (?:here|in)|(?:does|do|will|would) not (?:work|exist|go through) (?:here|in|from)|(?:which|what|wrong|another|other|different) country|(?:samaritans|lifeline|988|999|911|112|number|numbers|line) (?:is|are|works?) (?:only )?(?:in|for) (?!my|your|the|this|that|a\b)\w+|(?:i am|i live|we are|we live|am) (?:not )?(?:in|from) (?:the )?(?:us|usa|uk|states|america|canada|australia|india|ireland|england|scotland|wales|new zealand|south africa|nigeria|kenya|ghana|pakistan|bangladesh|philippines|dubai|uae|qatar|saudi|singapore|malaysia|germany|france|spain|italy|portugal|netherlands|poland|mexico|brazil|japan|china|korea|texas|california|florida|new york|ohio|bangalore|delhi|mumbai|lagos|nairobi|manila))\b/u;
export const isElsewhere = (plain: string): boolean => ELSEWHERE.test(plain);
