import { explainLoginFailure, LOGIN_EXHAUSTED_NOTICE } from '../core/explain-login.ts';
import type { AttemptRules } from './attempt-machine.ts';

export const LOGIN_RULES: AttemptRules = {
  explain: (failure, isOnline, failures) => explainLoginFailure(failure, { isOnline, failures }),
  exhausted: LOGIN_EXHAUSTED_NOTICE,
  restAfterSuccess: null,
};
