import { ApiError } from './api-error.ts';
import { StreamCutError } from './read-event-stream.ts';

/** What kind of trouble a call met. Screens hold the words for each; nothing else looks at a status. */
export type FaultKind =
  /** No answer at all. */
  | 'unreachable'
  /** We stopped waiting. */
  | 'timeout'
  /** An answer broke off. */
  | 'cut'
  /** Not what the contract says. */
  | 'garbage'
  | StatusFault
  /** It was thrown by no call. */
  | 'unknown';

export type StatusFault =
  | 'malformed'
  | 'signed_out'
  | 'subscription'
  | 'missing'
  | 'request_timeout'
  | 'too_many_requests'
  | 'unavailable'
  | 'server_timeout'
  | 'server'
  | 'refused';

const BY_STATUS: Readonly<Record<number, StatusFault>> = {
  400: 'malformed',
  401: 'signed_out',
  402: 'subscription',
  403: 'signed_out',
  404: 'missing',
  408: 'request_timeout',
  429: 'too_many_requests',
  503: 'unavailable',
  504: 'server_timeout',
};

export const faultOfStatus = (status: number): StatusFault =>
  BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused');

const BY_KIND: Partial<Record<ApiError['kind'], FaultKind>> = {
  network: 'unreachable',
  timeout: 'timeout',
  unparseable: 'garbage',
};

/** Files whatever was thrown on the way to our server and back. */
export function faultOf(error: unknown): FaultKind {
  if (error instanceof StreamCutError) return 'cut';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  if (!(error instanceof ApiError)) return 'unknown';
  return BY_KIND[error.kind] ?? faultOfStatus(error.status);
}
