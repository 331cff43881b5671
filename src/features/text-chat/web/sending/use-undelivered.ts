import { useCallback, useSyncExternalStore } from 'react';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import { type SendState, TAKEN_UP_WITHIN_MS } from './send-machine.ts';

/** So long a message may be on its way without a word about it. */
const QUIET_S = 3;
const TICK_MS = 250;

export type Undelivered = SendState & { readonly status: 'sending' | 'waiting' };

/** A try that failed, or a first one that takes long: the message, or the rest of its reply, has not come through. */
export function useUndelivered(chat: TextChat): Undelivered | null {
  const send = useChat(chat, (state) => (isHeldUp(state.send) ? state.send : null));
  const isSlow = useSecondsSince(send?.turn.sentAt ?? null) >= QUIET_S;
  if (send === null) return null;
  return send.status === 'waiting' || send.attempt > 0 || isSlow ? send : null;
}

const isHeldUp = (send: SendState): send is Undelivered =>
  send.status === 'waiting'
    ? send.delayMs > TAKEN_UP_WITHIN_MS // sooner, nobody could read a line of it
    : send.status === 'sending' && !send.turn.accepted;

/** Whole seconds since a moment, told as they pass; 0 without one. */
export function useSecondsSince(at: number | null): number {
  const subscribe = useCallback(
    (listen: () => void) => {
      if (at === null) return () => {};
      const timer = setInterval(listen, TICK_MS);
      return () => clearInterval(timer);
    },
    [at],
  );
  return useSyncExternalStore(subscribe, () =>
    at === null ? 0 : Math.max(0, Math.floor((Date.now() - at) / 1_000)),
  );
}
