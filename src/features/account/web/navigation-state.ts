import * as z from 'zod/mini';

const waitingSchema = z.object({ email: z.string(), verification: z.string() });

/** What a sign-up or a sign-in handed over to `/verify-email`: the address, and what goes with its code. */
export type Waiting = z.infer<typeof waitingSchema>;

export const readWaiting = (state: unknown): Waiting | null => waitingSchema.safeParse(state).data ?? null;

const secondStepSchema = z.object({ ticket: z.string(), rememberMe: z.boolean() });

/** What a sign-in handed over to `/login/code`: what goes with its code. */
export type SecondStepState = z.infer<typeof secondStepSchema>;

export const readSecondStep = (state: unknown): SecondStepState | null =>
  secondStepSchema.safeParse(state).data ?? null;

const metSchema = z.object({ ticket: z.string(), email: z.string() });

/** Whom an organisation has sent, and who has no account of it yet. */
export const readMet = (state: unknown): z.infer<typeof metSchema> | null =>
  metSchema.safeParse(state).data ?? null;
