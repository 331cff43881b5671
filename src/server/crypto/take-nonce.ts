import { randomFillSync } from 'node:crypto';

const stock = Buffer.alloc(4_096);
let used = stock.length;

/**
 * Random bytes out of a stock: asking the system for a few takes longer than most of what they are for. For what is told
 * anyway, nonces and ids; a key or a token is never taken from bytes that lie about.
 */
export function takeNonce(bytes: number): Buffer {
  if (used + bytes > stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  used += bytes;
  // A copy: the stock is filled anew.
  return Buffer.from(stock.subarray(used - bytes, used));
}
