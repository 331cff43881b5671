import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { type FaultKind, faultOf } from './fault.ts';
import { StreamCutError } from './read-event-stream.ts';

it.each<[status: number, FaultKind]>([
  [400, 'malformed'],
  [401, 'signed_out'],
  [403, 'signed_out'],
  [402, 'subscription'],
  [404, 'missing'],
  [408, 'request_timeout'],
  [422, 'refused'],
  [429, 'too_many_requests'],
  [500, 'server'],
  [502, 'server'],
  [503, 'unavailable'],
  [504, 'server_timeout'],
])('files an answer %i as %s', (status, kind) => {
  expect(faultOf(new ApiError('x', { kind: 'http', status }))).toBe(kind);
});

it.each<[ApiErrorKind, status: number, FaultKind]>([
  ['network', 0, 'unreachable'],
  ['timeout', 0, 'timeout'],
  ['unparseable', 200, 'garbage'],
  ['html', 500, 'server'],
])('files %s with status %i as %s', (kind, status, fault) => {
  expect(faultOf(new ApiError('x', { kind, status }))).toBe(fault);
});

it('tells a broken stream and a late one from what no call threw', () => {
  const thrown = [new StreamCutError('cut'), new DOMException('late', 'TimeoutError'), new TypeError('x')];
  expect(thrown.map(faultOf)).toEqual(['cut', 'timeout', 'unknown']);
});
