import { randomBytes } from 'node:crypto';
import type { KeyProvider } from './key-provider.ts';

const KEY_BYTES = 32;
const PHASES = ['still', 'announced', 'turned'] as const;

/**
 * A person's key. While it is being renewed there are two: `announced`, the new one opens and does not seal yet; `turned`,
 * it seals, and the former still opens. See renew-data-keys.ts.
 */
export interface DataKey {
  readonly phase: (typeof PHASES)[number];
  /** When the newest of its keys was made; the beginning of time for one from before keys had an age. */
  readonly madeAt: Date;
  /** When it came into this phase. */
  readonly since: Date;
  /** Seals what is written now. 32 bytes. */
  readonly sealing: Buffer;
  /** Opens too, while there are two. */
  readonly other: Buffer | null;
}

export const createDataKey = (now: Date): DataKey => ({
  phase: 'still',
  madeAt: now,
  since: now,
  sealing: randomBytes(KEY_BYTES),
  other: null,
});

/** From before keys had an age: the bytes of the key alone. */
const ofUnknownAge = (sealing: Buffer): DataKey => ({
  phase: 'still',
  madeAt: new Date(0),
  since: new Date(0),
  sealing,
  other: null,
});

/** Phase (1 byte), `madeAt` and `since` (ms, 8 bytes each), then one key or two. */
const HEAD_BYTES = 17;

function packDataKey({ phase, madeAt, since, sealing, other }: DataKey): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = PHASES.indexOf(phase);
  head.writeBigUInt64BE(BigInt(madeAt.getTime()), 1);
  head.writeBigUInt64BE(BigInt(since.getTime()), 9);
  return Buffer.concat([head, sealing, ...(other ? [other] : [])]);
}

function unpackDataKey(packed: Buffer): DataKey {
  if (packed.length === KEY_BYTES) return ofUnknownAge(packed);
  const phase = PHASES[packed[0] ?? -1];
  const keys = packed.subarray(HEAD_BYTES);
  const length = phase === 'still' ? KEY_BYTES : 2 * KEY_BYTES;
  if (!phase || keys.length !== length) throw new Error('a data key of an unknown form');
  return {
    phase,
    madeAt: new Date(Number(packed.readBigUInt64BE(1))),
    since: new Date(Number(packed.readBigUInt64BE(9))),
    sealing: keys.subarray(0, KEY_BYTES),
    other: phase === 'still' ? null : keys.subarray(KEY_BYTES),
  };
}

/** As `users.data_key` holds it. */
export const wrapDataKey = (keys: KeyProvider, dataKey: DataKey, personId: string): Buffer =>
  keys.wrap(packDataKey(dataKey), personId);

/** @throws {SealError} when another master key wrapped it */
export const unwrapDataKey = (keys: KeyProvider, wrapped: Uint8Array, personId: string): DataKey =>
  unpackDataKey(keys.unwrap(wrapped, personId));
