import { COMMON_PASSWORD_LIST } from './common-password-list.ts';

const commonPasswords = new Set(COMMON_PASSWORD_LIST.trim().split(/\s+/));

/** Whether a password is among the best known, upper case and closing punctuation aside ('Password1!' is 'password1'). */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.toLowerCase();
  return commonPasswords.has(folded) || commonPasswords.has(folded.replace(/[^\p{L}\p{N}]+$/u, ''));
};
