import { AsyncLocalStorage } from 'node:async_hooks';
import { choicesOf } from '#features/account/server/public.ts';
import type { PastMessage } from '#features/companion/core/companion.ts';
import type { Derived } from '#features/companion/core/derive.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, ownerOf } from '#server/person.ts';
import { GENTLE_TITLE } from '../core/gentle-head.ts';
import { findToSumUp, storeSummary, type ToSumUp } from './derive-store.ts';
import { type ConversationRow, openHead, sealHead } from './records.ts';
import { isNoticed, openTurnSafety } from './safety-states.ts';
import { findConversationForUpdate, listRecentMessages, listUnderived } from './store.ts';
import type { SealedMessage } from './turn-store.ts';
import { toPastMessages } from './turn-work.ts';

/** A conversation is summed up from at most this many of its newest messages. */
const MESSAGES = 200;
const SWEEP_EVERY_MS = 30_000;
const SWEEP_CONVERSATIONS = 50;

/** Sums a conversation up: by the configured model, or by the guide. */
export type DeriveHead = (
  messages: readonly PastMessage[],
  options: { personId: string; modelConsent: boolean; signal: AbortSignal },
) => Promise<Derived>;

/**
 * Title, summary, tags, themes, mood and insights, derived after a turn and never in its way. What is due is a fact of
 * the conversation's row (`derivedCount < messageCount`), so that a restart forgets nothing and no queue is needed.
 */
export function createHeadDeriver(parts: Parts, derive: DeriveHead) {
  const waiting = new Map<string, string>();
  const stopping = new AbortController();
  // Never a part of the call that asked for it, also where an operator looks at its way.
  const apart = AsyncLocalStorage.snapshot();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    for (let next = takeNext(); next && !stopping.signal.aborted; next = takeNext()) {
      try {
        await deriveOne(parts, derive, next.id, next.personId, stopping.signal);
      } catch (err) {
        // The row still says that it is due: the sweep tries again.
        if (!stopping.signal.aborted) parts.log.warn({ err }, 'a conversation could not be summed up');
      }
    }
  }

  function takeNext(): { id: string; personId: string } | undefined {
    for (const [id, personId] of waiting) {
      waiting.delete(id);
      return { id, personId };
    }
    return undefined;
  }

  /** Sums a conversation up soon. Never waits, never throws. */
  function request(conversationId: string, personId: string): void {
    if (stopping.signal.aborted) return;
    waiting.set(conversationId, personId);
    running ??= apart(drain).finally(() => {
      running = null;
    });
  }

  async function sweep(): Promise<void> {
    for (const { id, userId } of await listUnderived(parts.db, SWEEP_CONVERSATIONS)) {
      request(id, userId);
    }
  }

  const sweepSafely = (): void => {
    sweep().catch((err: unknown) => parts.log.error({ err }, 'conversations to sum up could not be listed'));
  };

  return {
    request,
    start() {
      sweepSafely();
      timer = setInterval(sweepSafely, SWEEP_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function deriveOne(
  { db, keys, rowKey }: Parts,
  derive: DeriveHead,
  id: string,
  personId: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await findToSumUp(db, { id, userId: personId, newest: MESSAGES });
  if (!found || found.conversation.derivedCount >= found.conversation.messageCount) return;
  const { conversation, messages } = found;
  // Read anew: a key is not kept for as long as others wait before it (docs/decisions/022).
  const owner = ownerOf(keys, found.owner);
  const { modelConsent } = choicesOf(rowKey, found.owner);
  const sumUp = (of: readonly SealedMessage[]) =>
    derive(toPastMessages(owner, of), { personId: owner.id, modelConsent, signal });
  const words = await sumUpGently(messages, noticedOf(owner, found), sumUp);
  const store = (to: Db, current: ConversationRow): Promise<boolean> => {
    // `lastMessage` moves with every turn, and some of it is the person's own: only the rest is written over.
    const head = {
      ...openHead(owner, current),
      ...words,
      tags: [...words.tags],
      themes: [...words.themes],
    };
    const derivedCount = conversation.messageCount;
    return storeSummary(to, current, { head: sealHead(owner, id, head), derivedCount });
  };
  if (await store(db, conversation)) return;
  // Something of it changed meanwhile: another turn, a title of their own.
  await db.transaction(async (tx) => {
    const current = await findConversationForUpdate(tx, owner.id, id);
    // Where the last words were taken back meanwhile it is due still, and derived from what is there then.
    const [newest] = await listRecentMessages(tx, conversation, {
      beforeSeq: conversation.messageCount + 1,
      limit: 1,
    });
    if (current && newest?.id === messages.at(-1)?.id) await store(tx, current);
  });
}

function noticedOf(owner: DataOwner, { turns }: Pick<ToSumUp, 'turns'>): ReadonlySet<string | null> {
  const noticed = turns.filter((turn) => isNoticed(openTurnSafety(owner, turn)));
  return new Set(noticed.flatMap((turn) => [turn.userMessageId, turn.replyMessageId]));
}

/**
 * What a list says is made of no turn that the safety layer noticed: others may look over the shoulder. The mood, which
 * names nothing, is of everything.
 */
async function sumUpGently(
  rows: readonly SealedMessage[],
  noticed: ReadonlySet<string | null>,
  sumUp: (rows: readonly SealedMessage[]) => Promise<Derived>,
): Promise<Derived> {
  const all = await sumUp(rows);
  const rest = rows.filter(({ id }) => !noticed.has(id));
  if (rest.length === rows.length) return all;
  if (rest.length === 0) return { ...all, title: GENTLE_TITLE, summary: '', tags: [], themes: [] };
  const { title, summary, tags, themes } = await sumUp(rest);
  return { ...all, title, summary, tags, themes };
}
