import { expect, it } from 'vitest';
import { classifyFailure, FAILURE_KINDS } from './classify-failure.ts';

it.each([
  [401, '', 'auth', 'Login Failed', true],
  [403, '', 'auth', 'Login Failed', true],
  [200, 'Invalid credentials', 'auth', 'Login Failed', true],
  [200, 'login failed', 'auth', 'Login Failed', true],
  [200, 'this account is locked', 'account', 'Account Issue', false],
  [200, 'account suspended', 'account', 'Account Issue', false],
  [422, 'account disabled', 'account', 'Account Issue', false],
  [200, 'blocked', 'account', 'Account Issue', false],
  [0, '', 'network', 'Connection Problem', true],
  [200, 'Network Error', 'network', 'Connection Problem', true],
  [200, 'timeout of 30000ms exceeded', 'network', 'Connection Problem', true],
  [200, 'request timed out', 'network', 'Connection Problem', true],
  [200, 'you are offline', 'network', 'Connection Problem', true],
  [429, '', 'rateLimit', 'Too Many Attempts', false],
  [200, 'too many attempts', 'rateLimit', 'Too Many Attempts', false],
  [500, '', 'server', 'Server Error', true],
  [599, '', 'server', 'Server Error', true],
  [400, '', 'validation', 'Validation Error', true],
  [418, '', 'unknown', 'Error', true],
  [200, '', 'unknown', 'Error', true],
] as const)('status %i with %j is %s: %s', (status, message, category, title, canRetry) => {
  expect(classifyFailure(status, message)).toBe(category);
  expect(FAILURE_KINDS[category]).toEqual({ title, canRetry });
});

it('believes the status before the words', () => {
  expect(classifyFailure(500, 'too many connections')).toBe('server');
  expect(classifyFailure(400, 'network name is missing')).toBe('validation');
});
