import { detectLanguage } from '#language/detect-language.ts';

/** Scripts that tell the language by themselves, as eSpeak names it. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['cmn', /\p{Script=Han}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
];

/** The voice that a text is spoken with, as eSpeak names it. */
export function voiceLanguageOf(text: string): string {
  const script = SCRIPTS.find(([, sign]) => sign.test(text))?.[0];
  if (script !== undefined) return script;
  const language = detectLanguage(text, 'en');
  return language === 'en' ? 'en-us' : language;
}
