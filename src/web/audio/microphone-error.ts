export type MicrophoneErrorKind = 'denied' | 'missing' | 'unsupported' | 'lost';

/** Specification, section 5, 'Voice'. A microphone that goes away in the middle is one that is no longer found. */
const MICROPHONE_TEXTS: Record<MicrophoneErrorKind, string> = {
  denied: 'Microphone permission denied. Please allow microphone access in your browser settings.',
  missing: 'No microphone found. Please connect a microphone and try again.',
  unsupported: 'Microphone not supported on this device. Please try a different browser.',
  lost: 'No microphone found. Please connect a microphone and try again.',
};

/** Why there is no sound to record. Its message is the specification's text for people. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly kind: MicrophoneErrorKind;

  constructor(kind: MicrophoneErrorKind, options?: ErrorOptions) {
    super(MICROPHONE_TEXTS[kind], options);
    this.kind = kind;
  }
}

/** What getUserMedia's exceptions mean to a person (https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia). */
const KINDS: Record<string, MicrophoneErrorKind> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  // Another program holds it, or the system cannot start it.
  NotReadableError: 'missing',
  AbortError: 'missing',
};

export function toMicrophoneError(cause: unknown): MicrophoneError {
  const name = cause instanceof Error ? cause.name : '';
  return new MicrophoneError(KINDS[name] ?? 'unsupported', { cause });
}
