import { cleanText } from '#language/clean-text.ts';
import { EXPANSIONS } from '#language/spellings.ts';
import { familyOf, isPleasant } from '../record/feelings.ts';
import type { ActContext } from './act.ts';
import { MARKS } from './act-marks.ts';

const TOKEN = /[a-z0-9][a-z0-9']*|[?!]+|\.{2,}|[.,;:\n]|\p{Extended_Pictographic}/gu;
const MOST_TOKENS = 90;

/** The words and stops of a message, contractions opened ('don't' → 'do not'). */
export function tokensOf(text: string): string[] {
  return (cleanText(text).match(TOKEN) ?? [])
    .slice(0, MOST_TOKENS)
    .flatMap((token) => EXPANSIONS.get(token) ?? [/^\d/.test(token) ? numberClass(token) : token]);
}

const isWord = (token: string): boolean => /^[a-z0-9#]/.test(token);
const numberClass = (token: string): string =>
  /^(?:10|\d)$/.test(token) ? '#s' : /^(?:10|\d)(?:ish|or\d)?$/.test(token) ? '#s' : '#n';

const lengthOf = (count: number): string =>
  count <= 5 ? String(count) : count <= 8 ? '8' : count <= 14 ? '14' : count <= 25 ? '25' : 'x';

/** Talks are of any length: only how they begin is told apart. */
const placeInTalk = (turn: number): number => (turn < 1 ? 0 : turn < 3 ? 1 : turn < 6 ? 3 : 6);

/** The sentences of a message as lists of words. */
function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    if (isWord(token)) sentences.at(-1)?.push(token);
    else if (/^[.?!\n;]/.test(token) && (sentences.at(-1)?.length ?? 0) > 0) sentences.push([]);
  }
  return sentences.filter((words) => words.length > 0);
}

/**
 * What the learned weights look at: the words, alone and in pairs; how the message and its last sentence begin and end;
 * its length and marks; what had been asked, and how far the talk has come. As short names, each once.
 */
export function featuresOf(text: string, { standing, turn }: ActContext): Set<string> {
  const tokens = tokensOf(text);
  const words = tokens.filter(isWord);
  const sentences = sentencesOf(tokens);
  const ask = standing.slice(0, 2);
  const length = lengthOf(words.length);
  const found = new Set<string>([
    '*',
    `@${ask}`,
    `@${ask}${length}`,
    `l${length}`,
    `n${Math.min(4, sentences.length)}`,
    `t${placeInTalk(turn)}`,
    `t${placeInTalk(turn)}@${ask}`,
  ]);
  for (const feature of [...wordFeatures(words, ask), ...sentenceFeatures(sentences)]) found.add(feature);
  for (const mark of [...marksOf(text, tokens), ...phrasesOf(sentences, words)])
    found.add(mark).add(`${mark}@${ask}`).add(`${mark}l${length}`);
  return found;
}

/** The words alone and in pairs, and how the message begins and ends. */
function wordFeatures(words: readonly string[], ask: string): string[] {
  const [a = '', b = '', c = ''] = words;
  const [last = '', lastButOne = ''] = words.toReversed();
  return [
    ...words.flatMap((word, at) => [
      word,
      `${words[at - 1] ?? '^'} ${word}`,
      ...(at === 0 ? [`@${ask} ${word}`] : []),
    ]),
    `^${a}`,
    `^${a} ${b} ${c}`,
    `${lastButOne} ${last}$`,
    `${last}$`,
    ...(words.length <= 2 ? [`=${words.join(' ')}`] : []),
  ];
}

/** How the first sentence begins; how the last does, where it is another. */
function sentenceFeatures(sentences: readonly (readonly string[])[]): string[] {
  const first = (sentences[0] ?? []).slice(0, 6).map((word) => `<${word}`);
  if (sentences.length <= 1) return first;
  const last = sentences.at(-1) ?? [];
  return [
    ...first,
    `>${last[0] ?? ''}`,
    `>${last[0] ?? ''} ${last[1] ?? ''}`,
    ...last.slice(0, 8).map((word) => `>>${word}`),
    `>l${lengthOf(last.length)}`,
  ];
}

function marksOf(text: string, tokens: readonly string[]): string[] {
  const lastMark = tokens.at(-1) ?? '';
  return [
    /\?/.test(text) ? '?' : '',
    lastMark.startsWith('?') ? '?$' : '',
    /!/.test(text) ? '!' : '',
    /\p{Extended_Pictographic}/u.test(text) ? 'em' : '',
    /\b[A-Z]{3,}\b/.test(text) ? 'CAPS' : '',
    tokens.every((token) => !isWord(token)) ? 'mute' : '',
  ].filter((mark) => mark !== '');
}

/** The turns of phrase found, in the whole ('YES1'), in its first sentence ('YES1<') and in its last ('YES1>'). */
function phrasesOf(sentences: readonly string[][], words: readonly string[]): string[] {
  const plain = (some: readonly string[]): string =>
    some.map((word) => (familyOf(word) ? '#f' : word)).join(' ');
  const whole = sentences.map(plain);
  const joined = plain(words);
  const families = words.flatMap((word) => familyOf(word) ?? []);
  return [
    ...MARKS.flatMap(([name, pattern]) => [
      ...(pattern.test(joined) ? [name] : []),
      ...(whole.length > 1 && pattern.test(whole[0] ?? '') ? [`${name}<`] : []),
      ...(whole.length > 1 && pattern.test(whole.at(-1) ?? '') ? [`${name}>`] : []),
    ]),
    ...(families.some(isPleasant) ? ['F+'] : []),
    ...(families.some((family) => !isPleasant(family)) ? ['F-'] : []),
  ];
}
