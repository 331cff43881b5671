/** Section 9 of the specification: every number the account screens and the server agree on. */
export const EMAIL_MAX = 254;
export const NAME_MAX = 100;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const RESET_TOKEN_MIN = 20;
export const MINIMUM_AGE = 16;

export const CALL_TIMEOUT_MS = 30_000;
export const MANUAL_RETRIES_MAX = 3;
export const SUBMIT_GAP_MS = 2_000;
/** From this many failed sign-ins in a row on, each one costs a cool-down. */
export const FAILURES_BEFORE_COOLDOWN = 3;

export const COOLDOWN_SECONDS = {
  rateLimit: 300,
  server: 30,
  emailSent: 60,
  failedLogins: 60,
} as const;

export const DEBOUNCE_MS = { email: 500, password: 300 } as const;
export const REDIRECT_MS = { login: 800, register: 1_500, reset: 2_500 } as const;

/** The server locks an account, and an address, after this many wrong passwords; `COOLDOWN_SECONDS.rateLimit` long. */
export const LOCK_AFTER_FAILURES = 5;
export const RESET_TOKEN_MINUTES = 60;

/** A mailed code, the link beside it, wrong tries of one code, and letters of one sign-up. */
export const CODE_MINUTES = 10;
export const VERIFY_LINK_MINUTES = 60;
export const CODE_TRIES_MAX = 5;
export const VERIFY_LETTERS_MAX = 4;

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const RECOVERY_CODES = 10;
/** How long a step of a sign-in waits for the next one. */
export const TICKET_MINUTES = { passkey: 5, secondStep: 10, organisation: 10 } as const;
/** Without a password, a sign-in that is no older than this confirms. */
export const RECENT_SIGN_IN_MINUTES = 10;
