import { patch, type SnapshotStore, type Storing } from '../snapshot.ts';
import { createHistoryVault, type HistoryVault, VaultLocked } from './history-vault.ts';
import { keepInMemory, type Records } from './records.ts';

export interface StorageParts {
  readonly store: SnapshotStore;
  /** Opens the browser's database; `onLost` when it goes away later. Rejects where the browser keeps nothing. */
  readonly openRecords: (onLost: () => void) => Promise<Records>;
  readonly alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly tellTabs: () => void;
}

interface StorageHooks {
  /** Another tab set, changed or took off the lock. */
  readonly onLocked: () => void;
  /** The database went away under us: what is on the page goes on in memory. */
  readonly onLost: () => void;
}

/** Where things are kept: on disk, or in memory while the page is open. */
export function createStorage(parts: StorageParts, { onLocked, onLost }: StorageHooks) {
  const { store, alone, tellTabs } = parts;
  let records: Records = keepInMemory();
  let vault: HistoryVault = createHistoryVault({ records, alone });
  const tell = (storing: Storing) => patch(store, { storing });

  function use(next: Records): void {
    records = next;
    vault = createHistoryVault({ records, alone });
    tell(next.place);
  }

  return {
    records: (): Records => records,
    vault: (): HistoryVault => vault,
    async open(): Promise<void> {
      // In memory in a private window, or where storage is switched off.
      use(await parts.openRecords(onLost).catch(keepInMemory));
    },
    goOnInMemory: () => use(keepInMemory()),
    /** Runs a write. A device without room is told to the person; the words stay on the page. */
    async attempt(write: () => Promise<unknown>): Promise<boolean> {
      try {
        await write();
        if (store.getSnapshot().storing === 'full') tell('disk');
        tellTabs();
        return true;
      } catch (error) {
        if (error instanceof VaultLocked) onLocked();
        else tell(records.place === 'memory' ? 'memory' : 'full');
        return false;
      }
    },
  };
}
