import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import { createTurnStanding, type TurnStanding } from '#features/conversations/web/public.ts';
import type { KeyedStorage } from '#web/keyed-storage.ts';
import { createStore, type Store } from '#web/store.ts';
import { type ChatState, conversationIdOf, draftSlotOf, startState } from './chat-state.ts';
import { startConnection } from './connecting/run-connection.ts';
import { type DraftSession, startDraftSession } from './drafting/draft-session.ts';
import { type EditSession, startEditSession } from './drafting/edit-session.ts';
import { type RevealParts, type RevealSession, startRevealSession } from './revealing/reveal-session.ts';
import { openPendingTurns } from './sending/pending-turn.ts';
import { createReplyPage } from './sending/reply-page.ts';
import { createStoppedReply, type StoppedReplySession } from './sending/stopped-reply.ts';
import { startTurnSession, type TurnSession } from './sending/turn-session.ts';
import { createUnsentWords, type UnsentWords } from './sending/unsent-words.ts';
import { createMessageMarks, type MessageMarks } from './thread/message-marks.ts';
import { createStoredPages, type StoredPages } from './thread/stored-pages.ts';

export interface TextChatParts extends RevealParts {
  /** From the address; null begins a new conversation. */
  readonly conversationId: string | null;
  readonly userId: string;
  readonly hasToken: boolean;
  readonly isOnline: boolean;
  readonly storage: KeyedStorage;
  readonly analytics: AnalyticsSession;
  /** The client's own rule before it shows a reply. */
  readonly cleanReply: (text: string) => string;
  /** Tells the other tabs that this conversation changed. */
  readonly tellTabs: (conversationId: string) => void;
}

/** The typed conversation without its looks. */
export interface TextChat extends Pick<Store<ChatState>, 'getSnapshot' | 'subscribe'> {
  readonly draft: DraftSession;
  readonly reveal: RevealSession;
  readonly turns: TurnSession;
  readonly stopped: StoppedReplySession;
  readonly unsent: UnsentWords;
  readonly pages: Pick<StoredPages, 'loadOlder'>;
  readonly marks: MessageMarks;
  /** One's own last message, written anew. */
  readonly edit: EditSession;
  readonly standing: Pick<TurnStanding, 'checkIn' | 'noteOutcome'>;
  reconnect(): void;
  /** The conversation may have changed elsewhere: another tab, or while this one slept. */
  catchUp(conversationId?: string): void;
  /** The page is going: keeps the draft and ends the analytics session, abandoned where no reply was the last word. */
  leave(): void;
  close(): void;
}

export function startTextChat(parts: TextChatParts): TextChat {
  const { storage, userId, analytics, conversationId: known } = parts;
  const leaving = new AbortController();
  const { signal } = leaving;
  const store = createStore(startState(known, parts.hasToken, parts.isOnline));
  const read = store.getSnapshot;
  const update = (patch: Partial<ChatState>) => store.set({ ...read(), ...patch });
  const conversationId = () => conversationIdOf(read());

  const drafts = { storage, userId, now: Date.now };
  // What is written before a stored conversation is there belongs to it, also when the screen is gone before.
  const draft = startDraftSession(drafts, known === null ? undefined : { key: known, conversationId: known });
  const openDraft = () => draft.open(draftSlotOf(read()));
  const reveal = startRevealSession(parts);
  const standing = createTurnStanding({ read, update, analytics, conversationId });
  const pending = openPendingTurns(storage, userId, conversationId);
  const pages = createStoredPages({ read, update, reveal, signal });
  const replies = createReplyPage({
    read,
    update,
    reveal,
    standing,
    analytics,
    pages,
    onStored: openDraft,
    cleanReply: parts.cleanReply,
    tellTabs: parts.tellTabs,
  });
  const turns = startTurnSession({ read, update, draft, pending, reveal, replies });
  const edit = startEditSession({ read, update, drafts, draft, turns });
  const unsent = createUnsentWords({ read, pending, turns, draft, edit, pages });
  const onOpened = () => {
    openDraft();
    unsent.takeUpLeft();
    edit.takeUpLeft();
    turns.sendEarly();
  };

  store.subscribe(edit.settle);
  analytics.start();
  if (known === null) openDraft();
  const connect = startConnection({
    read,
    update,
    standing,
    pending,
    onOpened,
    onMissing: openDraft,
    signal,
  });

  return {
    getSnapshot: read,
    subscribe: store.subscribe,
    draft,
    reveal,
    turns,
    stopped: createStoppedReply({ read, update, reveal, turns }),
    unsent,
    pages,
    marks: createMessageMarks({ read, update }),
    edit,
    standing,
    reconnect: () => connect({ type: 'retry_pressed' }),
    catchUp(changed) {
      if (changed === undefined || changed === conversationId()) void pages.refresh();
    },
    leave() {
      draft.keep();
      read().editing?.words.keep();
      // It is announced once the reply is whole, and taken back with the next message.
      analytics.end(read().announcement === '' ? 'abandoned' : 'completed');
    },
    close() {
      leaving.abort();
      turns.close();
      reveal.clear();
      draft.close();
      edit.close();
    },
  };
}
