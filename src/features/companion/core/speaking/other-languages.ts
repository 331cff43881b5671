import { wordsOf } from '../understanding/normalise.ts';
import type { Reading } from '../understanding/read-message.ts';
import { ENGLISH_FALLBACK, KIND_FALLBACK, LANGUAGE_LINES, type LanguageLines } from './lines-languages.ts';
import type { Voice } from './voice.ts';

interface OtherTurn {
  readonly reading: Reading;
  readonly content: string;
  readonly turns: number;
  readonly leavesRoom: boolean;
  readonly voice: Voice;
}

const UNSAFE =
  /[<>{}[\]\\`|]|https?:|prompt|system|suic|matar|mourir|sterben|umbringen|tuer|morir|morrer|töten|muert|убить|умереть|自殺|自杀|죽/iu;

/** A short clause of theirs, unchanged, to be put in quotes; null where it would be long, odd or grave. */
const quoteOf = (content: string): string | null => {
  const clauses = content
    .split(/[.!?;,\n。！？、،؟]+/u)
    .map((c) => c.trim())
    .filter((c) => /\p{L}/u.test(c));
  const clause = [...clauses]
    .reverse()
    .find((c) => c.length >= 4 && c.length <= 48 && wordsOf(c).length <= 9);
  return clause === undefined || UNSAFE.test(clause)
    ? null
    : clause.toLowerCase().replace(/["“”«»„「」‘]/gu, '');
};

const speakFrom = (lines: LanguageLines, { content, turns, voice, leavesRoom }: OtherTurn): string | null => {
  const text = content
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  const kind = lines.kinds.find(({ pattern }) => pattern.test(text));
  const answer = kind === undefined ? null : voice.say(kind.say);
  if (answer !== null) return answer;
  const feeling = lines.feelings.find(({ pattern }) => pattern.test(text));
  const honest = turns <= 1 || turns % 7 === 0 ? voice.say(lines.honest) : null;
  const own = voice.say(lines.reflect, { q: quoteOf(content) });
  const valid = (feeling === undefined ? null : voice.say(feeling.say)) ?? voice.say(lines.valid);
  const ask = leavesRoom ? null : voice.say(lines.ask);
  const parts = [own, valid, honest, ask].filter((p) => p !== null);
  return parts.length === 0 ? null : parts.join(' ');
};

/** A reply in the language of the message, as far as the guide knows it: honest about how little that is. */
export const speakOtherLanguage = (turn: OtherTurn): string | null => {
  const { reading, content, voice } = turn;
  const lines = LANGUAGE_LINES[reading.language];
  const own = lines === undefined ? null : speakFrom(lines, turn);
  const q = quoteOf(content);
  const fallback = KIND_FALLBACK[reading.language];
  return (
    own ?? (fallback === undefined ? null : voice.say(fallback, { q })) ?? voice.say(ENGLISH_FALLBACK, { q })
  );
};
