import type { Limit } from '#server/rate-limits.ts';
import { COOLDOWN_SECONDS, LOCK_AFTER_FAILURES } from '../core/limits.ts';
import { LOGIN_TEXTS } from '../core/texts.ts';

const QUARTER_HOUR = 900;
const HOUR = 3_600;

const LOCK = {
  points: LOCK_AFTER_FAILURES,
  seconds: COOLDOWN_SECONDS.rateLimit,
  blockSeconds: COOLDOWN_SECONDS.rateLimit,
} as const;

/** Wrong passwords lock the address they were for, known or not, and the address they came from. */
export const LOGIN_BY_ACCOUNT: Limit = { name: 'login-account', ...LOCK, message: LOGIN_TEXTS.tooMany };
export const LOGIN_BY_ADDRESS: Limit = { name: 'login-address', ...LOCK, message: LOGIN_TEXTS.tooMany };

export const REGISTER_BY_ADDRESS: Limit = { name: 'register-address', points: 100, seconds: HOUR };
export const FORGOT_BY_ADDRESS: Limit = { name: 'forgot-address', points: 60, seconds: HOUR };
/** Mails to one address: nobody can fill another person's mailbox. */
export const FORGOT_BY_ACCOUNT: Limit = { name: 'forgot-account', points: 5, seconds: QUARTER_HOUR };
export const RESET_BY_ADDRESS: Limit = { name: 'reset-address', points: 20, seconds: QUARTER_HOUR };

/** The current password, asked for again while signed in. */
export const CONFIRM_BY_PERSON: Limit = { name: 'confirm-person', ...LOCK };
export const EXPORT_BY_PERSON: Limit = { name: 'export-person', points: 10, seconds: HOUR };
