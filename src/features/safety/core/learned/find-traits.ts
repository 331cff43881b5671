import { QUESTION_KINDS, type QuestionKind } from '#language/open-question.ts';
import { kindsOf } from './word-kinds.ts';

/**
 * What is weighed of a text, as 32-bit numbers (hashes):
 *
 * - words: stems, and two and three in a row
 * - letters: three to six in a row, over the ends of words; so that a typo or another ending weighs nearly the same
 * - kinds: what kinds of things the words name (`word-kinds.ts`), which stand near each other and which beside
 * - signs: what people say who are leaving (`rules-en-signs.ts`), and which stand beside each other
 * - answer: how long the text is and, where a question stood open, what it says to that: 'no' to 'have you eaten?' is
 *   another 'no' than to a question about dying
 */
export interface Traits {
  readonly words: readonly number[];
  readonly letters: readonly number[];
  readonly kinds: readonly number[];
  readonly signs: readonly number[];
  readonly answer: readonly number[];
}

type Words = readonly string[];

interface SignedSentence {
  readonly sentence: { readonly words: Words };
  readonly signs: readonly string[];
}

/** `asked` is the question that stood open; null where none did, or where nobody knows. */
export function findTraits(sentences: readonly SignedSentence[], asked: QuestionKind | null): Traits {
  const all = sentences.map(({ sentence }) => sentence.words);
  return {
    words: findWords(all),
    letters: findLetters(all),
    kinds: findKinds(all),
    signs: findSigns(new Set(sentences.flatMap(({ signs }) => signs))),
    answer: findAnswer(all.flat(), asked),
  };
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
const LENGTH = 9;
const ASKED = 10;
const ASKED_LENGTH = 11;
const ASKED_FIRST = 12;
const ASKED_WORD = 13;
const WHOLE = 14;
const SIGN = 15;
const SIGN_BESIDE = 16;

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
        addNear(found, kind, kinds, at);
      }
    }
  }
  for (const kind of present) {
    found.add(mix(KIND, kind));
    for (const other of present) if (kind < other) found.add(mix(mix(KIND_BESIDE, kind), other));
  }
  return [...found];
}

function addNear(found: Set<number>, kind: number, kinds: readonly (readonly number[])[], at: number): void {
  const last = Math.min(at + NEAR, kinds.length - 1);
  for (let next = at + 1; next <= last; next += 1) {
    for (const other of kinds[next] ?? []) {
      found.add(mix(mix(KIND_NEAR, kind), other));
      if (next === at + 1) found.add(mix(mix(KIND_NEXT, kind), other));
    }
  }
}

const signHashes = new Map<string, number>();

function hashSign(name: string): number {
  const known = signHashes.get(name);
  if (known !== undefined) return known;
  const hash = [...name].reduce((sum, letter) => mix(sum, letter.charCodeAt(0)), SIGN);
  signHashes.set(name, hash);
  return hash;
}

function findSigns(signs: ReadonlySet<string>): readonly number[] {
  const hashes = [...signs].sort().map(hashSign);
  return hashes.flatMap((one, at) => [
    one,
    ...hashes.slice(at + 1).map((other) => mix(mix(SIGN_BESIDE, one), other)),
  ]);
}

/** Texts of more words than each of these are another class of length. */
const LENGTHS = [0, 1, 2, 3, 5, 8, 12, 20, 40];
/** In a short answer each word counts beside the question; a very short one counts as a whole. */
const SHORT_WORDS = 6;
const WHOLE_WORDS = 4;

function findAnswer(words: Words, asked: QuestionKind | null): readonly number[] {
  const length = LENGTHS.filter((least) => words.length > least).length;
  const question = asked === null ? 0 : QUESTION_KINDS.indexOf(asked) + 1;
  const stems = words.slice(0, SHORT_WORDS).map(hashStem);
  const found = [mix(LENGTH, length)];
  if (asked !== null) {
    found.push(mix(ASKED, question), mix(mix(ASKED_LENGTH, question), length));
    for (const first of stems.slice(0, 1)) found.push(mix(mix(ASKED_FIRST, question), first));
  }
  if (words.length <= SHORT_WORDS) for (const stem of stems) found.push(mix(mix(ASKED_WORD, question), stem));
  if (words.length <= WHOLE_WORDS) {
    const whole = stems.reduce(mix, WHOLE);
    found.push(whole, mix(whole, question));
  }
  return found;
}
