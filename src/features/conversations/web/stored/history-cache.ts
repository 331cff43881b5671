import * as z from 'zod/mini';
import { HELD_LIST_MS, keptWords } from '#web/kept-words.ts';
import { session } from '#web/session.ts';
import { type Conversation, conversationSchema } from '../../contract.ts';

/** Named by the specification. `session.ts` removes it with the session. */
const KEY = 'chatHistoryCache';

const cacheSchema = z.object({
  userId: z.string(),
  timestamp: z.number(),
  conversations: z.array(conversationSchema),
});

export interface CachedHistory {
  readonly timestamp: number;
  readonly conversations: readonly Conversation[];
}

/** What was loaded less than 30 s ago for the person who is signed in; anything else is removed. */
export function readHistoryCache(now: number): CachedHistory | null {
  const cached = cacheSchema.safeParse(parse(keptWords.getItem(KEY)));
  if (!cached.success || cached.data.userId !== session.userId()) return forgetHistoryCache();
  const ageMs = now - cached.data.timestamp;
  return ageMs >= 0 && ageMs < HELD_LIST_MS ? cached.data : forgetHistoryCache();
}

let expiry: ReturnType<typeof setTimeout> | undefined;

/**
 * Holds the list for 30 s. These are a person's own words outside of the server's seal: safety states are left out,
 * and the entry goes when it is too old, when something was said or deleted, and when the session ends.
 */
export function writeHistoryCache(conversations: readonly Conversation[], now: number): void {
  const userId = session.userId();
  if (userId === null) return;
  const heads = conversations.map((conversation) => ({ ...conversation, safety: null }));
  try {
    keptWords.setItem(KEY, JSON.stringify({ userId, timestamp: now, conversations: heads }));
  } catch {
    // Full or blocked storage: the list is fetched again next time.
    forgetHistoryCache();
  }
  clearTimeout(expiry);
  expiry = setTimeout(forgetHistoryCache, HELD_LIST_MS);
}

export function forgetHistoryCache(): null {
  clearTimeout(expiry);
  keptWords.removeItem(KEY);
  return null;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
