import type { Rule } from './check-sign-in.ts';
import { PASSKEY_NAME_MAX } from './limits.ts';
import { DOOR_TEXTS } from './texts.ts';

export const checkPasskeyName: Rule = (name) => {
  if (name.trim() === '') return DOOR_TEXTS.nameRequired;
  return name.trim().length > PASSKEY_NAME_MAX ? DOOR_TEXTS.nameTooLong : null;
};

const SIX_DIGITS = /^\d{6}$/;
const RECOVERY_CODE = /^[a-z2-7]{10}$/;

/** A code as somebody typed or copied it, without what stands between its parts. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

export const checkSecondCode: Rule = (code) => {
  const plain = plainCode(code.slice(0, 100));
  return SIX_DIGITS.test(plain) || RECOVERY_CODE.test(plain) ? null : DOOR_TEXTS.codeForm;
};

export const isAppCode = (plain: string): boolean => SIX_DIGITS.test(plain);
