import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#features/conversations/contract.ts';
import { type Attempt, readAll, resume, send } from './talk.ts';

/** What became of the messages of a scenario. All but `turns` must be 0. */
export interface Losses {
  readonly turns: number;
  /** Acknowledged or replied to, and not there. */
  readonly lost: number;
  /** Messages, or replies to one message, that are there more often than once. */
  readonly doubled: number;
  /** No reply within {@link PATIENCE_MS}, however often asked for. */
  readonly stuck: number;
}

const PATIENCE_MS = 15_000;
const AT_ONCE = 8;

/** Asks for every reply that was not heard, as a client does, then compares what was heard with what is stored. */
export async function settle(url: string, attempts: readonly Attempt[]): Promise<Losses> {
  const open = attempts.filter(({ replyId }) => replyId === null);
  let stuck = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = open.pop(); next; next = open.pop()) if (!(await fetchReply(url, next))) stuck++;
    }),
  );
  const byTalk = Map.groupBy(attempts, ({ talk }) => talk.conversationId);
  let [lost, doubled] = [0, 0];
  for (const said of byTalk.values()) {
    const found = compare(said, await readAll(url, (said[0] as Attempt).talk)); // groups are not empty
    lost += found.lost;
    doubled += found.doubled;
  }
  return { turns: attempts.length, lost, doubled, stuck };
}

/** What was acknowledged is resumed, the rest is sent again; until it is there or patience ends. */
async function fetchReply(url: string, attempt: Attempt): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let isFirst = true;
  while (!signal.aborted) {
    const ending =
      isFirst && attempt.isAcknowledged
        ? await resume(url, attempt, { signal })
        : await send(url, attempt, { signal });
    if (ending === 'done') return true;
    isFirst = false;
    await delay(100);
  }
  return false;
}

function compare(said: readonly Attempt[], stored: readonly Message[]): Pick<Losses, 'lost' | 'doubled'> {
  const copies = Map.groupBy(stored, ({ clientMessageId, id }) => clientMessageId ?? id);
  const replies = stored.filter(({ sender }) => sender === 'bot').length;
  const answered = said.filter(({ replyId }) => replyId !== null);
  const lost =
    said.filter(({ key, isAcknowledged }) => isAcknowledged && !copies.has(key)).length +
    answered.filter(({ replyId }) => !copies.has(replyId ?? '')).length;
  const doubled = [...copies.values()].filter(({ length }) => length > 1).length;
  return { lost, doubled: doubled + Math.max(0, replies - answered.length) };
}
