import { type KeyedStorage, tryStore } from '#web/keyed-storage.ts';
import { type Draft, draftKey, followDraft, parseDraft } from './draft.ts';

/** `key` is 'new' until the conversation has its first message. */
export interface DraftSlot {
  readonly key: string | 'new';
  readonly conversationId: string | null;
}

export interface DraftParts {
  readonly storage: KeyedStorage;
  readonly userId: string;
  readonly now: () => number;
}

export const NEW_SLOT: DraftSlot = { key: 'new', conversationId: null };

/** A draft as it lies in the browser, where every tab may change it. `slot` is where it is kept until it is moved. */
export function openKeptDraft({ storage, userId, now }: DraftParts, slot: DraftSlot) {
  /** The words as they last stood in storage. */
  let inStep = '';
  const key = () => draftKey(userId, slot.key);

  return {
    /** Says whose words these are; true when they stood under another key before, where they are gone now. */
    moveTo(next: DraftSlot, text: string): boolean {
      const isMoved = next.key !== slot.key && text !== '';
      if (isMoved) storage.removeItem(key());
      slot = next;
      return isMoved;
    },
    restore(): Draft | null {
      const draft = parseDraft(storage.getItem(key()), now());
      if (draft !== null) inStep = draft.message;
      return draft;
    },
    /** False when storage refused. Without words there is nothing to keep. */
    keep(text: string): boolean {
      const draft: Draft = { message: text, conversationId: slot.conversationId, timestamp: now() };
      if (text.trim() === '') storage.removeItem(key());
      else if (!tryStore(storage, key(), JSON.stringify(draft))) return false;
      inStep = text;
      return true;
    },
    /** What this tab writes once another one has changed what is kept; null when it was something else. */
    hear(event: Pick<StorageEvent, 'key' | 'newValue'>, text: string): string | null {
      if (event.key !== key()) return null;
      const draft = parseDraft(event.newValue, now());
      const next = followDraft({ text, inStep }, draft);
      inStep = draft?.message ?? '';
      return next;
    },
  };
}
