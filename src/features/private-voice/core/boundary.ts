import type { VoiceErrorType } from './app-state.ts';

export type ErrorCategory = 'PERMISSION' | 'NETWORK' | 'API' | 'AUDIO' | 'FATAL';

export interface CategoryText {
  readonly title: string;
  readonly message: string;
  readonly action: string;
}

/** Section 8, 'Local voice app error boundary'. */
export const CATEGORY_TEXTS: Readonly<Record<ErrorCategory, CategoryText>> = {
  PERMISSION: {
    title: 'Microphone Access Required',
    message: 'Please allow microphone access to use voice features',
    action: 'Grant Permission',
  },
  NETWORK: {
    title: 'Connection Problem',
    message: 'Please check your internet connection and try again',
    action: 'Retry',
  },
  API: {
    title: 'Service Unavailable',
    message: 'Our voice services are temporarily unavailable',
    action: 'Try Again',
  },
  AUDIO: {
    title: 'Audio System Error',
    message: 'There was a problem with your audio device',
    action: 'Retry',
  },
  FATAL: {
    title: 'Application Error',
    message: 'Something went wrong. Please refresh the page',
    action: 'Refresh Page',
  },
};

export const MAX_RETRIES = 3;
export const NETWORK_RETRY_WAIT_MS = 1_000;

const OF_TYPE: Readonly<Record<VoiceErrorType, ErrorCategory>> = {
  PERMISSION_DENIED: 'PERMISSION',
  NETWORK_ERROR: 'NETWORK',
  API_ERROR: 'API',
  AUDIO_ERROR: 'AUDIO',
  UNKNOWN_ERROR: 'FATAL',
};

/** The category of an error object of the app; once the retries are used up it is FATAL. */
export const categoryOf = (type: VoiceErrorType, retries: number): ErrorCategory =>
  retries >= MAX_RETRIES ? 'FATAL' : OF_TYPE[type];

/** By name first, then by words: what browsers throw has few words in common. Whatever is unknown is FATAL. */
const SIGNS: readonly (readonly [VoiceErrorType, RegExp])[] = [
  ['PERMISSION_DENIED', /NotAllowedError|permission/i],
  ['NETWORK_ERROR', /dynamically imported module|module script|preload|network|fetch|offline|time-?out/i],
  ['AUDIO_ERROR', /NotFoundError|NotReadableError|OverconstrainedError|EncodingError|audio|microphone/i],
  ['API_ERROR', /\bAPI\b|service|speech|recogni|transcri|synthes|companion/i],
];

export function typeOfThrown(thrown: unknown): VoiceErrorType {
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'UNKNOWN_ERROR';
}
