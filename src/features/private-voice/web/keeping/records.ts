/** The three stores of the specification. */
export const STORES = ['settings', 'history', 'cache'] as const;
export type StoreName = (typeof STORES)[number];

/** Where the app keeps its records: the browser's database, or memory where there is none. Values are plain data. */
export interface Records {
  readonly place: 'disk' | 'memory';
  get(store: StoreName, key: string): Promise<unknown>;
  /** Replaces. @throws the browser's error when there is no room. */
  put(store: StoreName, key: string, value: object): Promise<void>;
  delete(store: StoreName, key: string): Promise<void>;
  /** Removes every record of a store. */
  clear(store: StoreName): Promise<void>;
  close(): void;
}

/** Holds until the page is closed: private windows and blocked storage. */
export function keepInMemory(): Records {
  const stores = { settings: new Map(), history: new Map(), cache: new Map() } satisfies Record<
    StoreName,
    Map<string, unknown>
  >;
  return {
    place: 'memory',
    get: async (store, key) => stores[store].get(key),
    put: async (store, key, value) => void stores[store].set(key, structuredClone(value)),
    delete: async (store, key) => void stores[store].delete(key),
    clear: async (store) => stores[store].clear(),
    close: () => {},
  };
}
