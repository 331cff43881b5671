import { createHash, timingSafeEqual } from 'node:crypto';
import { macOf } from '#server/crypto/row-mac.ts';
import type { ConversationType } from '../contract.ts';

/** Bytes 0 to 5 are the time, 6 to 9 the kind and chance, 10 to 15 say that it was offered, and to whom. */
const MAC_FROM = 10;

/**
 * An id (UUID version 8) for a conversation that is not stored yet. It carries its kind, and a MAC by which it is known
 * again as one that this person was offered: nothing needs to be kept of a screen that was only opened.
 * @param freshId a new id, version 7
 */
export function offerId(
  rowKey: Buffer,
  { freshId, userId, type }: { freshId: string; userId: string; type: ConversationType },
): string {
  const bytes = toBytes(freshId);
  const chance = createHash('sha256').update(freshId).digest();
  chance.copy(bytes, 6, 0, 4);
  bytes[6] = 0x80 | (chance.readUInt8(0) & 0x0e) | (type === 'voice' ? 1 : 0);
  bytes[8] = 0x80 | (chance.readUInt8(2) & 0x3f);
  macFor(rowKey, userId, bytes).copy(bytes, MAC_FROM);
  return toUuid(bytes);
}

/** The kind of conversation that this person was offered under an id; null where they were not. */
export function readOfferedId(rowKey: Buffer, userId: string, id: string): ConversationType | null {
  const bytes = toBytes(id);
  if (bytes.readUInt8(6) >> 4 !== 8) return null;
  if (!timingSafeEqual(macFor(rowKey, userId, bytes), bytes.subarray(MAC_FROM))) return null;
  return bytes.readUInt8(6) & 1 ? 'voice' : 'text';
}

const macFor = (rowKey: Buffer, userId: string, bytes: Buffer): Buffer =>
  macOf(rowKey, 'offered conversation', [userId, bytes.subarray(0, MAC_FROM)]).subarray(0, 16 - MAC_FROM);

const toBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
