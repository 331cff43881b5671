import type { Sentence } from './read-message.ts';
import { kindsOf } from './word-kinds.ts';

/**
 * What is weighed of a text, as 32-bit numbers (hashes):
 *
 * - words: stems, and two and three in a row
 * - letters: three to six in a row, over the ends of words; so that a typo or another ending weighs nearly the same
 * - kinds: what kinds of things the words name (`word-kinds.ts`), which stand near each other and which beside
 */
export interface Traits {
  readonly words: readonly number[];
  readonly letters: readonly number[];
  readonly kinds: readonly number[];
}

type Words = readonly string[];

export function findTraits(sentences: readonly Pick<Sentence, 'words'>[]): Traits {
  const all = sentences.map(({ words }) => words);
  return { words: findWords(all), letters: findLetters(all), kinds: findKinds(all) };
}

const ENDINGS = /(?:ingly|edly|ings|ing|ies|ied|ed|es|ly|s|y|e)$/u;

/** 'wished', 'wishes' and 'wishing' count as one word. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}

/** One of Murmur's mixing steps: both numbers change every bit of the result. */
function mix(left: number, right: number): number {
  const product = Math.imul(left ^ Math.imul(right, 0xcc9e2d51), 0x1b873593);
  return (product ^ (product >>> 15)) >>> 0;
}

/** What a number stands for, so that a word never meets a kind of the same number. */
const WORD = 1;
const NEXT = 2;
const THREE = 3;
const LETTERS = 4;
const KIND = 5;
const KIND_NEXT = 6;
const KIND_NEAR = 7;
const KIND_BESIDE = 8;

const REMEMBERED = 5_000;
const stems = new Map<string, number>();

function hashStem(word: string): number {
  const known = stems.get(word);
  if (known !== undefined) return known;
  let hash = WORD;
  for (const letter of stemOf(word)) hash = mix(hash, letter.charCodeAt(0));
  if (stems.size >= REMEMBERED) stems.clear();
  stems.set(word, hash);
  return hash;
}

function findWords(sentences: readonly Words[]): readonly number[] {
  const found: number[] = [];
  for (const words of sentences) {
    let before = -1;
    let last = -1;
    for (const word of words) {
      const stem = hashStem(word);
      found.push(stem);
      if (last >= 0) found.push(mix(mix(last, NEXT), stem));
      if (before >= 0) found.push(mix(mix(mix(before, THREE), last), stem));
      before = last;
      last = stem;
    }
  }
  return found;
}

function findLetters(sentences: readonly Words[]): readonly number[] {
  const found: number[] = [];
  const text = ` ${sentences.map((words) => words.join(' ')).join(' . ')} `;
  for (let at = 0; at + 3 <= text.length; at += 1) {
    let hash = mix(mix(LETTERS, text.charCodeAt(at)), text.charCodeAt(at + 1));
    const end = Math.min(at + 6, text.length);
    for (let next = at + 2; next < end; next += 1) {
      hash = mix(hash, text.charCodeAt(next));
      found.push(hash);
    }
  }
  return found;
}

/** How far kinds may stand from each other to be near, in words. */
const NEAR = 5;

/** Each once: a pair that stands twice says nothing more. */
function findKinds(sentences: readonly Words[]): readonly number[] {
  const found = new Set<number>();
  const present = new Set<number>();
  for (const words of sentences) {
    const kinds = words.map(kindsOf);
    for (const [at, here] of kinds.entries()) {
      for (const kind of here) {
        present.add(kind);
        for (let next = at + 1; next <= at + NEAR && next < kinds.length; next += 1) {
          for (const other of kinds[next] ?? []) {
            found.add(mix(mix(KIND_NEAR, kind), other));
            if (next === at + 1) found.add(mix(mix(KIND_NEXT, kind), other));
          }
        }
      }
    }
  }
  for (const kind of present) {
    found.add(mix(KIND, kind));
    for (const other of present) if (kind < other) found.add(mix(mix(KIND_BESIDE, kind), other));
  }
  return [...found];
}
