import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { entityIds, idSchema } from '#contract/ids.ts';
import { isStorableText } from '#contract/text.ts';
import { companionSettingsPatchSchema, companionSettingsSchema } from '#features/companion/contract.ts';
import { checkEmail, checkLoginPassword, normaliseEmail, type Rule } from './core/check-sign-in.ts';
import { RESET_TOKEN_MIN } from './core/limits.ts';
import { assertionSchema } from './core/proofs.ts';
import { CHANGE_PASSWORD_TEXTS, RESET_TEXTS } from './core/texts.ts';
import {
  checkCode,
  checkName,
  checkNewPassword,
  checkRegisterPassword,
  checkResetPassword,
  checkResetToken,
} from './core/validate-credentials.ts';

export const TERMS_VERSION = '2026-11';

/** A text that a rule of the screens judges: client and server say the same sentence about it. */
export const judged = (rule: Rule) =>
  z.string().check(
    z.superRefine((text, context) => {
      const fault = isStorableText(text) ? rule(text) : 'this text has characters that cannot be stored';
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    }),
  );

const emailSchema = z.pipe(judged(checkEmail), z.transform(normaliseEmail));
const nameSchema = z.pipe(
  judged(checkName),
  z.transform((name) => name.trim()),
);

/** What a form says of itself. Part of the specification's payloads, never trusted. */
const attemptFields = {
  timestamp: z.optional(z.union([z.string().check(z.maxLength(64)), z.number()])),
  attempts: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
};

export const doneSchema = z.object({ success: z.literal(true), message: z.string() });
export const signedInSchema = z.extend(doneSchema, {
  accessToken: z.string(),
  userId: idSchema,
  sessionId: idSchema,
});

export const registerPerson = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'public',
  summary: 'create an account',
  body: z.strictObject({
    name: nameSchema,
    email: emailSchema,
    password: judged(checkRegisterPassword),
    /** Both boxes of the form; a client that has no boxes sends neither and consents by calling. */
    acceptedTerms: z.optional(z.literal(true)),
    ageConfirmed: z.optional(z.literal(true)),
  }),
  status: 201,
  /** `verification` goes with the code of the mailed letter; absent where no mail server could ask. */
  response: z.extend(doneSchema, { verification: z.optional(z.string()) }),
});

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  summary: 'sign in',
  body: z.strictObject({
    email: emailSchema,
    password: judged(checkLoginPassword),
    rememberMe: z._default(z.boolean(), false),
    ...attemptFields,
  }),
  response: signedInSchema,
});

const verificationSchema = z.string().check(z.minLength(RESET_TOKEN_MIN), z.maxLength(200));

export const confirmCode = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email/code',
  auth: 'public',
  summary: 'open the account with the six digits of the letter, in the browser that signed up; signs in',
  body: z.strictObject({ verification: verificationSchema, code: judged(checkCode) }),
  response: signedInSchema,
});

export const confirmLink = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email/link',
  auth: 'public',
  summary: 'open the account with the link of the letter, in any browser, and the chosen password; signs in',
  body: z.strictObject({ token: verificationSchema, password: judged(checkLoginPassword) }),
  response: signedInSchema,
});

export const resendVerification = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  auth: 'public',
  summary: 'mail another letter with a new code; the answer never tells whether the address has an account',
  body: z.strictObject({ verification: verificationSchema }),
  response: doneSchema,
});

export const signOut = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'revoke the token of this call',
  response: z.object({ success: z.literal(true) }),
});

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'public',
  summary: 'mail a link to set a new password, if the address is known; the answer never tells',
  body: z.strictObject({ email: emailSchema, ...attemptFields }),
  response: doneSchema,
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'public',
  summary: 'set a new password with the token of a mailed link; works once and signs out every device',
  body: z.strictObject({
    token: judged((token) => (token.length > 200 ? RESET_TEXTS.invalidLink : checkResetToken(token))),
    password: judged(checkResetPassword),
    ...attemptFields,
  }),
  response: doneSchema,
});

const currentPasswordSchema = judged((password) => {
  if (password === '') return CHANGE_PASSWORD_TEXTS.currentRequired;
  return password.length > 1_000 ? CHANGE_PASSWORD_TEXTS.currentWrong : null;
});
/** Asked for again: a token alone is not enough for what cannot be taken back. */
export const confirmationSchema = z.union([
  z.strictObject({ password: currentPasswordSchema }),
  z.strictObject({ passkey: assertionSchema }),
  /** Of who has no password: that they have signed in just now. */
  z.strictObject({ recentSignIn: z.literal(true) }),
]);
export type Confirmation = z.infer<typeof confirmationSchema>;

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/users/change-password',
  auth: 'user',
  summary: 'set a new password; signs out every other device',
  body: z.strictObject({
    currentPassword: currentPasswordSchema,
    newPassword: judged(checkNewPassword),
  }),
  response: doneSchema,
});

export const meSchema = z.object({
  ...entityIds,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
  /** ISO 3166 alpha-2, or null: the browser's own region decides. */
  country: z.nullable(z.string()),
  modelConsent: z.boolean(),
  companionSettings: companionSettingsSchema,
  /** There where the server asks everybody for a passkey or a second step, and this session began without. */
  mustAddDoor: z.optional(z.literal(true)),
});
export type Me = z.infer<typeof meSchema>;

export const readMe = defineRoute({
  method: 'GET',
  path: '/api/users/me',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'who is signed in',
  response: meSchema,
});

export const updateMe = defineRoute({
  method: 'PATCH',
  path: '/api/users/me',
  auth: 'user',
  summary: 'change what is named; the rest stays',
  body: z.strictObject({
    name: z.optional(nameSchema),
    country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'use a two-letter country code')))),
    modelConsent: z.optional(z.boolean()),
    companionSettings: z.optional(companionSettingsPatchSchema),
  }),
  response: meSchema,
});

export const exportMe = defineRoute({
  method: 'POST',
  path: '/api/users/me/export',
  auth: 'user',
  summary:
    'all that is held about the person, as one JSON document; asks for the password or a passkey again',
  body: confirmationSchema,
  response: z.looseObject({ exportedAt: z.iso.datetime(), account: z.looseObject({}) }),
});

export const confirmMe = defineRoute({
  method: 'POST',
  path: '/api/users/me/confirm',
  auth: 'user',
  beforeSecondFactor: true,
  summary:
    'whether this is the password of the person who is signed in: asked before a veiled page shows words again',
  body: confirmationSchema,
  response: z.object({ success: z.literal(true) }),
});

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/api/users/me',
  auth: 'user',
  summary: 'remove the person and everything about them; asks for the password or a passkey again',
  body: confirmationSchema,
  response: doneSchema,
});

export const readAdminStatus = defineRoute({
  method: 'GET',
  path: '/api/admin/status',
  auth: 'user',
  summary: 'whether the person is an admin',
  response: z.object({ isAdmin: z.boolean() }),
});

export const sessionSchema = z.object({
  ...entityIds,
  /** The user agent as it was at sign-in. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof sessionSchema>;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/users/me/sessions',
  auth: 'user',
  summary: 'the devices that are signed in, the most recently used first',
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const revokeSession = defineRoute({
  method: 'DELETE',
  path: '/api/users/me/sessions/:id',
  auth: 'user',
  summary: 'sign a device out; asks for the password or a passkey again',
  params: z.object({ id: idSchema }),
  body: confirmationSchema,
  response: z.object({ success: z.literal(true) }),
});
