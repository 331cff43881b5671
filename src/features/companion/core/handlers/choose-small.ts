import { smallChoice } from '../moves/answering/small-choice.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

/** Where one of these stands in it, nothing is light. */
const WEIGHTY =
  /\b(?:quit|job|marr\w+|divorc\w*|move out|baby|doctor|hospital|a&e|tablets?|pills?|meds|drink(?:s|ing)?|wine|beer|vodka|gin|die|dead|kill\w*|hurt|court|police|school|uni|him|her|them|skip|starv\w*|purg\w*|binge\w*|calories|fast(?:ing)?)\b/;
/** First of two: what the other goes better after. */
const FIRST = /\b(?:breakfast|lunch|dinner|eat|food|sleep|bed|rest|nap)\b/;
const FOOD =
  'pasta|soup|pizza|curry|rice|chips|salad|toast|cereal|porridge|eggs?|tea|coffee|cocoa|hot chocolate|cake|ice cream|takeaway|sandwich|noodles|fish|chicken|burger|breakfast|lunch|dinner';
const PASTIME =
  'bath|shower|nap|walk|film|movie|book|series|telly|tv|game|podcast|music|bus|train|bike|tram|beach|park|cinema|museum|sleep|bed|rest';
const COLOUR = 'red|blue|green|black|white|yellow|pink|grey|gray|purple|brown|orange';
const SMALL = new RegExp(
  `\\b(?:the (?:${COLOUR})(?: (?:one|dress|shirt|top|tie|jumper|coat|shoes|hat|jacket))?|(?:(?:a|the) )?(?:${FOOD}|${PASTIME}))\\b`,
);
const OR = /(?<one>[^.!?,]{2,40}?),? or (?<other>[^.!?]{2,40})/;
const ASKS_WHICH = /\?|\b(?:should|shall|which|better)\b/;
const MOST_WORDS_ALONE = 6;

/** 'pasta or soup': one of the two, lightly. Null where it isn't small, or isn't asked. */
export function chooseSmall(scene: Scene, plain: string): Draft | null {
  const isAsked = ASKS_WHICH.test(plain) || scene.reading.wordCount <= MOST_WORDS_ALONE;
  const { one = '', other = '' } = OR.exec(plain)?.groups ?? {};
  if (!isAsked || one === '' || WEIGHTY.test(plain)) return null;
  const small = [one, other].map((option) => SMALL.exec(option)?.[0] ?? null);
  const isFirst = [one, other].findIndex((option) => FIRST.test(option));
  const pick = isFirst === -1 ? (small[1] !== null ? small[0] : null) : small[isFirst];
  if (pick === null || pick === undefined) return null;
  return draft(scene, [smallChoice], {
    slots: { pick },
    cues: isFirst === -1 ? [] : ['before'],
    mayAsk: false,
    mayRepeat: true,
  });
}
