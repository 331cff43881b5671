import { sentencesOf } from '../acts/said-forms.ts';
import { mayBeGiven } from './clause-to-take-up.ts';
import { HARD_WORD } from './weighty-words.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 8;
/** What a thing begins with; 'the' is of what was told before. */
const DETERMINER =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|no|just|only|my|his|her|their|our|every|another|half)$/i;
/** 'a bit later', 'a lot of it', 'no idea': no thing. */
const NO_THING =
  /^(?:an? (?:bit|lot|little|while|few|couple|second|minute|moment|sec|way|thing|long|good|day|week|month|year|time|point|matter|fact)|no (?:idea|one|way|more|longer|matter|wonder|clue|problem|need|worries|thanks)|just (?:to|for|in|so|as|like|now|then|thinking|wanted|the same|saying|because|cause|cos|gotta|going|chatting|texting|talking)|only (?:to|for|in|so|if|when)|(?:my|his|her|their) (?:own|head|mind|life|way|time)$|one (?:of|in|on|at|for|to|with|who|that|day|time|thing|bit|more)\b|half (?:of|an))\b/i;
/** Cut off: half a thing. */
const AIMLESS =
  /\b(?:that|which|who|because|cause|cos|so|if|when|and|but|or|to|of|the|a|an|is|was|i|it|with|for|in|at|on|from)$/i;

/** 'i've five bags': a bare fact. */
const OF_HAVING = /^\W*(?:(?:and|but|so) )?i(?:['’]?(?:ve|m)| have| am| got| have got|['’]?m in) /i;

/**
 * The thing a telling ends on, word for word: 'a penguin wearing sunglasses', 'just me and the fridges'. People end on what
 * they like best. Null: it ends on no thing, on one that weighs, or on us.
 */
export function endToEcho(content: string): string | null {
  const end = sentencesOf(content).at(-1);
  if (end === undefined || end.isMarked) return null;
  const clause = (end.words.split(/[,;:–—]\s+/).at(-1) ?? '')
    .replace(/[\s.!…]+$/u, '')
    .replace(/ (?:tbh|lol|haha+|though|tho|you know|now|then|really)$/i, '');
  if (OF_HAVING.test(clause)) return null;
  const words = clause.split(/\s+/);
  const from = words.findIndex(
    (word, at) =>
      DETERMINER.test(word) && words.length - at <= MOST_WORDS && !NO_THING.test(words.slice(at).join(' ')),
  );
  const thing = from === -1 ? '' : words.slice(from).join(' ');
  if (words.length - from < FEWEST_WORDS || from === -1 || AIMLESS.test(thing)) return null;
  return mayBeGiven(thing) && !HARD_WORD.test(thing) ? thing : null;
}
