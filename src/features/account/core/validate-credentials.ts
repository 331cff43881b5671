import { firstUnmet, has, isAtLeast, isAtMost, isFilled } from './check-sign-in.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, RESET_TOKEN_MIN } from './limits.ts';
import { VALIDATION_TEXTS } from './sign-in-texts.ts';
import {
  CHANGE_PASSWORD_TEXTS,
  REGISTER_VALIDATION_TEXTS,
  RESET_TEXTS,
  RESET_VALIDATION_TEXTS,
  VERIFY_TEXTS,
} from './texts.ts';

const lacks = (pattern: RegExp) => (value: string) => !pattern.test(value);

const UPPERCASE = /\p{Lu}/u;
const LOWERCASE = /\p{Ll}/u;
const DIGIT = /\p{Nd}/u;
const SPECIAL = /[^\p{L}\p{N}\s]/u;
const REPEATED = /(.)\1{2}/su;
const SEQUENCE = /123|abc|qwe/i;

/** A full name has at least two words. */
export const checkName = firstUnmet([
  [has(/\S\s+\S/), VALIDATION_TEXTS.nameRequired],
  [isAtMost(NAME_MAX), VALIDATION_TEXTS.nameTooLong],
]);

export const checkRegisterPassword = firstUnmet([
  [isAtLeast(PASSWORD_MIN), REGISTER_VALIDATION_TEXTS.passwordTooShort],
  [has(UPPERCASE), REGISTER_VALIDATION_TEXTS.passwordUppercase],
  [has(DIGIT), REGISTER_VALIDATION_TEXTS.passwordNumber],
  [isAtMost(PASSWORD_MAX), VALIDATION_TEXTS.passwordTooLong],
]);

export const checkResetPassword = firstUnmet([
  [isFilled, VALIDATION_TEXTS.passwordRequired],
  [isAtLeast(PASSWORD_MIN), VALIDATION_TEXTS.passwordTooShort],
  [isAtMost(PASSWORD_MAX), VALIDATION_TEXTS.passwordTooLong],
  [has(UPPERCASE), RESET_VALIDATION_TEXTS.uppercase],
  [has(LOWERCASE), RESET_VALIDATION_TEXTS.lowercase],
  [has(DIGIT), RESET_VALIDATION_TEXTS.number],
  [has(SPECIAL), RESET_VALIDATION_TEXTS.special],
  [lacks(REPEATED), RESET_VALIDATION_TEXTS.repeated],
  [lacks(SEQUENCE), RESET_VALIDATION_TEXTS.sequence],
]);

/** One thing a new password needs, for a list that is read before anything is wrong. */
export interface PasswordRule {
  readonly words: string;
  readonly isMet: (password: string) => boolean;
}

const LENGTH_RULE: PasswordRule = { words: 'at least 8 characters', isMet: isAtLeast(PASSWORD_MIN) };
const UPPERCASE_RULE: PasswordRule = { words: 'an uppercase letter', isMet: has(UPPERCASE) };
const NUMBER_RULE: PasswordRule = { words: 'a number', isMet: has(DIGIT) };
const whenFilled = (isMet: (value: string) => boolean) => (value: string) => isFilled(value) && isMet(value);

export const REGISTER_PASSWORD_RULES: readonly PasswordRule[] = [LENGTH_RULE, UPPERCASE_RULE, NUMBER_RULE];

export const RESET_PASSWORD_RULES: readonly PasswordRule[] = [
  LENGTH_RULE,
  UPPERCASE_RULE,
  { words: 'a lowercase letter', isMet: has(LOWERCASE) },
  NUMBER_RULE,
  { words: 'a special character', isMet: has(SPECIAL) },
  { words: 'nothing three times in a row', isMet: whenFilled(lacks(REPEATED)) },
  { words: 'no 123, abc or qwe', isMet: whenFilled(lacks(SEQUENCE)) },
];

/** A link without a token, or with one too short to be ours, can never work: the screen stays shut. */
export const checkResetToken = firstUnmet([
  [isFilled, RESET_TEXTS.invalidLink],
  [isAtLeast(RESET_TOKEN_MIN), RESET_TEXTS.invalidToken],
]);

/** Six digits, as people copy them: blanks between them are fine. */
export const checkCode = firstUnmet([[has(/^\s*(?:\d\s*){6}$/), VERIFY_TEXTS.codeForm]]);

export const checkNewPassword = firstUnmet([
  [isAtLeast(PASSWORD_MIN), CHANGE_PASSWORD_TEXTS.tooShort],
  [isAtMost(PASSWORD_MAX), CHANGE_PASSWORD_TEXTS.tooLong],
]);

/** Register and reset; reset alone has a sentence for an empty confirmation. */
export const checkConfirmation = (password: string, confirmation: string): string | null =>
  password === confirmation ? null : VALIDATION_TEXTS.confirmMismatch;
