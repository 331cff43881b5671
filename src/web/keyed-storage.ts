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

/** The fields of what stands in storage, each to be looked at: anything may stand under our keys. */
export function readFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    // Not JSON, so not ours.
    return {};
  }
}
