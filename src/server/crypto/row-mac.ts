import { createHmac, timingSafeEqual } from 'node:crypto';
import { importKey } from './import-key.ts';

/** A value of a row, as a MAC covers it. */
type Covered = string | boolean | Buffer | Date | null;

const told = (value: Covered): string | boolean | null => {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  return value instanceof Date ? value.toISOString() : value;
};

/**
 * HMAC-SHA-256 over what a row says about who somebody is, under a key of this server: whoever can write the database
 * and has no key can neither make such a row nor change one.
 */
export const macOf = (key: Buffer, table: string, values: readonly Covered[]): Buffer =>
  createHmac('sha256', importKey(key))
    .update(JSON.stringify([table, ...values.map(told)]))
    .digest();

/** False also for a row that has none. */
export const isMacOf = (
  mac: Buffer | null,
  key: Buffer,
  table: string,
  values: readonly Covered[],
): boolean => mac !== null && mac.length === 32 && timingSafeEqual(mac, macOf(key, table, values));
