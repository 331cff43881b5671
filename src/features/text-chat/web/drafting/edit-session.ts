import { cleanWords } from '#features/conversations/core/clean-words.ts';
import { measureMessage } from '#features/conversations/core/message-length.ts';
import { type ChatPage, conversationIdOf } from '../chat-state.ts';
import type { TurnSession } from '../sending/turn-session.ts';
import { findLastSaid } from '../thread/thread.ts';
import { draftKey, parseDraft } from './draft.ts';
import { type DraftSession, startDraftSession } from './draft-session.ts';
import type { DraftParts } from './kept-draft.ts';

interface EditParts extends ChatPage {
  readonly drafts: DraftParts;
  /** The composer's: words that cannot take the place of a message any more go there. */
  readonly draft: Pick<DraftSession, 'giveBack'>;
  readonly turns: Pick<TurnSession, 'submit'>;
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
  close(): void;
}

const slotOf = (messageId: string): string => `edit:${messageId}`;

export function startEditSession(parts: EditParts): EditSession {
  const { read, update, drafts, draft, turns } = parts;

  /** Whether it opened: there is a last message, and it is `messageId` where that is given. */
  function open(unsent?: { words: string; messageId: string }): boolean {
    const message = findLastSaid(read().thread);
    if (message === undefined || (unsent && unsent.messageId !== message.id)) return false;
    read().editing?.words.close();
    const words = startDraftSession(drafts);
    words.open({ key: slotOf(message.id), conversationId: conversationIdOf(read()) });
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
      if (words !== null) turns.submit(words, editing.messageId);
      return true;
    },
    takeBack(words, messageId) {
      if (!open({ words, messageId })) draft.giveBack(words);
    },
    takeUpLeft() {
      const message = findLastSaid(read().thread);
      if (message === undefined) return;
      const key = draftKey(drafts.userId, slotOf(message.id));
      const kept = parseDraft(drafts.storage.getItem(key), drafts.now());
      if (kept !== null && kept.message.trim() !== message.content) open();
    },
    settle() {
      const { editing, thread } = read();
      if (editing === null || findLastSaid(thread)?.id === editing.messageId) return;
      const words = changedWords();
      end();
      if (words !== null) draft.giveBack(words);
    },
    close: () => read().editing?.words.close(),
  };
}
