/** The sentences that the sign-in has, apart from the others: every first visit loads them. Exact where the specification gives them. */
export const VALIDATION_TEXTS = {
  emailRequired: 'email is required',
  emailInvalid: 'please enter a valid email address',
  emailTooLong: 'email address is too long',
  passwordRequired: 'password is required',
  passwordTooShort: 'password must be at least 8 characters',
  passwordTooLong: 'password is too long',
  passwordTooCommon: 'please choose a less common password',
  nameRequired: 'full name is required',
  nameTooLong: 'full name is too long',
  confirmRequired: 'please confirm your password',
  confirmMismatch: 'passwords do not match',
} as const;

export const LOGIN_TEXTS = {
  wrong: 'invalid email or password. please try again.',
  denied: 'access denied. please check your credentials.',
  tooMany: 'too many login attempts. please wait before trying again.',
  server: 'server error. please try again in a moment.',
  serverWhileOffline: 'wifi connection lost. please check your connection and try again.',
  invalid: 'invalid request. please check your input and try again.',
  timeout: 'request timed out. please check your wifi connection and try again.',
  connection: 'connection error. please check your wifi connection and try again.',
  noInternet: 'no internet connection. please check your wifi and try again.',
  offline: 'you appear to be offline. please check your wifi connection.',
  maxRetries: 'maximum retry attempts reached. please try again later.',
  expired: 'your session has expired. please log in again to continue.',
  unexpected: 'an unexpected error occurred. please try again.',
  unreadable: 'invalid response from server. please try again.',
} as const;

export const TOO_SOON_TEXT = 'please wait a moment before trying again.';

/** Beside a sign-in that was sent from the drawn page, whose script has not come. */
export const LATE_TEXT = {
  words: 'this is taking longer than it should. you can wait a little, or',
  again: 'open the page again',
} as const;

/** A poll that got no answer, while the browser has a connection: it may only be slow. */
export const SILENT_TEXT = 'process is slow to answer just now. you can go on all the same.';
