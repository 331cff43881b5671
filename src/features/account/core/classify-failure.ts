/** Section 8: what kind of trouble it is, as a person sees it. */
export type FailureCategory =
  | 'auth'
  | 'account'
  | 'network'
  | 'rateLimit'
  | 'server'
  | 'validation'
  | 'token'
  | 'unknown';

interface Kind {
  readonly title: string;
  readonly canRetry: boolean;
}

export const FAILURE_KINDS: Record<FailureCategory, Kind> = {
  auth: { title: 'Login Failed', canRetry: true },
  account: { title: 'Account Issue', canRetry: false },
  network: { title: 'Connection Problem', canRetry: true },
  rateLimit: { title: 'Too Many Attempts', canRetry: false },
  server: { title: 'Server Error', canRetry: true },
  validation: { title: 'Validation Error', canRetry: true },
  token: { title: 'Invalid Link', canRetry: false },
  unknown: { title: 'Error', canRetry: true },
};

type Clue = readonly [FailureCategory, hasStatus: (status: number) => boolean, text: RegExp | null];

/** In the specification's order: the first that fits decides. */
const CLUES: readonly Clue[] = [
  [
    'auth',
    (status) => status === 401 || status === 403,
    /invalid credentials|login failed|invalid email or password/i,
  ],
  ['account', () => false, /locked|suspended|disabled|blocked/i],
  ['network', (status) => status === 0, /network|time-?out|timed out|offline/i],
  ['rateLimit', (status) => status === 429, /too many/i],
  ['server', (status) => status >= 500 && status <= 599, null],
  ['validation', (status) => status === 400, null],
];

/**
 * Files a failure by its status and, where the status says nothing, by the words of its message.
 * @param status the HTTP status; 0 when no answer came; 200 for an answer that says `success: false`
 */
export const classifyFailure = (status: number, message = ''): FailureCategory =>
  CLUES.find(([, hasStatus]) => hasStatus(status))?.[0] ??
  CLUES.find(([, , text]) => text?.test(message))?.[0] ??
  'unknown';
