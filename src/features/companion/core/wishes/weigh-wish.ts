import { withoutQuoted } from '#language/without-quoted.ts';
import { sentencesOf } from '../acts/said-forms.ts';
import { parseWeights, weigh } from '../learned/linear.ts';
import { WISHES, type Wish } from './wish.ts';
import { wishFeaturesOf } from './wish-features.ts';
import { WISH_WEIGHTS } from './wish-weights.ts';

/** A yes to whoever only nods is said where its form is plain: too many questions look like it. */
export type Heard = Exclude<Wish, 'none' | 'nod'>;
const isHeard = (wish: Wish): wish is Heard => wish !== 'none' && wish !== 'nod';

/** What must be spoken of, where the weights would hear a wish in other words. */
const ANCHORS: Partial<Readonly<Record<Wish, RegExp>>> = {
  words:
    /^(?!.*\bwrit(?:e|es|ing) to (?:it|you|u)\b).*\b(?:say\w*|tell\w*|writ\w+|wrote|text\w*|messag\w+|letters?|cards?|speech|e-?mail\w*|repl(?:y|ies)|answer\w*|word\w*|notes?|apolog\w+|sorry|toast|eulogy|lines?|sentences?|phras\w+|script\w*|draft\w*|ask (?:him|her|them|my)|put (?:it|in|to))\b/i,
  menu: /^(?!.*\b(?:my|a|read|back|write|make|do the|put)\b.*\blist).*\b(?:you|u|ye|menu|lists?|options?|choices?|exercises?|things?|offer\w*|app|here)\b/i,
  joke: /\b(?:jok\w+|laugh\w*|funny|silly|riddles?|giggl\w*|smil\w+|cheer\w*|pun|puns|humou?r\w*|daft|knock|banter|fun)\b/i,
};

/** What waits for us: whoever goes on after it has begun themselves. */
const ENDS: ReadonlySet<Wish> = new Set(['menu', 'joke', 'may_i', 'askme']);

const weights = parseWeights(WISH_WEIGHTS);

/**
 * How likely a sentence must wish for a thing, to be heard so: in talk few do, and a list, a joke or a question of ours that nobody
 * asked for is worse than company. By what was heard wrongly in improvised talks (docs/guide.md, 'Wishes').
 */
const LEAST_LIKELY: Readonly<Record<Heard, number>> = {
  words: 0.8,
  decide: 0.7,
  steps: 0.75,
  calm: 0.8,
  menu: 0.8,
  joke: 0.7,
  may_i: 0.7,
  normal: 0.8,
  askme: 0.85,
};
const MOST_SENTENCES = 6;
/** Said without a stop, the wish stands at the end or at the start of a long run of words. */
const WORDS_OF_A_RUN = 18;
const WORDS_OF_AN_END = 12;

/** The sentences of a message, without what they quote; of a long run of words its beginning and its end. */
export function stretchesOf(content: string): string[] {
  return sentencesOf(content)
    .slice(-MOST_SENTENCES)
    .flatMap(({ words: written, plain, isMarked }) => {
      const mark = isMarked ? '?' : '';
      const words = plain.split(' ');
      if (words.length <= WORDS_OF_A_RUN) return [withoutQuoted(written)];
      return [words.slice(0, WORDS_OF_AN_END).join(' '), words.slice(-WORDS_OF_AN_END).join(' ') + mark];
    });
}

/** The likeliest wish of a message, where one is likely enough; null where they only tell. Linear in the length of the text. */
export function wishIn(content: string): Heard | null {
  const stretches = stretchesOf(content);
  const heard = stretches.flatMap((stretch, place) => {
    const isLast = place === stretches.length - 1;
    const shares = weigh(weights, WISHES.length, wishFeaturesOf(stretch));
    return WISHES.flatMap((wish, at) => {
      const share = shares[at] ?? 0;
      const mayBe = isHeard(wish) && (isLast || !ENDS.has(wish)) && ANCHORS[wish]?.test(stretch) !== false;
      return mayBe && share >= LEAST_LIKELY[wish] ? [{ wish, share }] : [];
    });
  });
  return heard.toSorted((a, b) => b.share - a.share)[0]?.wish ?? null;
}
