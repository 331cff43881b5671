import { ORDINARY_NEIGHBOURS } from './ordinary-neighbours.ts';

/** Gives the word or words that a misspelt one stands for; the word itself when it is known or unlike any. */
export type WordRepair = (word: string) => readonly string[];

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/**
 * Words whose misspelling must not hide a risk. Real words one slip away from them are in `ordinary-neighbours.ts`
 * and are left alone.
 */
const KEY_WORDS =
  `suicide suicidal overdose overdosed overdosing killing myself anymore alive living ending pills
cutting harming hurting hopeless worthless burden unalive disappear forever tonight bridge sleeping existing
goodbye hanging jumping stabbing strangled raped pregnant vomiting purging starving breathing unconscious
breathe depressed thinking planning wanting trying feeling considering deciding himself herself themselves suicidio suicidarme matarme morirme morir desaparecer`.split(
    /\s+/,
  );

/** `vocabulary` is every word that a rule mentions: those are never changed. */
export function createWordRepair(vocabulary: ReadonlySet<string>): WordRepair {
  const remembered = new Map<string, readonly string[]>();
  return (word) => {
    if (vocabulary.has(word) || ORDINARY_NEIGHBOURS.has(word)) return [word];
    const known = remembered.get(word);
    if (known) return known;
    const repaired = repairUnknown(word, vocabulary);
    if (remembered.size > 2_000) remembered.clear();
    remembered.set(word, repaired);
    return repaired;
  };
}

function repairUnknown(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const single = word.replace(/([a-z])\1/gu, '$1');
  if (vocabulary.has(single)) return [single];
  const lastSingle = word.replace(/([a-z])\1$/u, '$1');
  if (vocabulary.has(lastSingle)) return [lastSingle];
  if (/[a-z]/u.test(word) && /[0-9$@!]/u.test(word)) {
    const plain = word.replace(/[013457$@!]/gu, (sign) => LEET[sign] ?? sign);
    for (const candidate of [
      plain,
      word.replace(/[1!]/gu, 'l').replace(/[03457$@]/gu, (s) => LEET[s] ?? s),
    ]) {
      if (vocabulary.has(candidate)) return [candidate];
    }
  }
  if (/[*#]/u.test(word)) {
    const hidden = findHidden(word, vocabulary);
    if (hidden) return [hidden];
  }
  return splitRunTogether(word, vocabulary) ?? [findNear(word) ?? word];
}

/** 'k*ll', 's**cide': as many signs as letters, or one sign for some. */
function findHidden(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (/^[*#]/u.test(word) || word.replace(/[^a-z]/gu, '').length < 2) return null;
  const shape = new RegExp(`^${word.replace(/[^a-z*#]/gu, '').replace(/[*#]/gu, '[a-z]')}$`, 'u');
  for (const candidate of [
    'suicide',
    'suicidal',
    'kill',
    'die',
    'dead',
    'killing',
    'cut',
    'cutting',
    'rape',
    'raped',
  ]) {
    if (shape.test(candidate) && vocabulary.has(candidate)) return candidate;
  }
  const [head = '', tail = ''] = word.split(/[*#]+/u);
  return (
    ['suicide', 'suicidal'].find((key) => head.length > 0 && key.startsWith(head) && key.endsWith(tail)) ??
    null
  );
}

const RUN_TOGETHER =
  `i want to die kill killing myself my life end it all be dead suicide cut hurt not do cant dont wanna live
anymore here never wake up gonna am tired of me hate`.split(/\s+/);
const RUN_TOGETHER_SET = new Set(RUN_TOGETHER);

/** 'killmyself', 'iwanttodie': a word made of nothing but a few known ones. */
function splitRunTogether(word: string, vocabulary: ReadonlySet<string>): readonly string[] | null {
  if (word.length < 7 || word.length > 32 || vocabulary.size === 0) return null;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let length = Math.min(7, end); length >= 1; length -= 1) {
      const part = word.slice(end - length, end);
      const before = best[end - length];
      if (!before || !RUN_TOGETHER_SET.has(part)) continue;
      best[end] = [...before, part];
      break;
    }
  }
  const parts = best[word.length];
  if (!parts || parts.length < 2) return null;
  return parts.some((part) => part.length >= 3) ? parts : null;
}

function findNear(word: string): string | null {
  if (word.length < 4 || word.length > 14 || !/^[a-z]+$/u.test(word)) return null;
  for (const key of KEY_WORDS) {
    const allowed = key.length >= 8 ? 2 : 1;
    if (
      Math.abs(key.length - word.length) <= allowed &&
      word[0] === key[0] &&
      distance(word, key, allowed) <= allowed
    )
      return key;
  }
  return null;
}

const isSwap = (left: string, right: string, row: number, column: number): boolean =>
  row > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];

/** Optimal string alignment distance (a swap of neighbours counts one), given up above `limit`. */
function distance(left: string, right: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(left[row - 1] !== right[column - 1]),
        isSwap(left, right, row, column) ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? limit + 1;
}
