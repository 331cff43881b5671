import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isRepeatable, retryDelayMs } from './retry-policy.ts';

const failed = (status: number, kind: ApiError['kind'] = 'http') => new ApiError('x', { kind, status });

it('waits 2, 4 and 8 s, then gives up', () => {
  expect([1, 2, 3, 4].map((tries) => retryDelayMs(failed(503), tries, () => 0))).toEqual([
    2000,
    4000,
    8000,
    null,
  ]);
});

it('adds up to a second of jitter', () => {
  expect(retryDelayMs(failed(0, 'network'), 1, () => 0.999)).toBeCloseTo(2999);
});

it('never asks sooner than the server allows', () => {
  const busy = new ApiError('x', { kind: 'http', status: 429, retryAfterSeconds: 10 });
  expect(retryDelayMs(busy, 1, () => 0)).toBe(10_000);
});

it('leaves a wait of more than 30 s to the person', () => {
  const asking = (retryAfterSeconds: number) =>
    new ApiError('x', { kind: 'http', status: 503, retryAfterSeconds });
  expect(retryDelayMs(asking(30), 1, () => 0)).toBe(30_000);
  expect(retryDelayMs(asking(3_600), 1, () => 0)).toBeNull();
});

it('does not repeat what will not pass by itself', () => {
  expect(retryDelayMs(failed(400), 1)).toBeNull();
  expect(retryDelayMs(failed(404), 1)).toBeNull();
});

it('repeats only calls that may arrive twice', () => {
  expect(isRepeatable({ method: 'GET' })).toBe(true);
  expect(isRepeatable({ method: 'POST' })).toBe(false);
  expect(isRepeatable({ method: 'POST', idempotent: true })).toBe(true);
});
