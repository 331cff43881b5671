import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
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
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(1, 1 + IV_BYTES), {
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
