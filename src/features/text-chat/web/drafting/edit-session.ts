import { cleanWords } from '#features/conversations/core/clean-words.ts';
import type { KeyedStorage } from '#web/keyed-storage.ts';
import type { ChatState } from '../chat-state.ts';
import { findLastSaid } from '../thread/thread.ts';
import { draftKey, parseDraft } from './draft.ts';
import { startDraftSession } from './draft-session.ts';
import { measureMessage } from './message-length.ts';

interface EditPorts {
  readonly read: () => ChatState;
  readonly update: (patch: Partial<ChatState>) => void;
  readonly conversationId: () => string | null;
  readonly storage: KeyedStorage;
  readonly userId: string;
  readonly now: () => number;
  readonly submit: (content: string, replaces: string) => void;
  /** Words that cannot take the place of a message any more. */
  readonly giveBack: (words: string) => void;
}

/** Writing one's own last message anew. What is written is kept in the browser as a draft is. */
export interface EditSession {
  begin(): void;
  /** Leaves the message as it was. */
  cancel(): void;
  /** Sends what is written in the message's place; true when it was taken. */
  send(): boolean;
  /** Words that could not be sent: back into the message, or into the composer where more was said since. */
  takeBack(words: string, messageId: string): void;
  /** Opens what was being written when the page was closed. */
  takeUpLeft(): void;
  /** More may have been said: a message that is not the last any more is not edited. */
  settle(): void;
  /** Lets what is written go with the person who signs out. */
  forget(): void;
  close(): void;
}

const slotOf = (messageId: string): string => `edit:${messageId}`;

export function startEditSession(ports: EditPorts): EditSession {
  const { read, update, storage, userId, now } = ports;

  /** Whether it opened: there is a last message, and it is `messageId` where that is given. */
  function open(unsent?: { words: string; messageId: string }): boolean {
    const message = findLastSaid(read().thread);
    if (message === undefined || (unsent && unsent.messageId !== message.id)) return false;
    read().editing?.words.close();
    const words = startDraftSession({ storage, userId, now });
    words.open({ key: slotOf(message.id), conversationId: ports.conversationId() });
    if (unsent) words.giveBack(unsent.words);
    else if (words.getSnapshot().text === '') words.write(message.content);
    update({ editing: { messageId: message.id, words } });
    return true;
  }

  function end(): void {
    const { editing } = read();
    if (editing === null) return;
    editing.words.clear();
    editing.words.close();
    update({ editing: null });
  }

  /** What is written, and null where that is what stands there already. */
  function changedWords(): string | null {
    const { editing, thread } = read();
    const words = cleanWords(editing?.words.getSnapshot().text ?? '');
    const said = thread.messages.find(({ id }) => id === editing?.messageId)?.content;
    return words === '' || words === said ? null : words;
  }

  return {
    begin() {
      if (read().send.status === 'idle' && read().editing === null) open();
    },
    cancel: end,
    send() {
      const { editing, send } = read();
      if (editing === null || send.status !== 'idle') return false;
      if (!measureMessage(editing.words.getSnapshot().text).canSend) return false;
      const words = changedWords();
      end();
      if (words !== null) ports.submit(words, editing.messageId);
      return true;
    },
    takeBack(words, messageId) {
      if (!open({ words, messageId })) ports.giveBack(words);
    },
    takeUpLeft() {
      const message = findLastSaid(read().thread);
      if (message === undefined) return;
      const kept = parseDraft(storage.getItem(draftKey(userId, slotOf(message.id))), now());
      if (kept !== null && kept.message.trim() !== message.content) open();
    },
    settle() {
      const { editing, thread } = read();
      if (editing === null || findLastSaid(thread)?.id === editing.messageId) return;
      const words = changedWords();
      end();
      if (words !== null) ports.giveBack(words);
    },
    forget: end,
    close: () => read().editing?.words.close(),
  };
}
