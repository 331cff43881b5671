import { openBytes, SealError, sealBytes } from './seal.ts';

/** Wraps and unwraps data keys. Ours uses `SECRET_KEY`; a key service would stand here too. */
export interface KeyProvider {
  wrap(dataKey: Buffer, owner: string): Buffer;
  /** @throws {SealError} when another master key wrapped it */
  unwrap(wrapped: Uint8Array, owner: string): Buffer;
}

export interface ChangingKeys extends KeyProvider {
  /** The same key under the master key of now; null when it is already. */
  rewrap(wrapped: Uint8Array, owner: string): Buffer | null;
}

/**
 * Master keys have 32 bytes. `owner` is the user's id, or the name of a server key. What the former master key wrapped
 * opens too, while keys are being changed.
 */
export function createKeyProvider(masterKey: Buffer, formerKey?: Buffer): ChangingKeys {
  const place = (owner: string) => ({ table: 'keys', column: 'wrapped', row: owner, user: owner });
  const wrap = (dataKey: Buffer, owner: string): Buffer => sealBytes(masterKey, dataKey, place(owner));
  const openWith = (key: Buffer, wrapped: Uint8Array, owner: string): Buffer | null => {
    try {
      return openBytes(key, wrapped, place(owner));
    } catch (error) {
      if (error instanceof SealError) return null;
      throw error;
    }
  };
  return {
    wrap,
    unwrap: (wrapped, owner) =>
      (formerKey && openWith(masterKey, wrapped, owner)) ??
      openBytes(formerKey ?? masterKey, wrapped, place(owner)),
    rewrap: (wrapped, owner) =>
      !formerKey || openWith(masterKey, wrapped, owner)
        ? null
        : wrap(openBytes(formerKey, wrapped, place(owner)), owner),
  };
}
