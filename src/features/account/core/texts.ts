import { MINIMUM_AGE } from './limits.ts';

/** Every other sentence of the account rules; exact where the specification gives it. */
export const REGISTER_VALIDATION_TEXTS = {
  passwordTooShort: 'password must be at least 8 characters long',
  passwordUppercase: 'password must contain at least one uppercase letter',
  passwordNumber: 'password must contain at least one number',
  termsRequired: 'you must agree to the privacy policy',
  ageRequired: `you must confirm you are at least ${MINIMUM_AGE} years old`,
} as const;

export const RESET_VALIDATION_TEXTS = {
  uppercase: 'password must contain at least one uppercase letter',
  lowercase: 'password must contain at least one lowercase letter',
  number: 'password must contain at least one number',
  special: 'password must contain at least one special character',
  repeated: 'password cannot contain repeated characters',
  sequence: 'password cannot contain common sequences',
} as const;

export const CHANGE_PASSWORD_TEXTS = {
  currentRequired: 'Current password is required',
  tooShort: 'Password must be at least 8 characters long',
  tooLong: 'Password is too long',
  mismatch: 'New passwords do not match',
  currentWrong: 'Current password is incorrect',
  failed: 'Failed to change password',
  changed: 'Password updated successfully',
} as const;

export const REGISTER_TEXTS = {
  welcome: 'account created successfully!',
  created: 'account created successfully! please log in to continue.',
  server: 'server error. please try again later.',
  unavailable: 'service unavailable. please try again later.',
  noResponse: 'connection error. please check your internet and try again.',
  failed: 'registration failed. please try again.',
  unreadable: 'invalid response from server. please try again.',
} as const;

export const VERIFY_TEXTS = {
  mailed: 'we have sent you a letter. please confirm your address to continue.',
  mailedAgain: 'if this address can be confirmed, another letter is on its way.',
  confirmed: 'your address is confirmed. welcome.',
  codeForm: 'please enter the six digits of the letter',
  wrongCode: 'these six digits are not right, or no longer valid. you can ask for another letter.',
  wrongLink: 'this link is not valid any more. please sign up or log in again.',
  wrongPassword: 'this is not the password that was chosen with this sign-up.',
  noMoreLetters: 'no more letters for this sign-up. please sign up or log in again.',
} as const;

export const FORGOT_TEXTS = {
  sent: 'if that email is registered, a password reset link has been sent.',
  tooMany: 'too many attempts. please wait before trying again.',
  unexpected: 'an unexpected error occurred. please try again.',
} as const;

export const RESET_TEXTS = {
  done: 'Password reset successful! Please log in with your new password.',
  invalidLink: 'invalid reset link. please request a new password reset.',
  invalidToken: 'invalid reset token format. please request a new password reset.',
  failed: 'failed to reset password. please try again.',
  maxRetries: 'maximum retry attempts reached. please request a new reset link.',
} as const;

export const DOOR_TEXTS = {
  nameRequired: 'please give it a name',
  nameTooLong: 'this name is too long',
  codeForm: 'please enter the six digits of your app, or a recovery code',
  codeWrong: 'this code is not right, or was used already. a new one comes every 30 seconds.',
  ticketGone: 'this took a while. please sign in again.',
  passkeyExists: 'this device has a passkey here already.',
  passkeysMax: 'this is as many passkeys as fit. remove one that you no longer use.',
  secondStepOn: 'the second step is on already.',
  secondStepOff: 'the second step is off.',
  signInAgain: 'please log in again, and do this within ten minutes.',
  lastDoor: 'there is no other way into this account yet. set a password first.',
  cancelled: 'nothing was changed. whenever you are ready, try again.',
  unsupported: 'this browser has no passkeys. your password works here.',
} as const;
