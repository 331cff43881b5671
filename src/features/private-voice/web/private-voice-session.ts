import { createStore, type Store } from '#web/store.ts';
import { categoryOf } from '../core/boundary.ts';
import { joinHistories } from '../core/history.ts';
import { nameHistoryFile, readHistoryFile, writeHistoryFile } from '../core/history-file.ts';
import type { UserSettings } from '../core/user-settings.ts';
import { prepareRetry, type RetryParts } from './before-retry.ts';
import { createHistoryLock, type HistoryLock } from './keeping/history-lock.ts';
import { createKeeper, type Keeper, type KeeperParts } from './keeping/keeper.ts';
import type { LocalCompanion } from './local-companion.ts';
import { dispatch, FIRST_SNAPSHOT, patch, type Snapshot, type SnapshotStore } from './snapshot.ts';
import { createOwnSpeech, type OwnSpeech, type OwnSpeechParts } from './talking/own-speech.ts';
import { createTalk, type Talk, type TalkParts } from './talking/talk.ts';

export type PrivateVoiceParts = Omit<KeeperParts, 'store'> &
  RetryParts &
  OwnSpeechParts &
  Pick<TalkParts, 'country' | 'now' | 'unlockSound' | 'notify' | 'mark'> & {
    readonly isOnline: boolean;
    readonly loadCompanion: () => Promise<(begin: CompanionBeginning) => LocalCompanion>;
    readonly newSeed: () => string;
    readonly saveFile: (name: string, type: string, text: string) => void;
  };

interface CompanionBeginning {
  readonly seed: string;
  readonly personState: ReturnType<Keeper['safetyState']>;
}

const INITIALISATION_FAILED = { message: 'Failed to initialize app', retry: true };
export const EXPORT_FAILED = 'Failed to export history';

/** The whole app behind the screen: what it knows, and what can be asked of it. Lives as long as the screen. */
export interface PrivateVoice extends Pick<Store<Snapshot>, 'getSnapshot' | 'subscribe'> {
  /** How loud it is, 0 to 1: the person while listening, the voice while speaking. */
  readonly level: Pick<Store<number>, 'getSnapshot' | 'subscribe'>;
  readonly talk: Talk;
  readonly speech: Pick<OwnSpeech, 'fetchEar' | 'fetchVoice' | 'declineVoice'>;
  readonly lock: HistoryLock;
  readonly keeper: Pick<Keeper, 'clear' | 'reload'>;
  readonly file: HistoryFile;
  start(): Promise<void>;
  /** The person is about to say something: the guide, the largest part of all, is fetched while they do. */
  meet(): Promise<void>;
  /** Only when the error allows it: clears the error, after what its category asks for. */
  retry(): Promise<void>;
  changeSettings(change: Partial<UserSettings>): void;
  reset(options: { keepsHistory: boolean }): Promise<void>;
  networkChanged(isOnline: boolean): void;
  close(): void;
}

interface HistoryFile {
  /** @throws when the browser refuses the file */
  save(): void;
  /** Null when it was read, else the sentence that says why not. */
  read(text: string): Promise<string | null>;
}

export function startPrivateVoice(parts: PrivateVoiceParts): PrivateVoice {
  const { now } = parts;
  const store = createStore<Snapshot>(FIRST_SNAPSHOT);
  const level = createStore(0);
  const life = new AbortController();
  const keeper = createKeeper({ ...parts, store });
  const speech = createOwnSpeech(parts, store, life.signal);
  const beginCompanion = async () =>
    (await parts.loadCompanion())({ seed: parts.newSeed(), personState: keeper.safetyState() });
  const talk = createTalk({ ...parts, store, keeper, speech, beginCompanion, onLevel: level.set });
  const lock = createHistoryLock({ store, keeper, now, onLock: talk.startOver });
  const app = () => store.getSnapshot().app;
  const tellPermission = (hasPermission: boolean | null) =>
    dispatch(store, { type: 'permission_told', hasPermission });

  let hasCome = false;
  async function meet(): Promise<void> {
    if (hasCome) return;
    hasCome = true;
    const works = await parts.loadCompanion().then(
      () => true,
      () => false, // asked for again with the first words
    );
    dispatch(store, { type: 'service_told', service: 'claude', works });
  }

  async function start(): Promise<void> {
    dispatch(store, { type: 'network_changed', isOnline: parts.isOnline });
    try {
      await keeper.load();
    } catch {
      dispatch(store, { type: 'failed', error: INITIALISATION_FAILED, at: now() });
      return;
    }
    dispatch(store, { type: 'loaded' });
    const probe = parts.probeMicrophone(life.signal).then(tellPermission);
    await Promise.allSettled([probe, speech.find()]);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    level,
    talk,
    speech,
    lock,
    keeper,
    file: createHistoryFile(store, keeper, parts),
    start,
    meet,
    async retry() {
      const { error, loading } = app();
      const { retries } = store.getSnapshot();
      if (!error?.retry) return;
      patch(store, { retries: retries + 1 });
      const { hasPermission } = await prepareRetry(categoryOf(error.type, retries), parts, life.signal);
      dispatch(store, { type: 'retried' });
      if (hasPermission !== undefined) tellPermission(hasPermission);
      if (loading) await start();
      else await speech.find();
    },
    changeSettings(change) {
      const before = app().userSettings;
      dispatch(store, { type: 'settings_changed', patch: change });
      void keeper.saveSettings();
      const { language, maxHistoryItems } = app().userSettings;
      if (maxHistoryItems < before.maxHistoryItems) void keeper.save();
      if (language !== before.language) void speech.find();
    },
    async reset({ keepsHistory }) {
      talk.startOver();
      dispatch(store, { type: 'reset', keepsHistory });
      patch(store, { safety: keepsHistory ? store.getSnapshot().safety : null, retries: 0 });
      if (!keepsHistory) await keeper.clear();
    },
    networkChanged: (isOnline) => dispatch(store, { type: 'network_changed', isOnline }),
    close() {
      life.abort();
      talk.stop();
      speech.close();
      keeper.close();
    },
  };
}

function createHistoryFile(
  store: SnapshotStore,
  keeper: Pick<Keeper, 'save'>,
  { now, saveFile }: Pick<PrivateVoiceParts, 'now' | 'saveFile'>,
): HistoryFile {
  return {
    save() {
      const text = writeHistoryFile(store.getSnapshot().app.conversationHistory);
      saveFile(nameHistoryFile(new Date(now())), 'application/json', text);
    },
    async read(text) {
      const file = readHistoryFile(text);
      if (file.status === 'refused') return file.why;
      const { conversationHistory, userSettings } = store.getSnapshot().app;
      const history = joinHistories(conversationHistory, file.entries, userSettings.maxHistoryItems);
      dispatch(store, { type: 'history_loaded', history });
      await keeper.save();
      return null;
    },
  };
}
