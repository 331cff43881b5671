import { cleanText } from './clean-text.ts';
import { LANGUAGE_WORDS } from './language-words.ts';

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Letters and marks that only these languages write. */
const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[¿¡ñ]/u, ['es']],
  [/[ãõ]/u, ['pt']],
  [/[äöß]/u, ['de']],
  [/\b(?:qu|j|n)'\p{L}/u, ['fr']],
  [
    /[ìò]|\b(?:dell|nell|sull|dall|all|quell|un)'\p{L}|(?<!\p{L})(?:è|c'è|più|così|già|può|perché|né)(?!\p{L})/u,
    ['it'],
  ],
  [/[èù]|(?<!\p{L})[lcdm]'\p{L}/u, ['fr', 'it']],
  [/[êâç]/u, ['fr', 'pt']],
  [/[áíóú]/u, ['es', 'pt']],
  [/ü/u, ['de', 'es']],
];

/** How much a word tells that stands in so many languages. */
const WORTH = [0, 2, 1, 0.5];

const worthByWord = new Map<string, number>();
for (const list of Object.values(LANGUAGE_WORDS))
  for (const word of list) worthByWord.set(word, (worthByWord.get(word) ?? 0) + 1);
for (const [word, count] of worthByWord) worthByWord.set(word, WORTH[count] ?? 0.25);

const ENOUGH = 2;

/** The language of a text, in whatever spelling; `fallback` where it is too short to tell, or as near to that. */
export function detectLanguage(text: string, fallback: Language): Language {
  const written = text.normalize('NFC').toLowerCase().replaceAll('\u2019', "'");
  const found = cleanText(text).match(/[a-z]+/gu) ?? [];
  const scoreOf = (language: Language): number => {
    const list = LANGUAGE_WORDS[language];
    const byWords = found.reduce((sum, word) => sum + (list.has(word) ? (worthByWord.get(word) ?? 0) : 0), 0);
    const byLetters = LETTERS.filter(([sign, of]) => of.includes(language) && sign.test(written));
    return byWords + byLetters.reduce((sum, [, of]) => sum + (WORTH[of.length] ?? 0), 0);
  };
  const scores = LANGUAGES.map((language) => ({ language, score: scoreOf(language) }));
  const own = scores.find(({ language }) => language === fallback)?.score ?? 0;
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score >= ENOUGH && best.score > own ? best.language : fallback;
}
