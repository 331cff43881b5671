import type { Thread } from '../../record/talk-record.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';

type Who = NonNullable<Thread['who']>;

/** A name of their own, and not 'your dog'. */
export const isNamed = ({ label }: Who): boolean => label !== '' && !label.startsWith('your ');

/** Whether this turn speaks of who died: their name, what they were, or their 'he' or 'she'. */
export function isSpokenOf({ turn }: Pick<Scene, 'turn' | 'record'>, { label, pronoun }: Who): boolean {
  const said = turn.content.toLowerCase();
  const name = label.split(' ').at(-1) ?? '';
  if (name !== '' && said.includes(name)) return true;
  if (pronoun === null) return false;
  return (pronoun === 'he' ? /\b(?:he|him|his|he['’]?[sd])\b/ : /\b(?:she|her|hers|she['’]?[sd])\b/).test(
    said,
  );
}

const WORDS_OF_A_TELLING = 12;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** Nothing was told of them yet beside the news. */
export const isUntold = ({ turn }: Scene): boolean =>
  ![...saidBefore(turn).slice(1), turn.content].some((text) => wordsOf(text) >= WORDS_OF_A_TELLING);

const JUST_TOLD =
  /^\W*(?:(?:but|well|no|as) )?i(?: have|'ve|’ve)? (?:just |already )+(?:told|said|answered)\b(?! (?:him|her|them|my|that i)\b)/i;
const ASKED_AND_TOLD = /\byou asked\b.{0,40}\bi (?:just |already )?(?:told you|said)\b/i;
/** 'i have just told you', to somebody who grieves; 'you asked what it was like and i told you'. */
export const hasJustTold = ({ turn, before }: Scene): boolean =>
  !turn.content.includes('?') &&
  ((before.thread.tone === 'grief' && JUST_TOLD.test(turn.content)) || ASKED_AND_TOLD.test(turn.content));
