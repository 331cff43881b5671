import * as z from 'zod/mini';
import { isErrorCode, wireErrorSchema } from '#contract/errors.ts';

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

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** Our own errors have all of it; a proxy in between may say as little as a message, or nothing readable. */
const looseErrorSchema = z.partial(
  z.extend(z.pick(wireErrorSchema, { message: true, fields: true }), { code: z.string() }),
);

/** An answer that is not a success, as an error. HTML becomes the fake 500 'service unavailable'. */
export async function toApiError(response: Response): Promise<ApiError> {
  if (isHtml(response)) return htmlError();
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message, fields } = looseErrorSchema.safeParse(body).data ?? {};
  const retryAfterSeconds = secondsOf(response.headers.get('retry-after'));
  return new ApiError(message ?? '', {
    kind: 'http',
    status: response.status,
    ...(code !== undefined && isErrorCode(code) && { code }),
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    body,
  });
}

export const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/html');

export const htmlError = (): ApiError => new ApiError('service unavailable', { kind: 'html', status: 500 });
