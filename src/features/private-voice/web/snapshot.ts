import type { Safety } from '#features/safety/contract.ts';
import type { Store } from '#web/store.ts';
import { type AppEvent, type AppState, reduceApp, START } from '../core/app-state.ts';
import type { LockState } from '../core/lock-rules.ts';

/** Where what is said is kept just now. `full`: this device has no room, so the newest is in memory only. */
export type Storing = 'disk' | 'memory' | 'full';

/** Whether a voice can be fetched where this device has none: asked while talking, only in the settings, or under way. */
export type VoiceOffer = 'none' | 'open' | 'declined' | 'fetching';

/** Everything the screen shows. `app` is the specification's state; the rest is this app's own. */
export interface Snapshot {
  readonly app: AppState;
  readonly lock: LockState;
  readonly storing: Storing;
  /** The microphone was asked for and is not open yet. */
  readonly isOpening: boolean;
  /** The browser could learn to hear on this device, if the person lets it fetch what it needs. */
  readonly canFetchEar: boolean;
  readonly voiceOffer: VoiceOffer;
  readonly safety: Safety | null;
  /** How much of `app.aiResponse` stands on the page. */
  readonly shownCharacters: number;
  /** Presses of 'retry' since something last went well. */
  readonly retries: number;
  /** A quiet line about the last attempt; null when there is nothing to say. */
  readonly note: string | null;
}

export const FIRST_SNAPSHOT: Snapshot = {
  app: START,
  lock: { status: 'off' },
  storing: 'disk',
  isOpening: false,
  canFetchEar: false,
  voiceOffer: 'none',
  safety: null,
  shownCharacters: 0,
  retries: 0,
  note: null,
};

export type SnapshotStore = Store<Snapshot>;

/** Changes what is this app's own. */
export const patch = (store: SnapshotStore, change: Partial<Snapshot>): void =>
  store.set({ ...store.getSnapshot(), ...change });

/** The only way in which `app` changes. */
export const dispatch = (store: SnapshotStore, event: AppEvent): void =>
  patch(store, { app: reduceApp(store.getSnapshot().app, event) });
