import * as z from 'zod/mini';

/** What of the browser's local storage a session needs; the tests hand in a map. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** False when the browser refused (storage full or switched off): the words then live on the page only. */
export function tryStore(storage: KeyedStorage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // Whoever stores says so to the person; there is nothing else to do about a full storage.
    return false;
  }
}

/** What stands in storage, if it is what we write; null otherwise. Anything may stand under our keys. */
export function parseStored<Value>(text: string | null, schema: z.core.$ZodType<Value>): Value | null {
  if (text === null) return null;
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}
