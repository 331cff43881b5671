import { createSecretKey, type KeyObject } from 'node:crypto';

const importedKeys = new WeakMap<Buffer, KeyObject>();

/** Importing a key takes longer than using it once does: it is done once, for as long as somebody holds its bytes. */
export function importKey(key: Buffer): KeyObject {
  const known = importedKeys.get(key);
  if (known) return known;
  const imported = createSecretKey(key);
  importedKeys.set(key, imported);
  return imported;
}
