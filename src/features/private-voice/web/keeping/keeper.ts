import { joinHistories } from '../../core/history.ts';
import { DEFAULT_SETTINGS, readSettings, type UserSettings } from '../../core/user-settings.ts';
import { dispatch, patch } from '../snapshot.ts';
import type { Kept } from './history-vault.ts';
import { createStorage, type StorageParts } from './storage.ts';

const SETTINGS_KEY = 'userSettings';

export interface KeeperParts extends StorageParts {
  readonly country: () => string;
  readonly now: () => number;
  /** The theme of a first visit: what this browser was already told. */
  readonly firstTheme: 'light' | 'dark';
}

/** What is kept between visits, and whether it can be. It never stands in the way of talking. */
export function createKeeper(parts: KeeperParts) {
  const { store } = parts;
  const storage = createStorage(parts, { onLocked: lock, onLost: goOnInMemory });
  const { records, vault, attempt } = storage;
  let safety: Kept['safety'] = null;

  const app = () => store.getSnapshot().app;
  const maxItems = () => app().userSettings.maxHistoryItems;
  const take = (kept: Kept) => {
    safety = kept.safety;
    dispatch(store, { type: 'history_loaded', history: kept.conversations.slice(0, maxItems()) });
  };

  function goOnInMemory(): void {
    if (store.getSnapshot().lock.status === 'locked') return;
    storage.goOnInMemory();
    if (store.getSnapshot().lock.status === 'open') patch(store, { lock: { status: 'off' } });
    void attempt(() => vault().change(() => ({ conversations: app().conversationHistory, safety })));
  }

  async function show(kept: Kept): Promise<void> {
    take(kept);
    if (kept.safety === null) return;
    // Nearly nobody has one, and all that reads it comes with it.
    const { safetyAtStart } = await import('../safety-at-start.ts');
    const pinned = safetyAtStart(kept.safety, { country: parts.country(), now: parts.now() });
    patch(store, { safety: pinned ?? store.getSnapshot().safety });
  }

  /** Nothing of the history stays on the page. */
  function lock(): void {
    vault().lock();
    safety = null;
    dispatch(store, { type: 'reset', keepsHistory: false });
    patch(store, { lock: { status: 'locked' }, safety: null, shownCharacters: 0, note: null });
  }

  /** Settings, then history; null where it is locked. */
  async function open(before: UserSettings): Promise<Kept | null> {
    const settings = readSettings(await records().get('settings', SETTINGS_KEY), before);
    dispatch(store, { type: 'settings_loaded', settings });
    const opening = await vault().open();
    if (opening.status === 'open') return opening.kept;
    lock();
    return null;
  }

  return {
    storage,
    safetyState: (): Kept['safety'] => safety,
    /** Startup, first half: settings, then history. @throws when records are there and cannot be read */
    async load(): Promise<void> {
      await storage.open();
      const kept = await open({ ...DEFAULT_SETTINGS, theme: parts.firstTheme });
      if (kept) await show(kept);
    },
    /** Another tab changed something. */
    async reload(): Promise<void> {
      if (records().place === 'memory' || store.getSnapshot().storing === 'full') return;
      const kept = await open(app().userSettings);
      if (kept) take(kept);
      if (kept && !vault().hasKey()) patch(store, { lock: { status: 'off' } });
    },
    show,
    saveSettings: () => attempt(() => records().put('settings', SETTINGS_KEY, app().userSettings)),
    /** Keeps the history as it stands on the page, and how the person stands. */
    save(next: Kept['safety'] = safety): Promise<boolean> {
      safety = next;
      // With what lies there now goes all that this page has: also what had no room a while ago.
      const join = (kept: Kept) => joinHistories(app().conversationHistory, kept.conversations, maxItems());
      return attempt(() => vault().change((kept) => ({ conversations: join(kept), safety })));
    },
    /** Empties the list and the store. A lock stays, on an empty history. */
    async clear(): Promise<void> {
      dispatch(store, { type: 'history_cleared' });
      safety = null;
      const empty = (): Kept => ({ conversations: [], safety: null });
      await attempt(() => (vault().hasKey() ? vault().change(empty) : vault().erase()));
    },
    lock,
    close: () => records().close(),
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
