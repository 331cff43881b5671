import { COMMON_PASSWORD_LIST } from './common-password-list.ts';
import { CONTEXT_WORDS } from './context-words.ts';

const commonPasswords = new Set(COMMON_PASSWORD_LIST.trim().split(/\s+/));
const contextWords = new RegExp(CONTEXT_WORDS.join('|'), 'g');

/** A year, a sign, a number of two digits: so many characters beside the words make no password of them. */
const REST_MAX = 8;

/** What people write for letters, where a letter stands beside it. */
const STAND_INS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Nothing but words of this place: digits and signs count as the letters they stand for, or not at all. */
function isContextOnly(folded: string): boolean {
  const plain = folded.replaceAll(/[^a-z]/g, '');
  const written = folded.replaceAll(/[013457@$](?=[a-z013457@$]*[a-z])/g, (sign) => STAND_INS[sign] ?? '');
  return [plain, written.replaceAll(/[^a-z]/g, '')].some(
    (letters) =>
      letters !== '' &&
      folded.length - letters.length <= REST_MAX &&
      letters.replaceAll(contextWords, '') === '',
  );
}

/**
 * Whether a password is among the best known, upper case and closing punctuation aside ('Password1!' is 'password1'), or
 * made of words of this place.
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.toLowerCase();
  const trimmed = folded.replace(/[^\p{L}\p{N}]+$/u, '');
  return commonPasswords.has(folded) || commonPasswords.has(trimmed) || isContextOnly(folded);
};
