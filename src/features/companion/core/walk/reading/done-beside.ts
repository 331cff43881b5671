import { plainOf, type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import { WHOLE } from './for-the-page.ts';
import { isLeaving } from './leaving.ts';
import { mayBeForUs, partingIn } from './said-to-us.ts';

/*
 * 'done' beside other words: a thanks, a goodbye, the line before it.
 */

const LEAD =
  '(?:(?:ok|okay|right|well|so|and|ha|aye|ye+s+|yeah|no|nope|great|good|perfect|lovely|all|now|thats me|that is me) )*';
const AFTER = '(?: (?:now|then|here|thanks|thank you|ta|cheers|x))*$';
const BARE = new RegExp(`^${LEAD}(?:done|finished|no more(?: lines?)?)${AFTER}`);
const ENDS = new RegExp(`^${LEAD}(?:i think )?(?:that is|thats) (?:it|all|everything)(?: done)?${AFTER}`);
const THANKS = /\b(?:thanks|thank you|thx|ty|ta|cheers|bless you|appreciate)\b/;
const OF_THE_END =
  /^(?:ha|haha)$|^(?:and |so |well )?(?:that is|thats|this is) (?:it|all|the (?:whole|lot|end)|everything)\b/;

export interface End {
  /** What stands beside it. */
  readonly how: 'done' | 'thanks' | 'bye';
  /** What stands before it. */
  readonly before: string;
  /** What stands behind it. */
  readonly after: string;
  /** Beside it something is asked. */
  readonly isAsking: boolean;
}

const partsOf = (content: string): string[] => content.split(/(?<=[.!?;,\n])\s*/);
/** 'done. does it read as a no?' */
export const saysDone = (content: string): boolean =>
  partsOf(content).some((part) => BARE.test(plainOf(part)) || ENDS.test(plainOf(part)));

/** Null: nothing says for sure that it is the end. */
export function endBeside(content: string): End | null {
  const sentences = sentencesOf(content);
  const said = partsOf(content);
  const parting = partingIn(content);
  const isThanked = parting === 'thanks' || sentences.some(({ plain }) => THANKS.test(plain));
  const endsAndThanks =
    said.some((part) => ENDS.test(plainOf(part))) &&
    (parting !== null || sentences.every(({ plain }) => ENDS.test(plain) || THANKS.test(plain)));
  const isBare = said.some((part) => BARE.test(plainOf(part)));
  if ((!isBare && !endsAndThanks) || WHOLE.test(content)) return null;
  const at = said.map(plainOf).findIndex((part) => BARE.test(part) || ENDS.test(part));
  const before = said.slice(0, Math.max(0, at)).join(' ');
  const goes =
    parting === 'bye' || [content, ...content.split(/[,;]/)].some((part) => isLeaving(part, plainOf(part)));
  const how = goes ? 'bye' : isThanked ? 'thanks' : 'done';
  return {
    how,
    before: before.replace(/,$/, ''),
    after: said.slice(at + 1).join(' '),
    isAsking: content.includes('?'),
  };
}

const FEWEST_WORDS_OF_A_LINE = 3;
/** Beside 'done' or a command, it may be for whoever the page is for. */
export const mayBeLine = ({ words, plain, isMarked }: Sentence): boolean =>
  !isMarked &&
  plain.split(' ').length >= FEWEST_WORDS_OF_A_LINE &&
  !OF_THE_END.test(plain) &&
  !THANKS.test(plain) &&
  !mayBeForUs(words);
