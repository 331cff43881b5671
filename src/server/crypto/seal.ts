import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Where a sealed value lives. It is authenticated, so a value moved to another place does not open. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
  readonly user: string;
}

const additionalData = ({ table, column, row, user }: SealedPlace): Buffer =>
  Buffer.from([table, column, row, user, VERSION].join('·'));

export class SealError extends Error {
  override name = 'SealError';
}

const importedKeys = new WeakMap<Buffer, KeyObject>();

/** Importing a key takes longer than opening a message with it: once, for as long as somebody holds its bytes. */
function importKey(key: Buffer): KeyObject {
  const known = importedKeys.get(key);
  if (known) return known;
  const imported = createSecretKey(key);
  importedKeys.set(key, imported);
  return imported;
}

/** AES-256-GCM: version byte, 12-byte nonce, ciphertext, 16-byte tag. `key` has 32 bytes. */
export function sealBytes(key: Buffer, plain: Buffer, place: SealedPlace): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, importKey(key), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(additionalData(place));
  return Buffer.concat([
    Buffer.from([VERSION]),
    iv,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** @throws {SealError} when the value was changed, moved, or sealed with another key */
export function openBytes(key: Buffer, sealed: Uint8Array, place: SealedPlace): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== VERSION || bytes.length < 1 + IV_BYTES + TAG_BYTES)
    throw new SealError('not a sealed value');
  const decipher = createDecipheriv(ALGORITHM, importKey(key), bytes.subarray(1, 1 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(additionalData(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealError(`cannot open ${place.table}.${place.column}`, { cause });
  }
}

export const sealText = (key: Buffer, text: string, place: SealedPlace): Buffer =>
  sealBytes(key, Buffer.from(text), place);

export const openText = (key: Buffer, sealed: Uint8Array, place: SealedPlace): string =>
  openBytes(key, sealed, place).toString();

export const sealJson = (key: Buffer, value: unknown, place: SealedPlace): Buffer =>
  sealText(key, JSON.stringify(value), place);

/** The value as it was sealed; parse it with its schema. */
export const openJson = (key: Buffer, sealed: Uint8Array, place: SealedPlace): unknown =>
  JSON.parse(openText(key, sealed, place));

const PACKED = 1;
const PACKED_HEAD_BYTES = 5;

/**
 * A JSON value whose length tells nobody what it is: packed, then filled up to a multiple of `bytes`. A marker and the
 * packed length (32 bits) stand before it.
 */
export function sealPadded(key: Buffer, value: unknown, place: SealedPlace, bytes: number): Buffer {
  const packed = deflateRawSync(JSON.stringify(value));
  const padded = Buffer.alloc(Math.ceil((PACKED_HEAD_BYTES + packed.length) / bytes) * bytes);
  padded[0] = PACKED;
  padded.writeUInt32BE(packed.length, 1);
  packed.copy(padded, PACKED_HEAD_BYTES);
  return sealBytes(key, padded, place);
}

/** What was sealed with {@link sealPadded}, or plainly, before there was any padding. */
export function openPadded(key: Buffer, sealed: Uint8Array, place: SealedPlace): unknown {
  const plain = openBytes(key, sealed, place);
  if (plain[0] !== PACKED) return JSON.parse(plain.toString());
  const end = PACKED_HEAD_BYTES + plain.readUInt32BE(1);
  return JSON.parse(inflateRawSync(plain.subarray(PACKED_HEAD_BYTES, end)).toString());
}
