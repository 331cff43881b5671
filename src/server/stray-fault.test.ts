import { expect, it } from 'vitest';
import { isStrayStreamFault } from './stray-fault.ts';

const faultOf = (code: string, frames: readonly string[]): Error =>
  Object.assign(new TypeError('Invalid state'), {
    code,
    stack: ['TypeError: Invalid state', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
/** As it was seen, from a form that was still read after its call was aborted. */
const SEEN = [
  'ReadableByteStreamController.enqueue (node:internal/webstreams/readablestream:1305:13)',
  'node:internal/parts/undici/undici:6940:28',
  'process.processImmediate (node:internal/timers:541:9)',
];

it('a fault of a stream in Node itself is one request’s own', () => {
  expect(isStrayStreamFault(faultOf('ERR_INVALID_STATE', SEEN))).toBe(true);
});

it('a fault with code of ours or of a package on the way is not, nor one of another kind, nor one without a place', () => {
  const ours = 'tellTurn (file:///app/src/features/voice-chat/server/tell-turn.ts:9:1)';
  const theirs = 'send (/app/node_modules/fastify/lib/reply.js:1:1)';
  expect(isStrayStreamFault(faultOf('ERR_INVALID_STATE', [...SEEN, ours]))).toBe(false);
  expect(isStrayStreamFault(faultOf('ERR_INVALID_STATE', [theirs, ...SEEN]))).toBe(false);
  expect(isStrayStreamFault(faultOf('ERR_OUT_OF_RANGE', SEEN))).toBe(false);
  expect(isStrayStreamFault(faultOf('ERR_INVALID_STATE', []))).toBe(false);
  expect(isStrayStreamFault(new TypeError('x is not a function'))).toBe(false);
  expect(isStrayStreamFault('a text')).toBe(false);
});
