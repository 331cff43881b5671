/** Section 5: what a password's score counts, one point each. */
const CRITERIA: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => password.length >= 12,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}\s]/u.test(password),
  (password) => new Set(password).size >= 8,
];

export const STRENGTH_WORDS = ['too weak', 'weak', 'fair', 'good', 'strong'] as const;
export const STRENGTH_MAX = STRENGTH_WORDS.length - 1;

export interface Strength {
  score: number;
  word: (typeof STRENGTH_WORDS)[number];
}

/** What will be refused is weak at most, however long it is. */
const REFUSED_MAX = 1;

/** The meter's score from 0 to 4 and its word. */
export const measureStrength = (password: string, { isRefused = false } = {}): Strength => {
  const points = CRITERIA.filter((isMet) => isMet(password)).length;
  const score = Math.min(points, isRefused ? REFUSED_MAX : STRENGTH_MAX);
  return { score, word: STRENGTH_WORDS[score] ?? 'strong' };
};
