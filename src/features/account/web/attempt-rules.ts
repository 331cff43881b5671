import {
  explainForgotFailure,
  explainResetFailure,
  RESET_EXHAUSTED_NOTICE,
} from '../core/explain-new-password.ts';
import { explainRegisterFailure } from '../core/explain-register.ts';
import { COOLDOWN_SECONDS } from '../core/limits.ts';
import type { AttemptRules } from './attempt-machine.ts';

/** Also of a code and a link: the server says what is wrong with them, as with a sign-up. */
export const REGISTER_RULES: AttemptRules = {
  explain: explainRegisterFailure,
  exhausted: null,
  restAfterSuccess: null,
};

export const FORGOT_RULES: AttemptRules = {
  explain: explainForgotFailure,
  exhausted: null,
  restAfterSuccess: COOLDOWN_SECONDS.emailSent,
};

export const RESET_RULES: AttemptRules = {
  explain: explainResetFailure,
  exhausted: RESET_EXHAUSTED_NOTICE,
  restAfterSuccess: null,
};
