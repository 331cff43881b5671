/** `http` came from our server; the others never reached it, or nothing readable came back. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'html' | 'unparseable';

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** 0 when there was no answer; 500 for HTML in place of JSON, as the specification says. */
  readonly status: number;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** The whole answer, for what stands beside the message (crisis resources); undefined when it was not JSON. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body;
  }
}
