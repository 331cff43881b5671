import { expect, it } from 'vitest';
import { toCallFailure } from './to-call-failure.ts';

const failure = { status: 0, message: 'as told', body: undefined, retryAfterSeconds: undefined };

it.each([
  [{ ...failure, kind: 'timeout' }, { reason: 'timeout' }],
  [{ ...failure, kind: 'network' }, { reason: 'network' }],
  [{ ...failure, kind: 'html', status: 500 }, { reason: 'html' }],
  [{ ...failure, kind: 'unparseable', status: 200 }, { reason: 'unparseable' }],
  [
    { ...failure, kind: 'unparseable', status: 200, body: { success: false, message: 'no' } },
    { reason: 'refused', message: 'no' },
  ],
  [
    { ...failure, kind: 'unparseable', status: 200, body: { success: false } },
    { reason: 'refused', message: '' },
  ],
  [
    { ...failure, kind: 'http', status: 400, body: {} },
    { reason: 'status', status: 400, message: 'as told' },
  ],
  [
    { ...failure, kind: 'http', status: 502 },
    { reason: 'status', status: 502, message: 'as told', isUnreadable: true },
  ],
  [
    { ...failure, kind: 'http', status: 429, body: {}, retryAfterSeconds: 60 },
    { reason: 'status', status: 429, message: 'as told', retryAfterSeconds: 60 },
  ],
] as const)('reads %j as %j', (error, expected) => {
  expect(toCallFailure(error)).toEqual(expected);
});
