import * as z from 'zod/mini';

export const base64url = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[\w-]+$/));

/** What goes with the next step of a sign-in. */
export const ticketSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** What of `AuthenticationResponseJSON` (https://www.w3.org/TR/webauthn-3/) is looked at. */
export const assertionSchema = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(4_000),
  signature: base64url(2_000),
  userHandle: z.optional(base64url(100)),
});
export type Assertion = z.infer<typeof assertionSchema>;
