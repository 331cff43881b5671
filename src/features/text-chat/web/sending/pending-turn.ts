import * as z from 'zod/mini';
import { UNSENT_WORDS_MS } from '#web/kept-words.ts';
import { type KeyedStorage, tryStore } from '#web/keyed-storage.ts';
import { parseStored } from '#web/parse-stored.ts';

/** Sent just before the page was closed or reloaded: it goes on by itself. */
const FRESH_MS = 5 * 60_000;

/** A message that was sent and has no reply yet. Kept so that a reload, or a lost browser, loses no word. */
const pendingTurnSchema = z.object({
  id: z.string(),
  content: z.string(),
  /** The stored message whose place it takes. */
  replaces: z._default(z.nullable(z.string()), null),
  sentAt: z.number(),
});
export type PendingTurn = z.infer<typeof pendingTurnSchema>;

/** Of the conversation on the page; nothing is kept while there is none. */
export interface PendingTurns {
  read(now: number): PendingTurn | null;
  keep(turn: PendingTurn): void;
  drop(): void;
}

export function openPendingTurns(
  storage: KeyedStorage,
  userId: string,
  conversationId: () => string | null,
): PendingTurns {
  const key = () => `chatPending:${userId}:${conversationId()}`;
  return {
    read(now) {
      const turn = parseStored(storage.getItem(key()), pendingTurnSchema);
      return turn !== null && now - turn.sentAt <= UNSENT_WORDS_MS ? turn : null;
    },
    keep({ id, content, replaces, sentAt }) {
      if (conversationId() === null) return;
      void tryStore(storage, key(), JSON.stringify({ id, content, replaces, sentAt }));
    },
    drop: () => storage.removeItem(key()),
  };
}

export const isFresh = (turn: PendingTurn, now: number): boolean => now - turn.sentAt < FRESH_MS;
