import * as z from 'zod/mini';
import { UNSENT_WORDS_MS } from '#web/kept-words.ts';
import { type KeyedStorage, parseStored, tryStore } from '#web/keyed-storage.ts';

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

const keyOf = (userId: string, conversationId: string) => `chatPending:${userId}:${conversationId}`;

export interface PendingTurns {
  read(conversationId: string, now: number): PendingTurn | null;
  keep(conversationId: string, turn: PendingTurn): void;
  drop(conversationId: string): void;
}

export function openPendingTurns(storage: KeyedStorage, userId: string): PendingTurns {
  return {
    read(conversationId, now) {
      const turn = parseStored(storage.getItem(keyOf(userId, conversationId)), pendingTurnSchema);
      return turn !== null && now - turn.sentAt <= UNSENT_WORDS_MS ? turn : null;
    },
    keep: (conversationId, { id, content, replaces, sentAt }) =>
      void tryStore(
        storage,
        keyOf(userId, conversationId),
        JSON.stringify({ id, content, replaces, sentAt }),
      ),
    drop: (conversationId) => storage.removeItem(keyOf(userId, conversationId)),
  };
}

export const isFresh = (turn: PendingTurn, now: number): boolean => now - turn.sentAt < FRESH_MS;
