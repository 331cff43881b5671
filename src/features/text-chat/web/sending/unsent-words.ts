import type { ChatPage } from '../chat-state.ts';
import type { DraftSession } from '../drafting/draft-session.ts';
import type { EditSession } from '../drafting/edit-session.ts';
import type { StoredPages } from '../thread/stored-pages.ts';
import { findSent, isAnswered } from '../thread/thread.ts';
import { isFresh, type PendingTurn, type PendingTurns } from './pending-turn.ts';
import { isUnderWay } from './send-machine.ts';
import type { TurnSession } from './turn-session.ts';

interface UnsentParts extends Pick<ChatPage, 'read'> {
  readonly pending: PendingTurns;
  readonly turns: Pick<TurnSession, 'act' | 'takeUp'>;
  readonly draft: Pick<DraftSession, 'giveBack'>;
  readonly edit: Pick<EditSession, 'takeBack'>;
  readonly pages: Pick<StoredPages, 'refresh'>;
}

/** Messages that got no reply. */
export function createUnsentWords({ read, pending, turns, ...parts }: UnsentParts) {
  /** Words that no conversation holds go back to where they can be seen. */
  function giveBack({ content, replaces }: PendingTurn): void {
    if (replaces === null) {
      parts.draft.giveBack(content);
      return;
    }
    parts.edit.takeBack(content, replaces);
    // It may have been refused because more was said elsewhere.
    void parts.pages.refresh();
  }

  function letGo(turn: PendingTurn): void {
    const isStored = findSent(read().thread, turn.id) !== undefined;
    turns.act({ type: 'start_over_pressed' });
    if (!isStored) giveBack(turn);
  }

  return {
    /** Lets go of what did not go through. */
    startOver(): void {
      const { send } = read();
      if (send.status !== 'idle' && !(isUnderWay(send) && send.turn.accepted)) letGo(send.turn);
    },
    /** The person is signed out: a message that the server does not have goes back into the draft. */
    giveUp(): void {
      const { send } = read();
      if (send.status !== 'idle' && !send.turn.accepted) letGo(send.turn);
    },
    /** The conversation is open: what was on its way when the page was closed goes on, or comes back. */
    takeUpLeft(): void {
      const left = pending.read(Date.now());
      if (left === null) return;
      const { thread } = read();
      const isStored = findSent(thread, left.id) !== undefined;
      const goesOn = !isAnswered(thread, left.id) && (isStored || isFresh(left, Date.now()));
      if (goesOn) turns.takeUp(left, isStored);
      else {
        pending.drop();
        if (!isStored) giveBack(left);
      }
    },
  };
}

export type UnsentWords = ReturnType<typeof createUnsentWords>;
