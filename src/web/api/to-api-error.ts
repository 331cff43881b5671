import * as z from 'zod/mini';
import { isErrorCode, wireErrorSchema } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

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
