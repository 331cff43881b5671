import { createHash, createHmac } from 'node:crypto';
import { importKey } from './import-key.ts';

/** Looks up a value without storing it: HMAC-SHA-256 under a key of this server. */
export const keyedHash = (key: Buffer, value: string): Buffer =>
  createHmac('sha256', importKey(key)).update(value).digest();

/** For random tokens only: they have enough entropy to need no key. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
