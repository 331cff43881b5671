import { z } from 'zod';
import { defineRoute } from '#contract/define-route.ts';
import { idSchema } from '#contract/ids.ts';
import { storableText } from '#contract/text.ts';

export const TERMS_VERSION = '2026-11';

/** What a sign-in form says of itself; kept for the specification's payload, never trusted. */
const attemptFields = {
  timestamp: z.union([z.string().max(64), z.number()]).optional(),
  attempts: z.int().min(0).max(1_000_000).optional(),
};

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'email address is too long')
  .pipe(z.email('please enter a valid email address'));

const passwordSchema = storableText()
  .min(8, 'password must be at least 8 characters')
  .max(128, 'password is too long');

export const registerPerson = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'public',
  summary: 'create an account',
  body: z.strictObject({
    name: storableText().trim().min(1, 'full name is required').max(200),
    email: emailSchema,
    password: passwordSchema,
    /** Both boxes of the form; a client that has no boxes sends neither and consents by calling. */
    acceptedTerms: z.literal(true).optional(),
    ageConfirmed: z.literal(true).optional(),
  }),
  status: 201,
  response: z.object({ success: z.literal(true), message: z.string() }),
});

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  summary: 'sign in',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    rememberMe: z.boolean().default(false),
    ...attemptFields,
  }),
  response: z.object({
    success: z.literal(true),
    accessToken: z.string(),
    message: z.string(),
    userId: idSchema,
    sessionId: idSchema,
  }),
});

export const signOut = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'user',
  summary: 'revoke the token of this call',
  response: z.object({ success: z.literal(true) }),
});

export const readMe = defineRoute({
  method: 'GET',
  path: '/api/users/me',
  auth: 'user',
  summary: 'who is signed in',
  response: z.object({
    _id: idSchema,
    id: idSchema,
    name: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    createdAt: z.iso.datetime(),
    country: z.string().nullable(),
    modelConsent: z.boolean(),
  }),
});
