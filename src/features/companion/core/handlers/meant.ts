import type { ActKind } from '../acts/act.ts';
import type { Scene } from '../scene.ts';

const MOST_WORDS_OF_A_SHRUG = 4;
const MOST_WORDS_OF_A_YES = 5;
const SHRUG = /\b(?:idk|dunno|no idea|not sure|don'?t know|do not know|no clue|hard to say|who knows|whatever)\b/i;
const WHAT_IS_NOT_KNOWN = /\bknow (?:what|how|who|if|whether|where|why|which|anyone|where)\b/i;
const PUTS_RIGHT = /^\W*(?:no\b|nah|not |sorry|wait|actually|scrap|one correction|i beg|ah,|i (?:said|meant|told)|that'?s not)|\bnot \w+|\bi (?:said|meant)\b|\bwrong\b|\bcorrection\b/i;
const TELLS = /^\W*(?:(?:and|but|so) )?(?:i (?:keep|still|always|can'?t|can ?not|just)|he|she|they|my|our|it'?s|everyone|nobody)\b/i;
const LEAVES = /\b(?:bye|night|gtg|got to go|i'?m off|see you|later|goodnight|to bed|have to go|need to (?:go|sleep))\b/i;
const YOU = /\b(?:you|your|you'?re|u|ur|process|this|it|bot)\b/i;

/** What a turn is taken for: where its words do not bear out what its reading says, it tells something. */
export function meant({ reading, standing }: Scene): ActKind {
  const { act, content, wordCount } = reading;
  const { kind } = act;
  if (kind === 'idk')
    return WHAT_IS_NOT_KNOWN.test(content) || (wordCount > MOST_WORDS_OF_A_SHRUG && !SHRUG.test(content))
      ? 'story'
      : kind;
  if (kind === 'fix') return PUTS_RIGHT.test(content) ? kind : 'story';
  if (kind === 'bye') return TELLS.test(content) && !LEAVES.test(content) ? 'story' : kind;
  if (kind === 'askus') return YOU.test(content) ? kind : 'story';
  if (kind === 'yes' && standing === 'none') return wordCount > MOST_WORDS_OF_A_YES ? 'story' : kind;
  return kind;
}
