import { type KeyedStorage, tryStore } from '#web/keyed-storage.ts';
import { createStore, type Store } from '#web/store.ts';
import {
  DRAFT_AUTOSAVE_MS,
  DRAFT_SAVED_SHOWN_MS,
  type Draft,
  describeRestoredDraft,
  draftKey,
  followDraft,
  parseDraft,
} from './draft.ts';

export type DraftBanner =
  | { readonly kind: 'none' }
  | { readonly kind: 'restored'; readonly words: string }
  | { readonly kind: 'saved' }
  /** Storage refused; the words are only in the composer. */
  | { readonly kind: 'unsaved' };

export interface Composition {
  readonly text: string;
  readonly banner: DraftBanner;
}

export interface DraftSession extends Pick<Store<Composition>, 'getSnapshot' | 'subscribe'> {
  /** Says whose words these are; restores what was kept, unless something is being written already. */
  open(slot: DraftSlot): void;
  write(text: string): void;
  /** Takes the words out of the composer and out of storage. */
  clear(): void;
  /** Brings words back that could not be sent, before whatever was written since; kept at once. */
  giveBack(text: string): void;
  /** Another tab changed local storage. */
  hear(event: Pick<StorageEvent, 'key' | 'newValue'>): void;
  /** Saves at once what the timer would have saved. */
  keep(): void;
  /** Keeps what is there, and stops. */
  close(): void;
}

/** `key` is 'new' until the conversation has its first message. */
export interface DraftSlot {
  readonly key: string | 'new';
  readonly conversationId: string | null;
}

interface DraftParts {
  readonly storage: KeyedStorage;
  readonly userId: string;
  readonly now: () => number;
}

const EMPTY: Composition = { text: '', banner: { kind: 'none' } };

export function startDraftSession({ storage, userId, now }: DraftParts): DraftSession {
  const store = createStore<Composition>(EMPTY);
  let slot: DraftSlot = { key: 'new', conversationId: null };
  /** The words as they last stood in storage. */
  let inStep = '';
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;

  const key = () => draftKey(userId, slot.key);
  const show = (text: string, banner: DraftBanner) => {
    clearTimeout(bannerTimer);
    store.set({ text, banner });
  };

  function save(): void {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    const { text } = store.getSnapshot();
    if (text.trim() === '') {
      storage.removeItem(key());
      inStep = text;
      show(text, { kind: 'none' });
      return;
    }
    const draft: Draft = { message: text, conversationId: slot.conversationId, timestamp: now() };
    if (!tryStore(storage, key(), JSON.stringify(draft))) {
      show(text, { kind: 'unsaved' });
      return;
    }
    inStep = text;
    show(text, { kind: 'saved' });
    bannerTimer = setTimeout(() => show(store.getSnapshot().text, { kind: 'none' }), DRAFT_SAVED_SHOWN_MS);
  }

  function saveNow(): void {
    if (saveTimer !== undefined) save();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open(next) {
      saveNow();
      const { text } = store.getSnapshot();
      const moved = next.key !== slot.key && text !== '';
      if (moved) storage.removeItem(key());
      slot = next;
      if (moved) save();
      if (text !== '') return;
      const draft = parseDraft(storage.getItem(key()), now());
      if (draft === null) return;
      inStep = draft.message;
      show(draft.message, { kind: 'restored', words: describeRestoredDraft(draft, now()) });
    },
    write(text) {
      clearTimeout(saveTimer);
      saveTimer = setTimeout(save, DRAFT_AUTOSAVE_MS);
      const { banner } = store.getSnapshot();
      if (banner.kind === 'restored') show(text, { kind: 'none' });
      else store.set({ text, banner });
    },
    clear() {
      clearTimeout(saveTimer);
      saveTimer = undefined;
      storage.removeItem(key());
      inStep = '';
      show('', { kind: 'none' });
    },
    giveBack(words) {
      const { text } = store.getSnapshot();
      show(text === '' ? words : `${words}\n\n${text}`, { kind: 'none' });
      save();
    },
    hear(event) {
      if (event.key !== key()) return;
      const draft = parseDraft(event.newValue, now());
      const { text, banner } = store.getSnapshot();
      const next = followDraft({ text, inStep }, draft);
      inStep = draft?.message ?? '';
      if (next !== text) show(next, banner.kind === 'saved' ? { kind: 'none' } : banner);
    },
    keep: saveNow,
    close() {
      saveNow();
      clearTimeout(bannerTimer);
    },
  };
}
