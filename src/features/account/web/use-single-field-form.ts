import type { Rule } from '../core/check-sign-in.ts';
import { REGISTER_RULES } from './attempt-rules.ts';
import type { AttemptParts } from './attempt-session.ts';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';
import type { SignInAnswer } from './use-enter.ts';

interface SingleFieldParts<Input> {
  readonly check: Rule;
  readonly debounceMs: number;
  readonly call: AttemptParts<Input, SignInAnswer>['call'];
  readonly toInput: (value: string) => Input;
  readonly onOpened: (signedIn: SignInAnswer) => void;
}

/** A way in that one thing opens, a code or a password: its field, and what an `AttemptForm` takes. */
export function useSingleFieldForm<Input>({
  check,
  debounceMs,
  call,
  toInput,
  onOpened,
}: SingleFieldParts<Input>) {
  const field = useCheckedField(check, debounceMs);
  const attempt = useAttempt({ rules: REGISTER_RULES, call });
  const send = async () => {
    if (!field.check()) return;
    const signedIn = await attempt.submit(toInput(field.value));
    if (signedIn) onOpened(signedIn);
  };
  return {
    field,
    status: attempt.state.status,
    form: { attempt, send, canSend: attempt.state.status === 'idle' && attempt.restSeconds === 0 },
  };
}
