import type * as z from 'zod/mini';
import type { Route } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import type { signIn } from '../contract.ts';
import type { Rule } from '../core/check-sign-in.ts';
import { CALL_TIMEOUT_MS } from '../core/limits.ts';
import { REGISTER_RULES } from './attempt-rules.ts';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';
import type { SignInAnswer } from './use-enter.ts';

type SignInRoute<Body extends z.core.$ZodType> = Route<
  z.core.$ZodType,
  z.core.$ZodType,
  Body,
  (typeof signIn)['response']
>;

interface SingleFieldParts<Body extends z.core.$ZodType> {
  readonly check: Rule;
  readonly debounceMs: number;
  /** What the field opens, and what it is sent with. */
  readonly route: SignInRoute<Body>;
  readonly toBody: (value: string) => z.input<Body>;
  readonly onOpened: (signedIn: SignInAnswer) => void;
}

/** A way in that one thing opens, a code or a password: its field, and what an `AttemptForm` takes. */
export function useSingleFieldForm<Body extends z.core.$ZodType>(parts: SingleFieldParts<Body>) {
  const { check, debounceMs, route, toBody, onOpened } = parts;
  const field = useCheckedField(check, debounceMs);
  const attempt = useAttempt({
    rules: REGISTER_RULES,
    call: (body: z.input<Body>, _, signal) =>
      callApi(route, { body }, { signal, timeoutMs: CALL_TIMEOUT_MS }),
  });
  const send = async () => {
    if (!field.check()) return;
    const signedIn = await attempt.submit(toBody(field.value));
    if (signedIn) onOpened(signedIn);
  };
  return {
    field,
    status: attempt.state.status,
    form: { attempt, send, canSend: attempt.state.status === 'idle' && attempt.restSeconds === 0 },
  };
}
