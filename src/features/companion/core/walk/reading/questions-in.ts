import { questionsIn } from '../../acts/questions.ts';
import { type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { lastReplyOf, plainOf, WORDS_OF_A_SHORT_TURN, wordsIn } from './plain.ts';

/** Sentences that ask; 'did i do it too soon' among them. */
export const asksIn = (content: string): Sentence[] => {
  const spelled = content.replace(/\bshld\b/gi, 'should');
  const asked = questionsIn(spelled);
  return sentencesOf(spelled).filter(
    (one) => asked.some(({ words }) => words === one.words) || DID_I.test(one.plain),
  );
};

const DID_I = /^(?:(?:so|but|and|or) )*did i (?:do|leave|say|get|wait|go|handle|make) /;
/** What is asked, where it stands at the end of the turn or the turn is short: the last question, and all of them. */
export function askedIn(scene: Scene): { readonly last: string; readonly all: readonly string[] } | null {
  const { content } = scene.turn;
  const ours = plainOf(lastReplyOf(scene));
  const asked = asksIn(content).filter(
    ({ plain, isMarked }) =>
      !ours.includes(plain) &&
      (isMarked || (wordsIn(plain) <= WORDS_OF_AN_UNMARKED && ASKS_UNMARKED.test(plain))),
  );
  const last = asked.at(-1);
  if (last === undefined) return null;
  const ending = sentencesOf(content).slice(-MOST_SENTENCES_AFTER - 1);
  const isAtEnd = ending.some(({ words }) => words === last.words);
  if (!isAtEnd && scene.reading.wordCount > WORDS_OF_A_SHORT_TURN) return null;
  return { last: last.plain, all: asked.map(({ plain }) => plain) };
}

const MOST_SENTENCES_AFTER = 1;
const WORDS_OF_AN_UNMARKED = 16;
/** Plainly asked, though no mark says so. */
const ASKS_UNMARKED =
  /^(?:(?:so|and|but|ok|well|then|right|now|also|wait|hey|um|lol) )*(?:should|shall|what (?:do|does|should|would|can|is|are|if|did)|how (?:do|does|should|can|would|did)|why (?:do|does|did|is|are)|is it|is that|was it|do you(?! know (?:we|i|what|that|how|my|he|she|they))|did you|did u|do u|are you|are u|can you|can u|could you|will you|would you|am i|do i|did i|was i|have i|can i|may i|could i|will (?:i|he|she|it|they)|which|(?:please )?(?:tell|give) (?:me|us) (?:a|another|your) )\b|\bshould i\b|\bor not$/;
