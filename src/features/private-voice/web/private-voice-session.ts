import { createStore, type Store } from '#web/store.ts';
import type { CheckInAnswer } from '../../safety/contract.ts';
import { categoryOf } from '../core/boundary.ts';
import { joinHistories } from '../core/history.ts';
import { nameHistoryFile, readHistoryFile, writeHistoryFile } from '../core/history-file.ts';
import { type AutoLockMinutes, isLockDue } from '../core/lock-rules.ts';
import type { UserSettings } from '../core/user-settings.ts';
import { prepareRetry, type RetryParts } from './before-retry.ts';
import { createKeeper, type KeeperParts } from './keeping/keeper.ts';
import type { LocalCompanion } from './local-companion.ts';
import { dispatch, FIRST_SNAPSHOT, patch, type Snapshot } from './snapshot.ts';
import type { LocalEar } from './talking/listening.ts';
import type { LocalVoice } from './talking/speaking.ts';
import { createTalk, type TalkParts } from './talking/talk.ts';

export type PrivateVoiceParts = Omit<KeeperParts, 'store'> &
  RetryParts &
  Pick<TalkParts, 'country' | 'now' | 'unlockSound' | 'notify' | 'mark'> & {
    readonly isOnline: boolean;
    readonly loadCompanion: () => Promise<(begin: CompanionBeginning) => LocalCompanion>;
    readonly findEar: (
      language: string,
      signal: AbortSignal,
      allowInstall?: boolean,
    ) => Promise<LocalEar | null>;
    readonly canFetchEar: (language: string) => Promise<boolean>;
    readonly findVoice: (language: string, signal: AbortSignal) => Promise<LocalVoice | null>;
    readonly newSeed: () => string;
    readonly saveFile: (name: string, type: string, text: string) => void;
  };

interface CompanionBeginning {
  readonly seed: string;
  readonly personState: ReturnType<ReturnType<typeof createKeeper>['safetyState']>;
}

const INITIALISATION_FAILED = 'Failed to initialize app';
export const EXPORT_FAILED = 'Failed to export history';

/** The whole app behind the screen: what it knows, and what can be asked of it. Lives as long as the screen. */
export interface PrivateVoice extends Pick<Store<Snapshot>, 'getSnapshot' | 'subscribe'> {
  /** How loud it is, 0 to 1: the person while listening, the voice while speaking. */
  readonly level: Pick<Store<number>, 'getSnapshot' | 'subscribe'>;
  start(): Promise<void>;
  pressMicrophone(): void;
  send(words: string): void;
  sayAgain(): void;
  hush(): void;
  checkIn(answer: CheckInAnswer): Promise<void>;
  /** Only when the error allows it: clears the error, after what its category asks for. */
  retry(): Promise<void>;
  startOver(): void;
  changeSettings(change: Partial<UserSettings>): void;
  /** Lets the browser fetch from its maker what it needs to hear on this device. False when it did not come. */
  fetchEar(): Promise<boolean>;
  clearHistory(): Promise<void>;
  reset(options: { keepsHistory: boolean }): Promise<void>;
  /** @throws when the browser refuses the file */
  exportHistory(): void;
  /** Null when it was read, else the sentence that says why not. */
  importHistory(text: string): Promise<string | null>;
  /** @returns false when there is no room for the sealed history, or it was locked meanwhile */
  setPassphrase(passphrase: string | null): Promise<boolean>;
  setAutoLock(minutes: AutoLockMinutes): Promise<void>;
  lock(): void;
  unlock(passphrase: string): Promise<boolean>;
  eraseLocked(): Promise<void>;
  networkChanged(isOnline: boolean): void;
  tabsChanged(): Promise<void>;
  /** Somebody is here. */
  used(): void;
  /** Locks when it is time. */
  look(): void;
  close(): void;
}

export function startPrivateVoice(parts: PrivateVoiceParts): PrivateVoice {
  const store = createStore<Snapshot>(FIRST_SNAPSHOT);
  const level = createStore(0);
  const life = new AbortController();
  const keeper = createKeeper({ ...parts, store });
  let ear: LocalEar | null = null;
  let voice: LocalVoice | null = null;
  let usedAt = parts.now();

  const app = () => store.getSnapshot().app;
  const talk = createTalk({
    ...parts,
    store,
    keeper,
    beginCompanion: async () =>
      (await parts.loadCompanion())({ seed: parts.newSeed(), personState: keeper.safetyState() }),
    ear: () => ear,
    voice: () => voice,
    onLevel: level.set,
  });

  /** Both by themselves: nobody waits for a voice to be heard. Each is null where it fails. */
  const findSpeech = async (allowInstall = false): Promise<void> => {
    await Promise.allSettled([findEar(allowInstall), findVoice()]);
  };

  async function findEar(allowInstall: boolean): Promise<void> {
    const { language } = app().userSettings;
    const found = await parts.findEar(language, life.signal, allowInstall).catch(() => null);
    const canFetch = found === null && (await parts.canFetchEar(language).catch(() => false));
    if (life.signal.aborted || language !== app().userSettings.language) return;
    ear = found;
    patch(store, { canFetchEar: canFetch });
    dispatch(store, { type: 'service_told', service: 'stt', works: ear !== null });
  }

  async function findVoice(): Promise<void> {
    const { language } = app().userSettings;
    const found = await parts.findVoice(language, life.signal).catch(() => null);
    if (life.signal.aborted || language !== app().userSettings.language) {
      found?.close();
      return;
    }
    voice?.close();
    voice = found;
    dispatch(store, { type: 'service_told', service: 'tts', works: voice !== null });
  }

  async function warmCompanion(): Promise<void> {
    const works = await parts.loadCompanion().then(
      () => true,
      () => false, // asked for again with the first words
    );
    dispatch(store, { type: 'service_told', service: 'claude', works });
  }

  async function probe(): Promise<void> {
    const hasPermission = await parts.probeMicrophone(life.signal);
    dispatch(store, { type: 'permission_told', hasPermission });
  }

  async function start(): Promise<void> {
    dispatch(store, { type: 'network_changed', isOnline: parts.isOnline });
    try {
      await keeper.load();
    } catch {
      const error = { message: INITIALISATION_FAILED, retry: true };
      dispatch(store, { type: 'failed', error, at: parts.now() });
      return;
    }
    dispatch(store, { type: 'loaded' });
    await Promise.allSettled([probe(), findSpeech(), warmCompanion()]);
  }

  function lockNow(): void {
    if (store.getSnapshot().lock.status !== 'open') return;
    talk.startOver();
    keeper.lock();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    level,
    start,
    pressMicrophone: talk.pressMicrophone,
    send: talk.send,
    sayAgain: talk.sayAgain,
    hush: talk.hush,
    checkIn: talk.checkIn,
    startOver: talk.startOver,

    async retry() {
      const { error, loading } = app();
      const { retries } = store.getSnapshot();
      if (!error?.retry) return;
      patch(store, { retries: retries + 1 });
      const told = await prepareRetry(categoryOf(error.type, retries), parts, life.signal);
      dispatch(store, { type: 'retried' });
      const { hasPermission } = told;
      if (hasPermission !== undefined) dispatch(store, { type: 'permission_told', hasPermission });
      if (loading) await start();
      else await findSpeech();
    },

    changeSettings(change) {
      const before = app().userSettings;
      dispatch(store, { type: 'settings_changed', patch: change });
      void keeper.saveSettings();
      const { language, maxHistoryItems } = app().userSettings;
      if (maxHistoryItems < before.maxHistoryItems) void keeper.save();
      if (language !== before.language) void findSpeech();
    },

    async fetchEar() {
      await findEar(true);
      return ear !== null;
    },

    clearHistory: keeper.clear,

    async reset({ keepsHistory }) {
      talk.startOver();
      dispatch(store, { type: 'reset', keepsHistory });
      patch(store, { safety: keepsHistory ? store.getSnapshot().safety : null, retries: 0 });
      if (!keepsHistory) await keeper.clear();
    },

    exportHistory() {
      const text = writeHistoryFile(app().conversationHistory);
      parts.saveFile(nameHistoryFile(new Date(parts.now())), 'application/json', text);
    },

    async importHistory(text) {
      const file = readHistoryFile(text);
      if (file.status === 'refused') return file.why;
      const { conversationHistory, userSettings } = app();
      const history = joinHistories(conversationHistory, file.entries, userSettings.maxHistoryItems);
      dispatch(store, { type: 'history_loaded', history });
      await keeper.save();
      return null;
    },

    setPassphrase: keeper.setPassphrase,
    setAutoLock: keeper.setAutoLock,

    lock: lockNow,
    unlock: keeper.unlock,
    eraseLocked: keeper.erase,
    networkChanged: (isOnline) => dispatch(store, { type: 'network_changed', isOnline }),
    tabsChanged: keeper.reload,

    used() {
      usedAt = parts.now();
    },

    look() {
      const { lock, app: state } = store.getSnapshot();
      if (state.status === 'listening' || state.status === 'speaking') usedAt = parts.now();
      else if (isLockDue(lock, usedAt, parts.now())) lockNow();
    },

    close() {
      life.abort();
      talk.stop();
      voice?.close();
      keeper.close();
    },
  };
}
