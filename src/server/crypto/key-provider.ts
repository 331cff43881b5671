import { randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from './seal.ts';

/** Wraps and unwraps data keys. Ours uses `SECRET_KEY`; a key service would stand here too. */
export interface KeyProvider {
  wrap(dataKey: Buffer, owner: string): Buffer;
  /** @throws {SealError} when another master key wrapped it */
  unwrap(wrapped: Uint8Array, owner: string): Buffer;
}

export const createDataKey = (): Buffer => randomBytes(32);

/** `masterKey` has 32 bytes. `owner` is the user's id, or the name of a server key. */
export function createKeyProvider(masterKey: Buffer): KeyProvider {
  const place = (owner: string) => ({ table: 'keys', column: 'wrapped', row: owner, user: owner });
  return {
    wrap: (dataKey, owner) => sealBytes(masterKey, dataKey, place(owner)),
    unwrap: (wrapped, owner) => openBytes(masterKey, wrapped, place(owner)),
  };
}
