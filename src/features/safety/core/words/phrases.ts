import type { Language } from '#language/detect-language.ts';
import type { Move } from '../protocol/moves.ts';
import { EN_PHRASES } from './phrases-en.ts';
import { ES_PHRASES } from './phrases-es.ts';
import { DE_PHRASES, FR_PHRASES, IT_PHRASES, PT_PHRASES } from './phrases-plain.ts';

export type { Move } from '../protocol/moves.ts';

/** `{line}` is how to reach people in the country, `{emergency}` the emergency number. */
export type Phrases = Readonly<Record<Move, readonly string[]>>;

const BOOKS: Readonly<Record<Language, Phrases>> = {
  en: EN_PHRASES,
  es: ES_PHRASES,
  fr: FR_PHRASES,
  de: DE_PHRASES,
  pt: PT_PHRASES,
  it: IT_PHRASES,
};

export function phrasesFor(language: Language): Phrases {
  return BOOKS[language];
}
