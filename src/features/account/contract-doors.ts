import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { entityIds, idSchema } from '#contract/ids.ts';
import { confirmationSchema, doneSchema, judged, signedInSchema } from './contract.ts';
import { checkPasskeyName, checkSecondCode } from './core/check-doors.ts';
import { assertionSchema, base64url, ticketSchema } from './core/proofs.ts';

const credentialsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: z.optional(z.array(z.string())),
  }),
);

/** `PublicKeyCredentialRequestOptionsJSON` (https://www.w3.org/TR/webauthn-3/). */
const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(credentialsSchema),
  userVerification: z.optional(z.string()),
});

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creationOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.number() })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(credentialsSchema),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
});

const NOTHING = z.strictObject({});

export const askPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey/options',
  auth: 'public',
  summary: 'a challenge for whatever passkey the browser has; works once, for five minutes',
  body: NOTHING,
  response: requestOptionsSchema,
});

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey',
  auth: 'public',
  summary: 'sign in with a passkey, which stands for password and second step',
  body: z.strictObject({ passkey: assertionSchema, rememberMe: z._default(z.boolean(), false) }),
  response: signedInSchema,
});

export const signInWithCode = defineRoute({
  method: 'POST',
  path: '/api/auth/second-step',
  auth: 'public',
  summary: 'finish a sign-in with a code of the second step, or a recovery code',
  body: z.strictObject({ ticket: ticketSchema, code: judged(checkSecondCode) }),
  response: signedInSchema,
});

const passkeySchema = z.object({
  ...entityIds,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const readDoors = defineRoute({
  method: 'GET',
  path: '/api/users/me/doors',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'the ways in which the person signs in',
  response: z.object({
    /** False for who was signed up by an organisation and has set none. */
    hasPassword: z.boolean(),
    passkeys: z.array(passkeySchema),
    secondStep: z.nullable(z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() })),
    /** Whether the organisation of this server signs this person in; null where there is none. */
    organisation: z.nullable(z.object({ name: z.string(), isConnected: z.boolean() })),
  }),
});

export const askPasskeyConfirmation = defineRoute({
  method: 'POST',
  path: '/api/users/me/passkeys/challenge',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'a challenge for one of the own passkeys, to confirm something with it',
  body: NOTHING,
  response: requestOptionsSchema,
});

export const askNewPasskey = defineRoute({
  method: 'POST',
  path: '/api/users/me/passkeys/options',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'what the browser needs to make a passkey; asks for the password or a passkey again',
  body: confirmationSchema,
  response: creationOptionsSchema,
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/users/me/passkeys',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'keep a passkey that was just made',
  status: 201,
  body: z.strictObject({
    name: judged(checkPasskeyName),
    credential: z.strictObject({
      id: base64url(1_400),
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
      transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
    }),
  }),
  response: passkeySchema,
});

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/api/users/me/passkeys/:id',
  auth: 'user',
  summary: 'forget a passkey; asks for the password or a passkey again',
  params: z.object({ id: idSchema }),
  body: confirmationSchema,
  response: z.object({ success: z.literal(true) }),
});

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const startSecondStep = defineRoute({
  method: 'POST',
  path: '/api/users/me/second-step/start',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'a new secret for an authenticator app; nothing is asked for until a code of it was right',
  body: confirmationSchema,
  /** `key` is base32, `address` the otpauth link of it. */
  response: z.object({ key: z.string(), address: z.string() }),
});

export const confirmSecondStep = defineRoute({
  method: 'POST',
  path: '/api/users/me/second-step',
  auth: 'user',
  beforeSecondFactor: true,
  summary: 'switch the second step on with a first code; gives the recovery codes, once',
  status: 201,
  body: z.strictObject({ code: judged(checkSecondCode) }),
  response: recoveryCodesSchema,
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/users/me/second-step/recovery-codes',
  auth: 'user',
  summary: 'new recovery codes in place of all former ones; asks for the password or a passkey again',
  body: confirmationSchema,
  response: recoveryCodesSchema,
});

export const endSecondStep = defineRoute({
  method: 'DELETE',
  path: '/api/users/me/second-step',
  auth: 'user',
  summary: 'switch the second step off; asks for the password or a passkey again',
  body: confirmationSchema,
  response: doneSchema,
});

/** The page that an organisation sends the browser back to. */
export const ORGANISATION_PATH = '/login/organisation';

export const beginOrganisation = defineRoute({
  method: 'POST',
  path: '/api/auth/organisation/begin',
  auth: 'public',
  summary: 'where to sign in with the organisation of this server, and the ticket to come back with',
  body: NOTHING,
  response: z.object({ url: z.url(), ticket: ticketSchema }),
});

export const finishOrganisation = defineRoute({
  method: 'POST',
  path: '/api/auth/organisation/finish',
  auth: 'public',
  summary: 'sign in with what the organisation sent the browser back with',
  body: z.strictObject({
    ticket: ticketSchema,
    /** The query of the page's address. */
    query: z.string().check(z.maxLength(4_000), z.regex(/^\?/)),
  }),
  response: signedInSchema,
});

export const registerByOrganisation = defineRoute({
  method: 'POST',
  path: '/api/auth/organisation/register',
  auth: 'public',
  summary: 'open an account for whom the organisation knows and who is new here; signs in',
  body: z.strictObject({
    ticket: ticketSchema,
    acceptedTerms: z.literal(true),
    ageConfirmed: z.literal(true),
  }),
  status: 201,
  response: signedInSchema,
});

export const connectOrganisation = defineRoute({
  method: 'POST',
  path: '/api/users/me/organisation',
  auth: 'user',
  summary: 'let the organisation that has just known the person sign them in from now on',
  body: z.strictObject({ ticket: ticketSchema }),
  response: z.object({ success: z.literal(true) }),
});

export const disconnectOrganisation = defineRoute({
  method: 'DELETE',
  path: '/api/users/me/organisation',
  auth: 'user',
  summary: 'sign in without the organisation from now on; asks for the password or a passkey again',
  body: confirmationSchema,
  response: z.object({ success: z.literal(true) }),
});
