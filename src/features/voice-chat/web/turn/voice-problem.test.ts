import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { explainFault, type ProblemKind, type VoiceErrorType, type VoiceFault } from './voice-problem.ts';

const fault = (message: string, status = 0, more: Partial<VoiceFault> = {}): VoiceFault => ({
  message,
  status,
  ...more,
});

describe('the table of section 8, row by row', () => {
  it.each<[VoiceFault, VoiceErrorType, string]>([
    [
      fault('Microphone permission denied.', 0, { microphone: 'denied' }),
      'PERMISSION_DENIED',
      'microphone access is needed for voice features. you can enable it in your browser settings when you feel comfortable.',
    ],
    [
      fault('network error'),
      'NETWORK_ERROR',
      "having trouble connecting right now. your conversation is safe - please check your connection when you're ready.",
    ],
    [
      fault('A Network request failed', 502),
      'NETWORK_ERROR',
      "having trouble connecting right now. your conversation is safe - please check your connection when you're ready.",
    ],
    ...(['speech recognition failed', 'could not transcribe', 'POST /api/v1/voicerecord'] as const).map(
      (message): [VoiceFault, VoiceErrorType, string] => [
        fault(message, 500),
        'API_ERROR',
        'having trouble understanding your voice right now. this happens sometimes - feel free to try speaking again.',
      ],
    ),
    [
      fault('too many attempts', 429),
      'API_ERROR',
      "our system is a bit busy right now. take a moment and try again when you're ready.",
    ],
    [
      fault('', 408),
      'API_ERROR',
      'the request took too long. this happens sometimes - feel free to try again.',
    ],
    [
      fault('', 503),
      'API_ERROR',
      'our AI service is temporarily unavailable. your conversation is safe - please try again in a moment.',
    ],
    ...(
      [
        fault('', 500),
        fault('', 502),
        fault('the AI is resting', 418),
        fault('no such service', 404),
      ] as const
    ).map((given): [VoiceFault, VoiceErrorType, string] => [
      given,
      'API_ERROR',
      "our response system is taking a break. you're doing nothing wrong - please try again in a moment.",
    ]),
    ...([401, 403] as const).map((status): [VoiceFault, VoiceErrorType, string] => [
      fault('', status),
      'AUTH_ERROR',
      "authentication is needed. please log in again when you're ready.",
    ]),
    [
      fault('t is not a function'),
      'UNKNOWN_ERROR',
      'something unexpected happened. take your time - you can try again whenever you feel ready.',
    ],
  ])('%j is %s', (given, type, message) => {
    expect(explainFault(given)).toMatchObject({ type, message });
  });
});

describe('the refusals of the microphone', () => {
  it('says both what is needed and what the browser did, when permission was denied', () => {
    const words = 'Microphone permission denied. Please allow microphone access in your browser settings.';
    expect(explainFault(fault(words, 0, { microphone: 'denied' }))).toMatchObject({
      kind: 'permission',
      detail: words,
    });
  });

  it.each(['missing', 'unsupported', 'lost'] as const)(
    'keeps the own words of one that is %s',
    (microphone) => {
      const words = 'No microphone found. Please connect a microphone and try again.';
      expect(explainFault(fault(words, 0, { microphone }))).toMatchObject({
        kind: 'microphone',
        message: words,
        detail: null,
        resendable: false,
      });
    },
  );
});

describe("our server's own codes", () => {
  const answered = (code: ErrorCode) => fault(ERRORS[code].message, ERRORS[code].status, { code });

  it.each<[ErrorCode, ProblemKind]>([
    ['nothing_heard', 'nothing_heard'],
    ['recording_unreadable', 'recognition'],
    ['recognition_failed', 'recognition'],
    ['recording_too_long', 'refused'],
    ['consent_required', 'refused'],
    ['no_recogniser', 'refused'],
    ['subscription_required', 'refused'],
    ['speech_busy', 'busy'],
    ['companion_busy', 'busy'],
    ['speech_timeout', 'timeout'],
    ['companion_timeout', 'timeout'],
    ['speech_unavailable', 'unavailable'],
    ['companion_unavailable', 'unavailable'],
    ['synthesis_failed', 'response'],
    ['companion_interrupted', 'response'],
    ['internal', 'response'],
    ['rate_limited', 'busy'],
    ['session_expired', 'authentication'],
    ['forbidden', 'authentication'],
  ])('%s reads as %s', (code, kind) => {
    expect(explainFault(answered(code)).kind).toBe(kind);
  });

  it.each(['nothing_heard', 'consent_required', 'no_recogniser', 'recording_too_long'] as const)(
    "shows the server's words for %s",
    (code) => expect(explainFault(answered(code)).message).toBe(ERRORS[code].message),
  );
});
