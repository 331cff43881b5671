import { createStore, type Store } from '#web/store.ts';
import { DRAFT_AUTOSAVE_MS, DRAFT_SAVED_SHOWN_MS, describeRestoredDraft } from './draft.ts';
import { type DraftParts, type DraftSlot, NEW_SLOT, openKeptDraft } from './kept-draft.ts';

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

const NO_BANNER: DraftBanner = { kind: 'none' };
const EMPTY: Composition = { text: '', banner: NO_BANNER };

/** `slot`: where words are kept that are written before it is opened. */
export function startDraftSession(parts: DraftParts, slot = NEW_SLOT): DraftSession {
  const store = createStore<Composition>(EMPTY);
  const kept = openKeptDraft(parts, slot);
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (text: string, banner: DraftBanner = NO_BANNER) => {
    clearTimeout(bannerTimer);
    store.set({ text, banner });
  };

  function save(): void {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    const { text } = store.getSnapshot();
    if (!kept.keep(text)) show(text, { kind: 'unsaved' });
    else if (text.trim() === '') show(text);
    else {
      show(text, { kind: 'saved' });
      bannerTimer = setTimeout(() => show(store.getSnapshot().text), DRAFT_SAVED_SHOWN_MS);
    }
  }

  function saveNow(): void {
    if (saveTimer !== undefined) save();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open(slot) {
      saveNow();
      const { text } = store.getSnapshot();
      if (kept.moveTo(slot, text)) save();
      if (text !== '') return;
      const draft = kept.restore();
      if (draft === null) return;
      show(draft.message, { kind: 'restored', words: describeRestoredDraft(draft, parts.now()) });
    },
    write(text) {
      clearTimeout(saveTimer);
      saveTimer = setTimeout(save, DRAFT_AUTOSAVE_MS);
      const { banner } = store.getSnapshot();
      if (banner.kind === 'restored') show(text);
      else store.set({ text, banner });
    },
    clear() {
      show('');
      save();
    },
    giveBack(words) {
      const { text } = store.getSnapshot();
      // Another tab may have brought the same words back already.
      show(text === '' || text === words ? words : `${words}\n\n${text}`);
      save();
    },
    hear(event) {
      const { text, banner } = store.getSnapshot();
      const next = kept.hear(event, text) ?? text;
      if (next !== text) show(next, banner.kind === 'saved' ? NO_BANNER : banner);
    },
    keep: saveNow,
    close() {
      saveNow();
      clearTimeout(bannerTimer);
    },
  };
}
