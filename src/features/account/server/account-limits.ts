import type { Limit } from '#server/rate-limits.ts';
import { COOLDOWN_SECONDS, LOCK_AFTER_FAILURES } from '../core/limits.ts';
import { LOGIN_TEXTS } from '../core/sign-in-texts.ts';

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

const LOCK = {
  points: LOCK_AFTER_FAILURES,
  seconds: COOLDOWN_SECONDS.rateLimit,
  blockSeconds: COOLDOWN_SECONDS.rateLimit,
} as const;

/** Reset links of one person that work at the same time. */
export const RESET_LINKS_MAX = 20;

/** Wrong passwords lock the address they were for, known or not, and the address they came from. */
export const LOGIN_BY_ACCOUNT: Limit = { name: 'login-account', ...LOCK, message: LOGIN_TEXTS.tooMany };
export const LOGIN_BY_ADDRESS: Limit = { name: 'login-address', ...LOCK, message: LOGIN_TEXTS.tooMany };

/** An address that somebody signed in from, or set a new password from by mail: the lock that others hold is not theirs. */
export const LOGIN_KNOWN: Limit = { name: 'login-known', points: 1, seconds: 30 * DAY };
/** Wrong passwords from there. */
export const LOGIN_BY_KNOWN: Limit = { name: 'login-from-known', ...LOCK, message: LOGIN_TEXTS.tooMany };

export const REGISTER_BY_ADDRESS: Limit = { name: 'register-address', points: 100, seconds: HOUR };
export const FORGOT_BY_ADDRESS: Limit = { name: 'forgot-address', points: 60, seconds: HOUR };
/** Of one address for one account: others who ask for it do not use it up. */
export const FORGOT_BY_ASKER: Limit = { name: 'forgot-asker', points: 5, seconds: QUARTER_HOUR };
/** Letters to one mailbox, whoever asks. As many links as it has got work for as long: beyond them none is needed. */
export const FORGOT_BY_ACCOUNT: Limit = { name: 'forgot-account', points: RESET_LINKS_MAX, seconds: HOUR };
export const RESET_BY_ADDRESS: Limit = { name: 'reset-address', points: 20, seconds: QUARTER_HOUR };

/** Sign-ups of one mailbox by one network address: others who sign it up do not use it up. */
export const VERIFY_BY_ASKER: Limit = { name: 'verify-asker', points: 5, seconds: QUARTER_HOUR };
export const VERIFY_BY_ADDRESS: Limit = { name: 'verify-address', points: 40, seconds: QUARTER_HOUR };
/** Letters to one mailbox, whoever asks. */
export const VERIFY_LETTERS: Limit = { name: 'verify-letters', points: 20, seconds: HOUR };
/** Codes of one mailbox, so that guessing has no chance: letters beyond them have the link alone. */
export const VERIFY_CODES: Limit = { name: 'verify-codes', points: 10, seconds: DAY };

/** The current password, asked for again while signed in. */
export const CONFIRM_BY_PERSON: Limit = { name: 'confirm-person', ...LOCK };
export const EXPORT_BY_PERSON: Limit = { name: 'export-person', points: 10, seconds: HOUR };

export const PASSKEY_BY_ADDRESS: Limit = { name: 'passkey-address', points: 60, seconds: QUARTER_HOUR };

/** Steps of signing in with an organisation by one network address; a whole clinic may be behind one. */
export const ORGANISATION_BY_ADDRESS: Limit = {
  name: 'organisation-address',
  points: 300,
  seconds: QUARTER_HOUR,
};

/** Codes of a second step, by who has shown the password: from a place they have signed in from, and from elsewhere. */
export const CODE_BY_KNOWN: Limit = { name: 'code-known', ...LOCK };
export const CODE_BY_ACCOUNT: Limit = { name: 'code-account', ...LOCK };
/** Of six digits, from elsewhere: three in a million are right at any time. */
export const CODE_PER_DAY: Limit = { name: 'code-day', points: 30, seconds: DAY };
/** While the second step is being switched on. */
export const CODE_BY_PERSON: Limit = { name: 'code-person', ...LOCK };
