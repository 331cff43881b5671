import { spellOut } from '#language/spell-out.ts';
import type { Clause } from '#language/split-clauses.ts';

const LEAD =
  /^(?:(?:and|so|but|well|then|also|because|cos|oh|ok|okay|yeah|yes|nah|honestly|anyway|like|just|maybe|probably|um|erm|now|mostly|only|mainly|suppose|i guess|i suppose|i think|it's|its|it is|that's|kind of|sort of|the fact that|that)\b[,\s]*)+/;
const TAIL =
  /(?:[,\s]+(?:really|honestly|though|tbh|lol|i guess|i suppose|i think|you know|or something|anyway|haha|probably|maybe|too|mate|love|if i'm honest|to be honest|obviously|what else|actually|again|ngl|or whatever))+$/;
const FIRST_OR_SECOND =
  /\b(?:i|i'm|i've|i'd|i'll|im|ive|me|my|mine|myself|we|we're|we've|us|our|you|your|you're|u|ur|ya|yous)\b/;
/** A verb without its subject, or a join without its half: not a thing to give back. */
const NO_HEAD =
  /^(?:of|than|which|who|whose|is|was|are|were|be|been|has|had|have|do|does|did|can|could|will|would|should|if|or|as|at|to|in|on|from|with|about|for|by|into|when|where|what|why|how|until|till|since|after|before|while|got|get|went|going|said|told|came|hi|hello|hey|thanks|please|let|stop|tell|told|asked|then|didn't|don't|can't|won't|isn't|wasn't|couldn't|same|ok|lol|haha|omg|god|jesus|oh|right|sorry|wait|yes|it|this|that|there|he|she|they|him|her|them|none|else|me)\b/;
const NO_END =
  /\b(?:and|or|but|the|a|an|to|of|in|at|for|with|from|by|his|her|their|that|which|because|if|when|so|like|very|as|is|was|are|were|than|about|into|just|not|be|been|who|what)$/;
/** What begins a phrase that stands alone. */
const HEAD =
  /^(?:a|an|the|no|nobody|nothing|every|all|both|half|his|her|their|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|\d+|not a|not the|like a|one|some|another|mr|mrs|always|never)\b/;
const MOST_WORDS = 6;

const bare = (text: string): string => text.replace(LEAD, '').replace(TAIL, '').trim();
const countWords = (text: string): number => text.split(/\s+/).length;

/** Two to six of their words that stand by themselves ('no clicking claws'), the last that is fit; null where none is. */
export function findFragment(clauses: readonly Clause[]): string | null {
  const fit = clauses
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ text }) => bare(text))
    .filter((text) => countWords(text) >= 2 && countWords(text) <= MOST_WORDS && isFit(text));
  return fit.at(-1) ?? null;
}

const NO_CONTENT =
  /^(?:a (?:bit|lot|little|while|few)|the (?:same|other|lot)|no (?:idea|one|way|more|chance)|all (?:of|the|right)|one (?:day|of)|half of|some of)\b/;

const isFit = (text: string): boolean =>
  !NO_CONTENT.test(text) &&
  HEAD.test(text) &&
  !FIRST_OR_SECOND.test(text) &&
  !NO_HEAD.test(text) &&
  !NO_END.test(text) &&
  /^[\p{L}\p{N}][\p{L}\p{N}' -]*$/u.test(text);

const SHORT_WORDS = 5;

/** A short answer given back: 'my sister probably' → 'your sister', 'fog' → 'fog'; null where it has a verb of theirs. */
export function echoShort(text: string): string | null {
  const plain = bare(
    spellOut(text)
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[.!…]+$/g, '')
      .replace(/^no,? (?=just|only|it|that)/, '')
      .trim(),
  )
    .replace(/\bmy\b/g, 'your')
    .replace(/\bour\b/g, 'your');
  if (plain === '' || countWords(plain) > SHORT_WORDS || FIRST_OR_SECOND.test(plain.replace(/\byour\b/g, '')))
    return null;
  if (
    NO_END.test(plain) ||
    /^(?:of|than|which|who|is|was|are|has|had|do|does|did|can|if|or|as|hi|hello|ok|lol|haha|it|this|that|none|else|didn't|don't|can't|won't|told|tell|ask|let)\b/.test(
      plain,
    )
  )
    return null;
  return /^[\p{L}\p{N}][\p{L}\p{N}' -]*$/u.test(plain) ? plain : null;
}

const THING = /\b(the|his|her|their|my|that|this) ((?:\p{Ll}{3,12} )?\p{Ll}{3,14})\b/gu;
const NO_THING =
  /^(?:whole|same|other|only|first|last|next|way|thing|things|time|times|day|days|one|bit|end|rest|lot|kind|sort|point|truth|fact|part|moment|morning|evening|night|week|weekend|year|years|hell|most|own|name|life|head|mind|new|old|best|worst|right|wrong|middle|top|back|is|was|will|has|had|can|could|would|should|just|really|they|she|and|but|because|about|after|before|more|very|too|big|little|little bit|then|when|feeling|feelings|problem|hardest|worst|point|question|world|place|side|idea|reason|number|numbers|people|what|where|who|why|how)$/;

/** Where something is, is not the thing. */
const PLACE = /\b(?:in|at|on|to|into|round|around|from|near|by|under|behind|through|of) (?:all )?$/;

/** A noun of theirs to come back to, the last in the message: 'the basket', 'his claws', 'your course'. */
export function findThing(text: string): string | null {
  const found = [...text.matchAll(THING)].flatMap(({ 1: owner = '', 2: phrase = '', index }) => {
    const noun = phrase.trim().split(' ').at(0) ?? '';
    return NO_THING.test(noun) ||
      owner === 'that' ||
      owner === 'this' ||
      PLACE.test(text.slice(0, index)) ||
      /(?:ed|ly|ing|est|er|n't)$/.test(noun)
      ? []
      : [`${owner === 'my' ? 'your' : owner} ${noun}`];
  });
  return found.find((thing) => !thing.startsWith('the ')) ?? found.at(-1) ?? null;
}
