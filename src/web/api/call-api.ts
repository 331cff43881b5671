import * as z from 'zod/mini';
import {
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Route,
  routeUrl,
} from '#contract/define-route.ts';
import { apiBase } from '../config.ts';
import { session } from '../session.ts';
import { ApiError } from './api-error.ts';
import { isRepeatable, retryDelayMs } from './retry-policy.ts';
import { htmlError, isHtml, toApiError } from './to-api-error.ts';

/** Section 9: the general time-out. */
export const REQUEST_TIMEOUT_MS = 120_000;

type AnyRoute = Route<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>;

export interface CallInput<R extends AnyRoute> {
  readonly params?: ParamsOf<R>;
  readonly query?: Partial<QueryOf<R>>;
  readonly body?: z.input<NonNullable<R['body']>>;
  /** In place of `body`, for the routes that take multipart. */
  readonly form?: FormData;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Whether to repeat by itself what may be repeated; on unless said. */
  readonly retry?: boolean;
  readonly headers?: Record<string, string>;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * One call of the contract, typed by its route.
 * @throws {ApiError} for every failure; an aborted `signal` rejects with its reason
 */
export async function callApi<R extends AnyRoute>(
  route: R,
  input: CallInput<R> = {},
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  const response = await openCall(route, input, options);
  const body: unknown = await response.json().catch((cause: unknown) => {
    options.signal?.throwIfAborted();
    throw new ApiError('invalid response from server. please try again.', {
      kind: 'unparseable',
      status: response.status,
      cause,
    });
  });
  const parsed = z.safeParse(route.response, body);
  if (!parsed.success) {
    throw new ApiError('invalid response from server. please try again.', {
      kind: 'unparseable',
      status: response.status,
      body,
      cause: parsed.error,
    });
  }
  return parsed.data as ResponseOf<R>; // parsed by that very schema
}

/** The successful response itself, for streams and files. Same errors as {@link callApi}. */
export async function openCall<R extends AnyRoute>(
  route: R,
  input: CallInput<R> = {},
  options: CallOptions = {},
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(route, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || options.retry === false || !isRepeatable(route)) throw error;
      const delayMs = retryDelayMs(error, tries);
      if (delayMs === null) throw error;
      await wait(delayMs, options.signal);
    }
  }
}

async function tryOnce<R extends AnyRoute>(
  route: R,
  input: CallInput<R>,
  options: CallOptions,
): Promise<Response> {
  const response = await request(route, input, options);
  if (response.ok) {
    if (isHtml(response)) throw htmlError();
    return response;
  }
  const error = await toApiError(response);
  // A refused token is of no more use; whoever listens to the session sends the person to the sign-in.
  if (response.status === 401 && route.auth !== 'public') session.expire();
  throw error;
}

async function request<R extends AnyRoute>(
  route: R,
  input: CallInput<R>,
  options: CallOptions,
): Promise<Response> {
  const { signal, timeoutMs = REQUEST_TIMEOUT_MS, headers = {}, keepalive = false } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const token = session.token();
  const url = apiBase() + routeUrl(route, asStrings(input.params), asStrings(input.query));
  try {
    return await fetch(url, {
      method: route.method,
      credentials: 'omit',
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      // The browser writes the content type itself: it holds the boundary between the parts.
      ...(input.form && { body: input.form }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError('request timed out', { kind: 'timeout', status: 0, cause });
    throw new ApiError('network error', { kind: 'network', status: 0, cause });
  }
}

const asStrings = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
