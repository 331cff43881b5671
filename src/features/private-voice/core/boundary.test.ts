import { expect, it } from 'vitest';
import { CATEGORY_TEXTS, categoryOf, MAX_RETRIES, typeOfThrown } from './boundary.ts';

it('has the five texts of the specification', () => {
  expect(Object.entries(CATEGORY_TEXTS).map(([name, text]) => [name, ...Object.values(text)])).toEqual([
    [
      'PERMISSION',
      'Microphone Access Required',
      'Please allow microphone access to use voice features',
      'Grant Permission',
    ],
    ['NETWORK', 'Connection Problem', 'Please check your internet connection and try again', 'Retry'],
    ['API', 'Service Unavailable', 'Our voice services are temporarily unavailable', 'Try Again'],
    ['AUDIO', 'Audio System Error', 'There was a problem with your audio device', 'Retry'],
    ['FATAL', 'Application Error', 'Something went wrong. Please refresh the page', 'Refresh Page'],
  ]);
});

it('is FATAL once three retries are used up', () => {
  expect([0, 1, 2, 3].map((retries) => categoryOf('NETWORK_ERROR', retries))).toEqual([
    'NETWORK',
    'NETWORK',
    'NETWORK',
    'FATAL',
  ]);
  expect(MAX_RETRIES).toBe(3);
});

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

it.each([
  [named('NotAllowedError'), 'PERMISSION_DENIED'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 'NETWORK_ERROR'],
  [new Error('the chunk did not come: timeout'), 'NETWORK_ERROR'],
  [named('NotFoundError', 'Requested device not found'), 'AUDIO_ERROR'],
  [new Error('the AudioContext was closed'), 'AUDIO_ERROR'],
  [new Error('speech synthesis failed'), 'API_ERROR'],
  [new TypeError('x is undefined'), 'UNKNOWN_ERROR'],
  ['nothing', 'UNKNOWN_ERROR'],
] as const)('knows what was thrown (%#)', (thrown, type) => {
  expect(typeOfThrown(thrown)).toBe(type);
});
