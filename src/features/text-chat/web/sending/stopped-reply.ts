import type { ChatPage } from '../chat-state.ts';
import type { RevealSession } from '../revealing/reveal-session.ts';
import { isUnderWay } from './send-machine.ts';
import type { TurnSession } from './turn-session.ts';

interface StoppedParts extends ChatPage {
  readonly reveal: RevealSession;
  readonly turns: Pick<TurnSession, 'act' | 'takeUp'>;
}

/** A reply whose words were stopped: it is stored whole, and what was on the page stays there. */
export function createStoppedReply({ read, update, reveal, turns }: StoppedParts) {
  return {
    stop(): void {
      const { send } = read();
      if (!isUnderWay(send) || !send.turn.accepted) return;
      const { id: turnId, content, sentAt } = send.turn;
      const appearing = reveal.getSnapshot();
      const text = appearing === null ? '' : appearing.text.slice(0, appearing.shown);
      reveal.clear();
      turns.act({ type: 'stop_pressed' });
      update({ stopped: { turnId, content, sentAt, text } });
    },
    /** Lets the rest of it come after all. */
    resume(): void {
      const { stopped, send } = read();
      if (stopped === null || send.status !== 'idle') return;
      update({ stopped: null });
      const { turnId: id, content, sentAt } = stopped;
      turns.takeUp({ id, content, replaces: null, sentAt }, true);
    },
  };
}

export type StoppedReplySession = ReturnType<typeof createStoppedReply>;
