import { createHmac, hash } from 'node:crypto';
import { importKey } from './import-key.ts';

/** Looks up a value without storing it: HMAC-SHA-256 under a key of this server. */
export const keyedHash = (key: Buffer, value: string): Buffer =>
  createHmac('sha256', importKey(key)).update(value).digest();

/** For random tokens only: they have enough entropy to need no key. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A key for one purpose, out of a key of this server: made once, for as long as somebody holds that. */
export function purposeKey(purpose: string): (key: Buffer) => Buffer {
  const made = new WeakMap<Buffer, Buffer>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = keyedHash(key, purpose);
    made.set(key, fresh);
    return fresh;
  };
}
