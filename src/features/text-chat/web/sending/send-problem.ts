import { formatCountdown } from '#contract/time.ts';
import type { TurnFault } from '#features/conversations/web/public.ts';
import { faultOfStatus, type StatusFault } from '#web/api/fault.ts';
import { backOffMs, LONGEST_WAIT_MS } from '#web/api/retry-policy.ts';

interface ProblemRule {
  readonly message: string;
  readonly severity: 'info' | 'warning' | 'error';
  /** The person may try the same words again. */
  readonly retryable: boolean;
  /** It is tried again by itself first. */
  readonly automatic: boolean;
}

const KEPT = 'your words are kept here.';

/** What mostly passes: it is tried again by itself. */
const passing = (message: string): ProblemRule => ({
  message,
  severity: 'warning',
  retryable: true,
  automatic: true,
});

/** What stays as it is, however often it is tried. */
const lasting = (message: string): ProblemRule => ({
  message,
  severity: 'error',
  retryable: false,
  automatic: false,
});

const PROBLEMS = {
  connection: passing(`the connection was lost. ${KEPT}`),
  connection_timeout: passing(`the connection took too long. ${KEPT}`),
  companion_timeout: {
    ...passing(`the reply is taking longer than it should. ${KEPT}`),
    automatic: false,
  },
  server_timeout: passing(`the server took too long to answer. ${KEPT}`),
  request_timeout: passing(`the request took too long. ${KEPT}`),
  too_many_requests: {
    ...passing('a lot is coming in at once. a short pause, and it will go through.'),
    severity: 'info',
  },
  server: { ...passing(`something went wrong on our side. ${KEPT}`), severity: 'error' },
  companion: { ...lasting(`process couldn't finish a reply. ${KEPT}`), retryable: true },
  signed_out: lasting('No authentication token found. Please log in again.'),
  subscription: lasting(`sending needs an active subscription. ${KEPT}`),
  refused: lasting(`this message couldn't be sent as it is. ${KEPT}`),
  missing: lasting(`this conversation is no longer there. ${KEPT}`),
} satisfies Record<string, ProblemRule>;

export type ProblemKind = keyof typeof PROBLEMS;

export interface SendProblem extends ProblemRule {
  readonly kind: ProblemKind;
  /** The stored turn has failed: to try again it is sent again, not taken up. */
  readonly sendAgain: boolean;
  /** The server's wish, or our own for too many requests; null: the usual back-off. */
  readonly retryAfterMs: number | null;
}

const TOO_MANY_REQUESTS_DELAY_MS = 10_000;

const longWait = (message: string, waitMs: number) => ({
  automatic: false,
  message: `${message} it can be tried again in ${formatCountdown(Math.ceil(waitMs / 1_000))}.`,
});

export function classifyFault(fault: TurnFault): SendProblem {
  const kind = problemKind(fault);
  const asked = 'retryAfterMs' in fault ? fault.retryAfterMs : null;
  const isReported = fault.kind === 'reported';
  return {
    kind,
    ...PROBLEMS[kind],
    ...(isReported && fault.message !== '' ? { message: fault.message } : {}),
    ...(isReported && !fault.retryable ? { retryable: false, automatic: false } : {}),
    ...(asked !== null && asked > LONGEST_WAIT_MS && longWait(PROBLEMS[kind].message, asked)),
    sendAgain: isReported,
    retryAfterMs: kind === 'too_many_requests' ? Math.max(asked ?? 0, TOO_MANY_REQUESTS_DELAY_MS) : asked,
  };
}

function problemKind(fault: TurnFault): ProblemKind {
  switch (fault.kind) {
    case 'unreachable':
    case 'cut':
      return 'connection';
    case 'garbage':
      return 'server';
    case 'timeout':
      return `${fault.waitingFor}_timeout`;
    case 'reported':
      return reportedKind(fault.code);
    case 'status':
      return BY_STATUS[faultOfStatus(fault.status)];
  }
}

/** By the codes of the server's error table. */
function reportedKind(code: string): ProblemKind {
  if (code === 'companion_busy') return 'too_many_requests';
  return code === 'companion_timeout' ? 'companion_timeout' : 'companion';
}

const BY_STATUS: Record<StatusFault, ProblemKind> = {
  malformed: 'refused',
  signed_out: 'signed_out',
  subscription: 'subscription',
  missing: 'missing',
  request_timeout: 'request_timeout',
  too_many_requests: 'too_many_requests',
  unavailable: 'server',
  server_timeout: 'server_timeout',
  server: 'server',
  refused: 'refused',
};

export const AUTOMATIC_RETRIES = 3;
export const MANUAL_RETRIES = 3;

export const retryDelayMs = ({ retryAfterMs }: SendProblem, attempt: number, random: number): number =>
  backOffMs({ tries: attempt + 1, askedMs: retryAfterMs ?? 0, random });

/** The words on the two buttons; `retry` is null when there is nothing left to try. */
export function retryWords(
  problem: SendProblem,
  retriesUsed: number,
): { retry: string | null; startOver: string } {
  const left = problem.retryable ? MANUAL_RETRIES - retriesUsed : 0;
  if (left <= 0) return { retry: null, startOver: problem.retryable ? 'start fresh' : 'Start Over' };
  if (retriesUsed > 0) {
    return {
      retry: `try again (${left} ${left === 1 ? 'attempt' : 'attempts'} left)`,
      startOver: 'Start Over',
    };
  }
  return { retry: isWait(problem.kind) ? 'try again' : 'Retry Message', startOver: 'Start Over' };
}

const isWait = (kind: ProblemKind): boolean => kind.endsWith('_timeout') || kind === 'too_many_requests';
