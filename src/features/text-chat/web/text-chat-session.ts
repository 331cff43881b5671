import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import { cleanWords } from '#features/conversations/core/clean-words.ts';
import { createTurnStanding, type TurnStanding } from '#features/conversations/web/public.ts';
import type { CheckInAnswer } from '#features/safety/contract.ts';
import type { KeyedStorage } from '#web/keyed-storage.ts';
import { createStore } from '#web/store.ts';
import { type ChatState, startState } from './chat-state.ts';
import { type ConnectionEvent, canSend, reduceConnection } from './connecting/connection-machine.ts';
import { loadPage } from './connecting/load-page.ts';
import { enterConnection } from './connecting/run-connection.ts';
import { type DraftSession, startDraftSession } from './drafting/draft-session.ts';
import { type EditSession, startEditSession } from './drafting/edit-session.ts';
import { measureMessage } from './drafting/message-length.ts';
import { type RevealSession, startRevealSession } from './revealing/reveal-session.ts';
import type { Pace } from './revealing/word-reveal.ts';
import { isFresh, openPendingTurns } from './sending/pending-turn.ts';
import { startTurnSession } from './sending/turn-session.ts';
import { createMessageMarks, type MessageMarks } from './thread/message-marks.ts';
import { findSent, isAnswered, nextOlderPage, withNewestPage, withOlderPage } from './thread/thread.ts';

export interface TextChatParts {
  /** From the address; null begins a new conversation. */
  readonly conversationId: string | null;
  readonly userId: string;
  readonly hasToken: boolean;
  readonly isOnline: boolean;
  readonly storage: KeyedStorage;
  readonly analytics: AnalyticsSession;
  readonly splitReply: (text: string) => readonly string[];
  readonly prefersSentences: () => boolean;
  readonly pace: () => Pace;
  /** Tells the other tabs that this conversation changed. */
  readonly tellTabs: (conversationId: string) => void;
}

/** The typed conversation without its looks. */
export interface TextChat extends MessageMarks {
  readonly getSnapshot: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly draft: DraftSession;
  readonly reveal: RevealSession;
  /** Sends these words; true when they were taken. What comes while it still connects is sent once it has. */
  send(words: string): boolean;
  /** One's own last message, written anew. */
  readonly edit: Pick<EditSession, 'begin' | 'cancel' | 'send'>;
  retry(): void;
  startOver(): void;
  stop(): void;
  resumeStopped(): void;
  reconnect(): void;
  loadOlder(): Promise<void>;
  /** @throws {ApiError} */
  checkIn(answer: CheckInAnswer): Promise<void>;
  readonly noteOutcome: TurnStanding['noteOutcome'];
  networkChanged(isOnline: boolean): void;
  /** The conversation may have changed elsewhere: another tab, or while this one slept. */
  catchUp(conversationId?: string): void;
  /** The person has signed out: what they were writing goes. */
  forgetDrafts(): void;
  /** The person is signed out: a message that the server does not have goes back into the draft. */
  giveUpUnsent(): void;
  /** The page is going: keeps the draft and ends the analytics session, abandoned where no reply was the last word. */
  leave(): void;
  close(): void;
}

export function startTextChat(parts: TextChatParts): TextChat {
  const leaving = new AbortController();
  const { signal } = leaving;
  const store = createStore(startState(parts.conversationId, parts.hasToken, parts.isOnline));
  const read = store.getSnapshot;
  const update = (patch: Partial<ChatState>) => store.set({ ...read(), ...patch });
  const draft = startDraftSession({ storage: parts.storage, userId: parts.userId, now: Date.now });
  const reveal = startRevealSession({
    now: () => performance.now(),
    prefersSentences: parts.prefersSentences,
    pace: parts.pace,
    splitReply: parts.splitReply,
  });
  const standing = createTurnStanding({ read, update, analytics: parts.analytics });
  const pending = openPendingTurns(parts.storage, parts.userId);

  const conversationId = (): string | null => {
    const { connection } = read();
    return 'conversationId' in connection ? connection.conversationId : null;
  };
  const openDraft = () => {
    const id = conversationId();
    draft.open({ key: id === null || read().thread.total === 0 ? 'new' : id, conversationId: id });
  };

  const turns = startTurnSession({
    read,
    update,
    conversationId,
    reveal,
    pending,
    analytics: parts.analytics,
    standing,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    giveBack({ content, replaces }) {
      if (replaces === null) return draft.giveBack(content);
      edit.takeBack(content, replaces);
      // It may have been refused because more was said elsewhere.
      void refresh();
    },
    onStored() {
      openDraft();
      edit.settle();
    },
    onSettled() {
      const id = conversationId();
      if (id !== null) parts.tellTabs(id);
      if (read().stopped === null) return;
      update({ stopped: null });
      void refresh();
    },
  });

  const edit = startEditSession({
    read,
    update,
    conversationId,
    storage: parts.storage,
    userId: parts.userId,
    now: Date.now,
    submit: turns.submit,
    giveBack: draft.giveBack,
  });

  function connect(event: ConnectionEvent): void {
    const before = read().connection;
    const connection = reduceConnection(before, event);
    if (connection === before) return;
    update({ connection });
    if (connection.status === 'messages_loaded') opened(connection.conversationId);
    else enterConnection(connection, connectionPorts);
  }

  const connectionPorts = {
    dispatch: connect,
    onHead: standing.takeUp,
    onPage: (page: Parameters<typeof withNewestPage>[1]) =>
      update({ thread: withNewestPage(read().thread, page) }),
    hasUnsent: (id: string) => pending.read(id, Date.now()) !== null,
    signal,
  };

  /** What somebody sent before there was a conversation to send it to. */
  let sentEarly: string | null = null;

  function opened(id: string): void {
    openDraft();
    takeUpLeft(id);
    edit.takeUpLeft();
    // Whoever wrote on meanwhile presses send again.
    if (sentEarly !== null && draft.getSnapshot().text === sentEarly && send(sentEarly)) draft.clear();
    sentEarly = null;
  }

  function send(words: string): boolean {
    const content = cleanWords(words);
    const { connection, send: sending } = read();
    if (!measureMessage(content).canSend || sending.status !== 'idle') return false;
    if (!canSend(connection)) {
      sentEarly = words;
      return false;
    }
    turns.submit(content);
    return true;
  }

  /** The words that were left lying come back. */
  function takeUpLeft(id: string): void {
    const left = pending.read(id, Date.now());
    if (left === null) return;
    const { thread } = read();
    const isStored = findSent(thread, left.id) !== undefined;
    if (isAnswered(thread, left.id)) pending.drop(id);
    else if (isStored || isFresh(left, Date.now())) turns.takeUp(left, isStored);
    else {
      pending.drop(id);
      if (left.replaces === null) draft.giveBack(left.content);
      else edit.takeBack(left.content, left.replaces);
    }
  }

  const isBusy = () => read().send.status !== 'idle' || reveal.getSnapshot() !== null;

  async function refresh(): Promise<void> {
    const id = conversationId();
    if (id === null || isBusy()) return;
    const page = await loadPage(id, 1, signal).catch(() => null);
    // What could not be refreshed stays as it was; the next occasion tries again.
    if (page === null || signal.aborted || isBusy()) return;
    update({ thread: withNewestPage(read().thread, page) });
    edit.settle();
  }

  parts.analytics.start();
  if (parts.conversationId === null) openDraft();
  enterConnection(read().connection, connectionPorts);

  return {
    getSnapshot: read,
    subscribe: store.subscribe,
    draft,
    reveal,
    send,
    edit,
    retry: turns.retry,
    startOver: turns.startOver,
    stop: turns.stop,
    resumeStopped: turns.resumeStopped,
    reconnect: () => connect({ type: 'retry_pressed' }),
    async loadOlder() {
      const id = conversationId();
      const page = nextOlderPage(read().thread);
      if (id === null || page === null || read().older === 'loading') return;
      update({ older: 'loading' });
      try {
        const older = await loadPage(id, page, signal);
        update({ older: 'idle', thread: withOlderPage(read().thread, older) });
      } catch {
        if (!signal.aborted) update({ older: 'failed' });
      }
    },
    ...createMessageMarks({ read, update }),
    checkIn: (answer) => standing.checkIn(conversationId(), answer),
    networkChanged: turns.networkChanged,
    forgetDrafts() {
      draft.clear();
      edit.forget();
    },
    catchUp(changed) {
      if (changed === undefined || changed === conversationId()) void refresh();
    },
    giveUpUnsent: turns.giveUpUnsent,
    noteOutcome: standing.noteOutcome,
    leave() {
      draft.keep();
      read().editing?.words.keep();
      // It is announced once the reply is whole, and taken back with the next message.
      parts.analytics.end(read().announcement === '' ? 'abandoned' : 'completed');
    },
    close() {
      leaving.abort();
      turns.close();
      draft.close();
      edit.close();
    },
  };
}
