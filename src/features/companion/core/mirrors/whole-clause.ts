import { spellOut } from '#language/spell-out.ts';
import { isDoubtful } from './doubts.ts';
import { hasFiniteVerb, LEAD, RELATION, TAIL } from './turn-clause.ts';

/** Words of the two who talk, but for 'my' and 'me': a clause with one would have to be turned round. */
const BETWEEN_US =
  /\b(?:i|i'm|i've|i'd|i'll|im|ive|myself|mine|we|we're|we've|we'd|we'll|us|ourselves|you|you're|your|u|ur|lol|haha\w*|omg|idk|fuck\w*|shit\w*|suicid\w*|kill\w*)\b/;
/** Openings that hang on something said before, or ask. */
const HANGS =
  /^(?:and|or|but|so|because|cos|bc|than|that|which|who|whose|what|where|when|while|why|how|if|as|since|until|till|though|unless|like|of|to|for|with|from|by|at|then|not|just|even|also|thanks|thank|please|sorry|hello|hi|hey|bye|night|right|well|okay|ok|yes|no|nothing|maybe|said|says|let|let's|it's|this|better)\b/;
/** Cut before what was said. */
const CUT_OFF = /\b(?:said|says|goes|asked|told)(?: \w+)?$/;
const DROPPED_I = /^(?:got|been|never|lost|spent|sat|stood|had|haven't|didn't|can't|couldn't|still)\b/;
const [FEWEST_WORDS, MOST_WORDS] = [2, 13];
const VERB_WITHIN = 5;

/**
 * A clause about others, or with its 'i' dropped, as they wrote it ('government vet stood in your yard'): its grammar is
 * theirs, only 'my' and 'me' turn. Null where it might hang on something else.
 */
export function wholeClause(clause: string): string | null {
  const plain = spellOut(clause).replace(LEAD, '').replace(TAIL, '').trim();
  const words = plain.split(/\s+/);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return null;
  if (CUT_OFF.test(plain) || BETWEEN_US.test(plain) || HANGS.test(plain) || words[0] === 'me') return null;
  if (isDoubtful(words.map((word) => word.replace(/^\d+\w*$/, 'many')))) return null;
  if (!DROPPED_I.test(plain) && !hasFiniteVerb(words.slice(1, VERB_WITHIN))) return null;
  const said = plain.replace(/\b(?:my|our)\b/g, 'your').replace(/\bme\b/g, 'you');
  return RELATION.test(words[0] ?? '') ? `your ${said}` : said;
}
