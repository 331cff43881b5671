import { type HistoryEntry, joinHistories } from '../../core/history.ts';
import { type AutoLockMinutes, readAutoLock } from '../../core/lock-rules.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../core/user-settings.ts';
import { safetyAtStart } from '../safety-at-start.ts';
import { dispatch, patch, type SnapshotStore, type Storing } from '../snapshot.ts';
import { createHistoryVault, type HistoryVault, type Kept, VaultLocked } from './history-vault.ts';
import { keepInMemory, type Records } from './records.ts';

const SETTINGS_KEY = 'userSettings';
const AUTO_LOCK_KEY = 'autoLock';

export interface KeeperParts {
  readonly store: SnapshotStore;
  /** Opens the browser's database; `onLost` when it goes away later. Rejects where the browser keeps nothing. */
  readonly openRecords: (onLost: () => void) => Promise<Records>;
  readonly alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly tellTabs: () => void;
  readonly country: () => string;
  readonly now: () => number;
  /** The theme of a first visit: what this browser was already told. */
  readonly firstTheme: 'light' | 'dark';
}

/** What is kept between visits, and whether it can be. It never stands in the way of talking. */
export function createKeeper(parts: KeeperParts) {
  const { store, alone, tellTabs, now } = parts;
  let records: Records = keepInMemory();
  let vault: HistoryVault = createHistoryVault({ records, alone });
  let safety: Kept['safety'] = null;

  const history = (): readonly HistoryEntry[] => store.getSnapshot().app.conversationHistory;
  const tellStoring = (storing: Storing) => patch(store, { storing });

  function use(next: Records): void {
    records = next;
    vault = createHistoryVault({ records, alone });
    tellStoring(next.place);
  }

  /** The database went away under us: what is on the page goes on in memory. */
  function goOnInMemory(): void {
    if (store.getSnapshot().lock.status === 'locked') return;
    use(keepInMemory());
    if (store.getSnapshot().lock.status === 'open') patch(store, { lock: { status: 'off' } });
    void attempt(() => vault.change(() => ({ conversations: history(), safety })));
  }

  /** Runs a write. A device without room is told to the person; the words stay on the page. */
  async function attempt(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write();
      if (store.getSnapshot().storing === 'full') tellStoring('disk');
      tellTabs();
      return true;
    } catch (error) {
      if (error instanceof VaultLocked) showLocked();
      else tellStoring(records.place === 'memory' ? 'memory' : 'full');
      return false;
    }
  }

  function show(kept: Kept): void {
    safety = kept.safety;
    dispatch(store, { type: 'history_loaded', history: kept.conversations.slice(0, maxItems()) });
    const pinned = safetyAtStart(kept.safety, { country: parts.country(), now: now() });
    patch(store, { safety: pinned ?? store.getSnapshot().safety });
  }

  function showLocked(): void {
    vault.lock();
    safety = null;
    dispatch(store, { type: 'reset', keepsHistory: false });
    patch(store, { lock: { status: 'locked' }, safety: null, shownCharacters: 0, note: null });
  }

  const maxItems = (): number => store.getSnapshot().app.userSettings.maxHistoryItems;
  const showOpenLock = async () =>
    patch(store, {
      lock: { status: 'open', autoLockMinutes: readAutoLock(await records.get('settings', AUTO_LOCK_KEY)) },
    });

  /** What lies there now, with what this page has: also what had no room a while ago. */
  const join = (kept: Kept): Kept => ({
    conversations: joinHistories(history(), kept.conversations, maxItems()),
    safety,
  });

  return {
    safetyState: () => safety,

    /** Startup, first half: settings, then history. @throws when records are there and cannot be read */
    async load(): Promise<void> {
      try {
        use(await parts.openRecords(goOnInMemory));
      } catch {
        use(keepInMemory()); // a private window, or storage that is switched off
      }
      const first = { ...DEFAULT_SETTINGS, theme: parts.firstTheme };
      const settings = readSettings(await records.get('settings', SETTINGS_KEY), first);
      dispatch(store, { type: 'settings_loaded', settings });
      const opening = await vault.open();
      if (opening.status === 'locked') showLocked();
      else show(opening.kept);
    },

    /** Another tab changed something. */
    async reload(): Promise<void> {
      if (records.place === 'memory' || store.getSnapshot().storing === 'full') return;
      const { userSettings } = store.getSnapshot().app;
      const settings = readSettings(await records.get('settings', SETTINGS_KEY), userSettings);
      dispatch(store, { type: 'settings_loaded', settings });
      const opening = await vault.open();
      if (opening.status === 'locked') showLocked();
      else {
        safety = opening.kept.safety;
        dispatch(store, { type: 'history_loaded', history: opening.kept.conversations.slice(0, maxItems()) });
        if (!vault.hasKey()) patch(store, { lock: { status: 'off' } });
      }
    },

    saveSettings: () =>
      attempt(() => records.put('settings', SETTINGS_KEY, store.getSnapshot().app.userSettings)),

    /** Keeps the history as it stands on the page, and how the person stands. */
    save(nextSafety: Kept['safety'] = safety): Promise<boolean> {
      safety = nextSafety;
      return attempt(() => vault.change(join));
    },

    /** Empties the list and the store. A lock stays, on an empty history. */
    async clear(): Promise<void> {
      dispatch(store, { type: 'history_cleared' });
      safety = null;
      const empty: Kept = { conversations: [], safety: null };
      await attempt(() => (vault.hasKey() ? vault.change(() => empty) : vault.erase()));
    },

    async setPassphrase(passphrase: string | null): Promise<boolean> {
      const isDone = await attempt(() => vault.setPassphrase(passphrase));
      if (!isDone) return false;
      if (passphrase === null) patch(store, { lock: { status: 'off' } });
      else await showOpenLock();
      return true;
    },

    async setAutoLock(minutes: AutoLockMinutes): Promise<void> {
      await attempt(() => records.put('settings', AUTO_LOCK_KEY, { minutes }));
      await showOpenLock();
    },

    lock: showLocked,

    /** False when the passphrase is not the right one. */
    async unlock(passphrase: string): Promise<boolean> {
      const kept = await vault.unlock(passphrase);
      if (kept === null) return false;
      show(kept);
      if (vault.hasKey()) await showOpenLock();
      else patch(store, { lock: { status: 'off' } });
      return true;
    },

    /** The way out when the passphrase is forgotten: everything goes. */
    async erase(): Promise<void> {
      safety = null;
      if (await attempt(() => vault.erase())) patch(store, { lock: { status: 'off' } });
    },

    close: () => records.close(),
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
