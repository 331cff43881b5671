import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { readEntries } from '../../core/history.ts';
import { HISTORY_LIMITS } from '../../core/user-settings.ts';
import type { Records } from './records.ts';

export const DATABASE = 'voiceApp';
const VERSION = 2;
export const HISTORY_KEY = 'conversations';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * The browser's database `voiceApp`, version 2: `settings` and `cache` by key, `history` by its auto-increment `id`
 * with an index on `timestamp`. The whole history is the one record with the id 'conversations'.
 * @throws the browser's error where it keeps nothing (private windows, blocked or broken storage)
 */
export async function openVoiceDatabase(onLost: () => void): Promise<Records> {
  const inTheWay = Promise.withResolvers<never>();
  const opening = openDB(DATABASE, VERSION, {
    upgrade: (db, oldVersion, _newVersion, transaction) => upgrade(db, oldVersion, transaction),
    blocked: () => inTheWay.reject(new Error('another tab holds an older version of the database')),
    // A newer version in another tab may go ahead; this tab keeps what it has in memory from here on.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close(); // the event's target is the connection that is in the way
      onLost();
    },
    terminated: onLost,
  });
  const database = await Promise.race([opening, inTheWay.promise]).catch((error: unknown) => {
    void opening.then(
      (late) => late.close(),
      () => {},
    );
    throw error;
  });
  return {
    place: 'disk',
    get: (store, key) => database.get(store, key),
    put: async (store, key, value) => {
      if (store === 'history') await database.put(store, { ...value, id: key });
      else await database.put(store, value, key);
    },
    delete: (store, key) => database.delete(store, key),
    clear: (store) => database.clear(store),
    close: () => database.close(),
  };
}

async function upgrade(db: IDBPDatabase, oldVersion: number, transaction: Upgrade): Promise<void> {
  const old = oldVersion === 0 ? null : await readOld(db, transaction);
  if (old !== null && db.objectStoreNames.contains('history')) db.deleteObjectStore('history');
  for (const name of ['settings', 'cache'])
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
  const history = db.createObjectStore('history', { keyPath: 'id', autoIncrement: true });
  history.createIndex('timestamp', 'timestamp');
  if (old !== null && old.length > 0) {
    const conversations = old.slice(0, HISTORY_LIMITS.max);
    await history.put({ id: HISTORY_KEY, timestamp: conversations[0]?.timestamp, conversations });
  }
}

/** Version 1 kept each exchange as a record of its own, or the list as one record: both are read. */
async function readOld(db: IDBPDatabase, transaction: Upgrade) {
  if (!db.objectStoreNames.contains('history')) return [];
  const stored: unknown[] = await transaction.objectStore('history').getAll();
  return readEntries(stored.flatMap(listsOf));
}

function listsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const list = typeof value === 'object' && value !== null && 'conversations' in value && value.conversations;
  return Array.isArray(list) ? list : [value];
}
