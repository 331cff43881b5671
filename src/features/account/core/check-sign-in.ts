import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { VALIDATION_TEXTS } from './sign-in-texts.ts';

/** A rule answers with the sentence to show, or null when there is nothing to say. */
export type Rule<Value = string> = (value: Value) => string | null;

type Requirement = readonly [isMet: (value: string) => boolean, text: string];

/** The first requirement that a text does not meet has its sentence shown. */
export const firstUnmet =
  (requirements: readonly Requirement[]): Rule =>
  (value) =>
    requirements.find(([isMet]) => !isMet(value))?.[1] ?? null;

export const isFilled = (value: string): boolean => value.length > 0;
export const isAtLeast = (length: number) => (value: string) => value.length >= length;
export const isAtMost = (length: number) => (value: string) => value.length <= length;
export const has = (pattern: RegExp) => (value: string) => pattern.test(value);

const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is looked up and sent: surrounding blanks gone, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

const emailRequirements = firstUnmet([
  [isFilled, VALIDATION_TEXTS.emailRequired],
  [has(EMAIL_PATTERN), VALIDATION_TEXTS.emailInvalid],
  [isAtMost(EMAIL_MAX), VALIDATION_TEXTS.emailTooLong],
]);

/** Login, register and forgot-password share it. */
export const checkEmail: Rule = (email) => emailRequirements(email.trim());

/** Sign-in does not ask for more than a length: an older password must keep working. */
export const checkLoginPassword = firstUnmet([
  [isFilled, VALIDATION_TEXTS.passwordRequired],
  [isAtLeast(PASSWORD_MIN), VALIDATION_TEXTS.passwordTooShort],
  [isAtMost(PASSWORD_MAX), VALIDATION_TEXTS.passwordTooLong],
]);
