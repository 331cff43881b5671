import * as z from 'zod/mini';

const BUSY = "our system is a bit busy right now. take a moment and try again when you're ready.";
const AWAY =
  'our AI service is temporarily unavailable. your conversation is safe - please try again in a moment.';
const NOT_UNDERSTOOD =
  'having trouble understanding your voice right now. this happens sometimes - feel free to try speaking again.';

/** Every error the server answers with: its status and the words a person gets. The one table. */
export const ERRORS = {
  invalid_input: {
    status: 400,
    message: 'something in this request is not right. please check it and try again.',
  },
  bad_request: { status: 400, message: 'invalid request. please check your input and try again.' },
  unauthenticated: { status: 401, message: 'please log in to continue.' },
  session_expired: { status: 401, message: 'your session has expired. please log in again to continue.' },
  invalid_credentials: { status: 401, message: 'invalid email or password. please try again.' },
  subscription_required: {
    status: 402,
    message: 'start your free trial or subscribe to access this feature',
  },
  forbidden: { status: 403, message: 'this page is not available to you.' },
  address_unverified: {
    status: 403,
    message: 'we have sent you a letter. please confirm your address to continue.',
  },
  second_factor_required: { status: 403, message: 'please enter the code of your second step.' },
  second_factor_missing: {
    status: 403,
    message: 'this server asks everybody for a passkey or a second step. please add one to continue.',
  },
  /** 409: what a sign-in says of 403 is the specification's. */
  passkey_required: { status: 409, message: 'this server asks for your passkey. please log in with it.' },
  stronger_sign_in_required: {
    status: 403,
    message:
      'admins of this server need a passkey or a second step. add one in settings, then sign in with it.',
  },
  /** 400, since a 401 would end the session of whoever only confirms something. */
  passkey_refused: {
    status: 400,
    message: 'this passkey did not work here. please try again, or use your password.',
  },
  organisation_new: { status: 403, message: 'nobody has used process with this address yet.' },
  organisation_known: {
    status: 409,
    message:
      'you already have an account with this address. log in once the way you always did, and it will be connected.',
  },
  organisation_unreachable: {
    status: 503,
    message:
      'your organisation cannot be reached just now. please try again in a moment, or use another way.',
  },
  organisation_refused: {
    status: 400,
    message: 'your organisation could not sign you in here. please try again, or use another way.',
  },
  not_found: { status: 404, message: 'this could not be found. it may have been deleted.' },
  request_timeout: { status: 408, message: 'the request took too long. please try again.' },
  conflict: { status: 409, message: 'this was already sent with other words. please send it again.' },
  gone_on: { status: 409, message: 'this conversation has gone on since. your words are kept here.' },
  /** What was sent ahead of a recording is not here: it is sent whole. */
  recording_incomplete: {
    status: 409,
    message: 'a part of what you said did not arrive. please send it again.',
  },
  payload_too_large: { status: 413, message: 'this is too large to send.' },
  unsupported_media_type: { status: 415, message: 'this kind of content is not supported.' },
  rate_limited: { status: 429, message: 'too many attempts. please wait before trying again.' },
  headers_too_large: { status: 431, message: 'the headers of this request are too large.' },
  internal: { status: 500, message: 'something went wrong on our side. please try again in a moment.' },
  companion_unavailable: { status: 503, message: AWAY },
  companion_busy: { status: 503, message: BUSY },
  companion_timeout: {
    status: 504,
    message: 'the reply took too long. your words are safe - please try again in a moment.',
  },
  companion_interrupted: {
    status: 502,
    message: 'the reply was cut short. your words are safe - please try again in a moment.',
  },
  unavailable: { status: 503, message: 'service unavailable. please try again later.' },
  consent_required: {
    status: 403,
    message:
      'your voice stays here until you allow it to leave for the service that understands speech. you can allow it in settings, or type instead.',
  },
  no_recogniser: {
    status: 501,
    message: 'this server cannot turn speech into words. you can type instead.',
  },
  nothing_heard: {
    status: 422,
    message: "i didn't hear any words there. take your time, and speak whenever you're ready.",
  },
  recording_unreadable: { status: 422, message: NOT_UNDERSTOOD },
  recording_too_long: {
    status: 413,
    message: 'that was longer than i can take in at once. try again with a shorter part of it.',
  },
  recognition_failed: { status: 502, message: NOT_UNDERSTOOD },
  synthesis_failed: {
    status: 502,
    message:
      "our response system is taking a break. you're doing nothing wrong - please try again in a moment.",
  },
  speech_busy: { status: 429, message: BUSY },
  /** 504, not 408: browsers send a request again by themselves when a kept connection answers 408. */
  speech_timeout: {
    status: 504,
    message: 'the request took too long. this happens sometimes - feel free to try again.',
  },
  speech_unavailable: { status: 503, message: AWAY },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** The form of every error on the wire. `fields` maps a field's path to what is wrong with it. */
export const wireErrorSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type WireError = z.infer<typeof wireErrorSchema>;

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Overrides the table's words where a specification text is more precise. */
  readonly message?: string;
  readonly fields?: Record<string, string>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Sent beside the error: crisis resources arrive even when the companion fails. */
  readonly extra?: Record<string, unknown>;
}

/** The one error that is thrown on purpose. Its status and words come from {@link ERRORS}. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra;
  }
}
