import type { Language } from '#language/detect-language.ts';
import type { Phrases } from './phrase-book.ts';
import { EN_PHRASES } from './phrases-en.ts';
import { ES_PHRASES } from './phrases-es.ts';
import { DE_PHRASES, FR_PHRASES, IT_PHRASES, PT_PHRASES } from './phrases-plain.ts';

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
