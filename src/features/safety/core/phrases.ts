import type { Language } from './detect-language.ts';
import { EN_PHRASES } from './phrases-en.ts';

/**
 * What a reply does. Each has several wordings of at most 35 words, so that one text is fit to be read and spoken,
 * with at most one question.
 */
export const MOVES = [
  'ask_gently',
  'ask_directly',
  'ask_directly_self_harm',
  'ask_danger',
  'emergency',
  'emergency_more',
  'emergency_no',
  'emergency_yes',
  'willing',
  'willing_again',
  'calling',
  'after_call',
  'barrier',
  'barrier_police',
  'barrier_words',
  'barrier_burden',
  'barrier_tried',
  'barrier_known',
  'barrier_phone',
  'barrier_other',
  'coping',
  'coping_grounding',
  'coping_skipped',
  'plan',
  'person',
  'person_named',
  'person_none',
  'denied',
  'minimised',
  'thoughts_unclear',
  'human_help',
  'helper',
  'helper_now',
  'helper_more',
  'medical',
  'harm_others',
  'harm_others_now',
  'abuse',
  'abuse_now',
  'abuse_more',
  'eating',
  'minor',
  'bereaved',
  'check_in_safer',
  'check_in_not_yet',
  'check_in_same',
  'check_in_worse',
] as const;
export type Move = (typeof MOVES)[number];

/** `{line}` is how to reach people in the country, `{emergency}` the emergency number. */
export type Phrases = Readonly<Record<Move, readonly string[]>>;

const BOOKS: Partial<Record<Language, Phrases>> = { en: EN_PHRASES };

export function phrasesFor(language: Language): Phrases {
  return BOOKS[language] ?? EN_PHRASES;
}
