import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#language/detect-language.ts';
import { readQuestion } from '#language/open-question.ts';
import { phrasesFor } from './phrases.ts';

/** What a yes makes certain must be known for what it asks by whoever keeps the open question. */
const ABOUT_DYING = ['ask_gently', 'ask_directly', 'ask_directly_self_harm', 'check_in_not_yet'] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(ABOUT_DYING)('every wording of %s is read as a question about dying', (move) => {
    const kinds = phrasesFor(language)[move].map((text) => [text, readQuestion(text)]);
    expect(kinds).toEqual(phrasesFor(language)[move].map((text) => [text, 'dying']));
  });
});
