import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { wordsIn } from './plain.ts';

const NUMBER_OF_A_WAY =
  /^\W*(?:(?:number|option|no|ok|um|maybe|let'?s|i'?d say|i think|i guess|i'?ll take|i (?:choose|take|pick|want|would like)|start with|first|probably|then)\W+)*([1-4])(?![\d:/])\b(?!\s*(?:am|pm|o'clock|years?|months?|weeks?|days?|hours?|minutes?|times|people|things?|other|more|of\b|out))/i;

const NUMBER = '([1-4]|one|two|three|four)';
/** 'i asked for 1', 'number three please', 'a number 1, writing': said so, whatever stands open. */
const PICKED = new RegExp(
  `\\bi (?:asked for|picked|chose|choose|pick|said|meant|want) (?:the |number |option |no )*(?:the )?${NUMBER}(?! (?:am|pm|years?|months?|weeks?|days?|hours?|minutes?|times|things?|people|of)\\b)\\b|\\b(?:number|option) ${NUMBER}\\b`,
);
const IN_ONE_SENTENCE =
  /^(?:(?:ok|okay|so|then|maybe|well|right|please|lets|let us|do|just|start over|again) )*([1-4])(?: (?:then|please|pls|plz|now|maybe|probably|quick\w*|first|i (?:think|guess|suppose)|as in\b.*|it is|what do i|(?:what|get|find|write|settle|think)\b.*))*$/;
/** A number that is refused or wondered at is no choice. */
const REFUSED =
  /^(?:(?:ok|oh|um|well|lol) )*(?:no|nope|nah|idk|i? ?dont know|dunno|not that|forget it|never mind)(?: (?:lol|thanks|sorry))?$|\b(?:do not|dont|didnt|no longer) want\b/;
/** '3 i think. i dont want to make it a massive thing': what they do not want to do is told beside the choice. */
const CHOSEN_FIRST =
  /^(?:(?:ok|okay|so|maybe|well) )*[1-4] (?:please|maybe|probably|i (?:think|guess|suppose))$/;
const WANTS_NOT_TO = /\b(?:do not|dont|didnt) want to\b(?! (?:do|choose|pick|any)\b)/;
const PLACES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

const NUMBER_ALONE = /^\W*(?:ok |maybe |number )?[1-4]\W*(?:then|please)?\W*$/i;

/** Where a number is one of their own ideas. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(['think', 'decide']);

/** The number of a way: at once, or later where it is said so or stands alone. */
export function numberChosen({ turn, before }: Scene, plain: string): number | null {
  const { open, at } = before.thread;
  const wasShown = open === 'ways' || before.used.some((id) => id.startsWith('choice'));
  if (turn.spoken || !wasShown || open === 'lines' || OWN_NUMBERS.has(at?.way ?? '')) return null;
  const sentences = sentencesOf(turn.content).map(({ words }) => bare(words));
  const isRefused = (one: string): boolean => REFUSED.test(one) && !isToldBeside(sentences, one);
  if (/\d\s*\?/.test(turn.content) || sentences.some(isRefused)) return null;
  const picked = sentences.map((one) => PICKED.exec(one)).find((found) => found !== null);
  if (picked) return numberOf(picked[1] ?? picked[2] ?? '');
  if (at?.way === 'settle') return null;
  if (open === 'ways') return numberOf(NUMBER_OF_A_WAY.exec(turn.content)?.[1] ?? aloneIn(sentences));
  if (NUMBER_ALONE.test(turn.content)) return numberOf(/[1-4]/.exec(turn.content)?.[0] ?? '');
  return at === null && wordsIn(plain) <= MOST_WORDS_AROUND ? numberOf(aloneIn(sentences)) : null;
}
const MOST_WORDS_AROUND = 14;

const isToldBeside = ([first = '']: readonly string[], one: string): boolean =>
  CHOSEN_FIRST.test(first) && WANTS_NOT_TO.test(one);

/** With its figures, which plain words leave out. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const aloneIn = (sentences: readonly string[]): string =>
  sentences.map((one) => IN_ONE_SENTENCE.exec(one)?.[1]).find((found) => found !== undefined) ?? '';

const numberOf = (word: string): number | null =>
  PLACES[word] ?? (/^[1-4]$/.test(word) ? Number(word) : null);
