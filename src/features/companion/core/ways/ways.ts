import type { Language } from '#language/detect-language.ts';
import type { Place } from '../record/talk-record.ts';
import { DECIDE } from './decide.ts';
import { GET_IT_OUT } from './get-it-out.ts';
import { REMEMBER } from './remember.ts';
import { SAVOUR } from './savour.ts';
import { HOPING, IF_SO } from './short-questions.ts';
import { THINK } from './think.ts';
import type { Step, Way } from './way.ts';
import type { WayName } from './way-names.ts';
import { LETTER, WORDS } from './words-for-someone.ts';

/** All but 'settle', which is a practice between two numbers (walk/settle.ts). */
export type WrittenWay = Exclude<WayName, 'settle'>;

export const WAYS: Readonly<Record<WrittenWay, Way>> = {
  out: GET_IT_OUT,
  think: THINK,
  decide: DECIDE,
  words: WORDS,
  letter: LETTER,
  savour: SAVOUR,
  remember: REMEMBER,
  hoping: HOPING,
  if_so: IF_SO,
};

/** A way in the person's language, as far as it is written in it. */
export const wayOf = (name: WrittenWay, _language: Language): Way => WAYS[name];

/** The step that stands at a place; null in 'settle', and past the end. */
export function stepAt(place: Place | null, language: Language): Step | null {
  if (place === null || place.way === 'settle') return null;
  return wayOf(place.way, language).steps[place.step] ?? null;
}

/** One question beside another way. */
export const isAside = (name: WayName): boolean => name === 'hoping' || name === 'if_so';
