import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { explainDetailProblem, explainHistoryProblem } from './history-problem.ts';

const failure = (kind: ApiError['kind'], status = 0, message = 'x') =>
  new ApiError(message, { kind, status });

it('calls a lost connection and a time-out a network error', () => {
  for (const error of [failure('network'), failure('timeout'), new DOMException('late', 'TimeoutError')])
    expect(explainHistoryProblem(error)).toBe('Network error. Please check your internet connection.');
});

it('suggests a refresh for everything else', () => {
  for (const error of [failure('http', 500), failure('html', 500), new TypeError('x'), null])
    expect(explainHistoryProblem(error)).toBe('Something went wrong. Please try refreshing the page.');
});

it('says of one conversation when its data cannot be read, and when it is gone', () => {
  expect(explainDetailProblem(failure('unparseable', 200))).toBe(
    'Failed to load conversation - invalid data format',
  );
  for (const status of [400, 404])
    expect(explainDetailProblem(failure('http', status))).toBe(
      'this could not be found. it may have been deleted.',
    );
});
