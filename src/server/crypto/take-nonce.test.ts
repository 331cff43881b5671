import { expect, it } from 'vitest';
import { takeNonce } from './take-nonce.ts';

it('gives no bytes twice, over more than one stock', () => {
  const nonces = Array.from({ length: 2_000 }, () => takeNonce(12));
  expect(nonces.every(({ length }) => length === 12)).toBe(true);
  expect(new Set(nonces.map((nonce) => nonce.toString('hex'))).size).toBe(2_000);
});

it('leaves what it gave as it was', () => {
  const first = takeNonce(16);
  const before = first.toString('hex');
  for (let taken = 0; taken < 1_000; taken++) takeNonce(16);
  expect(first.toString('hex')).toBe(before);
});
