import { createCipheriv, createDecipheriv } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { importKey } from './import-key.ts';
import { takeNonce } from './take-nonce.ts';

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

/** AES-256-GCM: version byte, 12-byte nonce, ciphertext, 16-byte tag. `key` has 32 bytes. */
export function sealBytes(key: Buffer, plain: Buffer, place: SealedPlace): Buffer {
  const iv = takeNonce(IV_BYTES);
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

/** How the bytes before the filling are to be read. No text and no JSON begins with either. */
const PACKED = 1;
const PLAIN = 2;
const HEAD_BYTES = 5;

/** A marker and the length (32 bits) stand before it, zeros behind. */
function fillUp(marker: typeof PACKED | typeof PLAIN, value: Buffer, bytes: number): Buffer {
  const filled = Buffer.alloc(Math.ceil((HEAD_BYTES + value.length) / bytes) * bytes);
  filled[0] = marker;
  filled.writeUInt32BE(value.length, 1);
  value.copy(filled, HEAD_BYTES);
  return filled;
}

const ZEROS = Buffer.alloc(4_096);
/** By whole stretches: a turn opens sixty messages, and a look at each byte takes longer than opening them. */
function isZeros(bytes: Buffer): boolean {
  for (let from = 0; from < bytes.length; from += ZEROS.length) {
    const stretch = bytes.subarray(from, from + ZEROS.length);
    if (!stretch.equals(ZEROS.subarray(0, stretch.length))) return false;
  }
  return true;
}

/** Null where nothing was filled up: of a value from before there was any filling. */
function takeOut(filled: Buffer): Buffer | null {
  const marker = filled[0];
  if ((marker !== PACKED && marker !== PLAIN) || filled.length < HEAD_BYTES) return null;
  const end = HEAD_BYTES + filled.readUInt32BE(1);
  if (end > filled.length || !isZeros(filled.subarray(end))) return null;
  const value = filled.subarray(HEAD_BYTES, end);
  return marker === PACKED ? inflateRawSync(value) : value;
}

/**
 * A text whose length tells nobody what it is: filled up to a multiple of `bytes`, and packed where it would need more than
 * one of them.
 */
export function sealPaddedText(key: Buffer, text: string, place: SealedPlace, bytes: number): Buffer {
  const plain = Buffer.from(text);
  const isLong = HEAD_BYTES + plain.length > bytes;
  const filled = isLong ? fillUp(PACKED, deflateRawSync(plain), bytes) : fillUp(PLAIN, plain, bytes);
  return sealBytes(key, filled, place);
}

/** What was sealed with {@link sealPaddedText}, or plainly, before there was any padding. */
export function openPaddedText(key: Buffer, sealed: Uint8Array, place: SealedPlace): string {
  const plain = openBytes(key, sealed, place);
  return (takeOut(plain) ?? plain).toString();
}

export const sealPadded = (key: Buffer, value: unknown, place: SealedPlace, bytes: number): Buffer =>
  sealPaddedText(key, JSON.stringify(value), place, bytes);

/** The value as it was sealed; parse it with its schema. */
export const openPadded = (key: Buffer, sealed: Uint8Array, place: SealedPlace): unknown =>
  JSON.parse(openPaddedText(key, sealed, place));
