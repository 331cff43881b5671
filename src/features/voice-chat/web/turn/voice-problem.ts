import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { faultOfStatus, type StatusFault } from '#web/api/fault.ts';

/** Section 3: the types of the voice screen's error. */
export type VoiceErrorType =
  | 'PERMISSION_DENIED'
  | 'NETWORK_ERROR'
  | 'API_ERROR'
  | 'AUTH_ERROR'
  | 'UNKNOWN_ERROR';

/** Why a microphone could not be had, or was lost. */
type MicrophoneFault = 'denied' | 'missing' | 'unsupported' | 'lost';

/** What went wrong, as far as it can be told. `status` is 0 when there was no answer. */
export interface VoiceFault {
  readonly message: string;
  readonly status: number;
  /** Of the server's error table; beats the rules on words and status. */
  readonly code?: ErrorCode | undefined;
  readonly microphone?: MicrophoneFault | undefined;
}

interface ProblemRule {
  readonly type: VoiceErrorType;
  /** Section 8, to the letter; null: the fault's own words are better. */
  readonly message: string | null;
  /** The same words may be sent once more; otherwise one speaks anew. */
  readonly resendable: boolean;
}

/** Section 8, 'Voice screen', and what our own server and the microphone add to it. The server says some of it as well. */
export const PROBLEM_RULES = {
  permission: {
    type: 'PERMISSION_DENIED',
    message:
      'microphone access is needed for voice features. you can enable it in your browser settings when you feel comfortable.',
    resendable: false,
  },
  network: {
    type: 'NETWORK_ERROR',
    message:
      "having trouble connecting right now. your conversation is safe - please check your connection when you're ready.",
    resendable: true,
  },
  recognition: { type: 'API_ERROR', message: ERRORS.recognition_failed.message, resendable: false },
  busy: { type: 'API_ERROR', message: ERRORS.speech_busy.message, resendable: true },
  timeout: { type: 'API_ERROR', message: ERRORS.speech_timeout.message, resendable: true },
  unavailable: { type: 'API_ERROR', message: ERRORS.speech_unavailable.message, resendable: true },
  response: { type: 'API_ERROR', message: ERRORS.synthesis_failed.message, resendable: true },
  authentication: {
    type: 'AUTH_ERROR',
    message: "authentication is needed. please log in again when you're ready.",
    resendable: true,
  },
  unknown: {
    type: 'UNKNOWN_ERROR',
    message: 'something unexpected happened. take your time - you can try again whenever you feel ready.',
    resendable: true,
  },
  /** No microphone, or one that went away: section 5's own words. */
  microphone: { type: 'UNKNOWN_ERROR', message: null, resendable: false },
  /** A clip with no words in it: a kind word, no error. */
  nothing_heard: { type: 'API_ERROR', message: null, resendable: false },
  /** The server says what can be done: allow, type, subscribe, say less. */
  refused: { type: 'API_ERROR', message: null, resendable: false },
} as const satisfies Record<string, ProblemRule>;
export type ProblemKind = keyof typeof PROBLEM_RULES;

/** The voice screen's error object; `resendable` is its flag. */
export interface VoiceProblem {
  readonly kind: ProblemKind;
  readonly type: VoiceErrorType;
  readonly message: string;
  /** What exactly the browser refused, where that helps to mend it. */
  readonly detail: string | null;
  readonly code: ErrorCode | null;
  readonly resendable: boolean;
}

/** Codes whose meaning is known, whatever their status. */
const BY_CODE: Partial<Record<ErrorCode, ProblemKind>> = {
  nothing_heard: 'nothing_heard',
  recording_unreadable: 'recognition',
  recognition_failed: 'recognition',
  recording_too_long: 'refused',
  consent_required: 'refused',
  no_recogniser: 'refused',
  subscription_required: 'refused',
  payload_too_large: 'refused',
  speech_busy: 'busy',
  companion_busy: 'busy',
  speech_timeout: 'timeout',
  companion_timeout: 'timeout',
  request_timeout: 'timeout',
};

const BY_STATUS: Record<StatusFault, ProblemKind> = {
  too_many_requests: 'busy',
  request_timeout: 'timeout',
  unavailable: 'unavailable',
  server: 'response',
  server_timeout: 'response',
  signed_out: 'authentication',
  malformed: 'unknown',
  subscription: 'unknown',
  missing: 'unknown',
  refused: 'unknown',
};

/** The specification's rules in its order: some words beat the status, some only what it does not explain. */
function kindOf({ microphone, code, message, status }: VoiceFault): ProblemKind {
  if (microphone) return microphone === 'denied' ? 'permission' : 'microphone';
  const known = code && BY_CODE[code];
  if (known) return known;
  if (/network/i.test(message)) return 'network';
  if (/speech|transcrib|voicerecord/i.test(message)) return 'recognition';
  const kind = BY_STATUS[faultOfStatus(status)];
  const isExplained = kind !== 'authentication' && kind !== 'unknown';
  return !isExplained && /\bAI\b|service/.test(message) ? 'response' : kind;
}

export function explainFault(fault: VoiceFault): VoiceProblem {
  const kind = kindOf(fault);
  const { type, message, resendable }: ProblemRule = PROBLEM_RULES[kind];
  return {
    kind,
    type,
    message: message ?? fault.message,
    detail: kind === 'permission' ? fault.message : null,
    code: fault.code ?? null,
    resendable,
  };
}
