import { setImmediate as letOthersRun } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/person.ts';
import type { SearchResult } from '../contract.ts';
import { createFinder, excerptAround, type FindText } from '../core/find-text.ts';
import { openContent } from './records.ts';
import {
  type ConversationSize,
  findConversation,
  listContents,
  listConversationSizes,
  type SealedContent,
} from './store.ts';

/** After this an answer goes out with what there is. */
const ANSWER_AFTER_MS = 150;
/** How long opening messages may keep the event loop. */
const SLICE_MS = 6;
/** How many messages one query brings, about: more would keep the embedded database too long. */
const BATCH_MESSAGES = 250;
const PAGE_CONVERSATIONS = 500;

interface SearchStep {
  readonly results: SearchResult[];
  readonly cursor: string | null;
}

/**
 * Searches a person's messages, newest conversation first, until all are searched or some time has passed. They are
 * sealed, so each one is opened; between slices others are served.
 */
export async function searchStep(
  db: Db,
  person: Person,
  { q, cursor }: { q: string; cursor?: string | undefined },
): Promise<SearchStep> {
  const find = createFinder(q);
  if (find === null) return { results: [], cursor: null };
  const startedAt = performance.now();
  const results: SearchResult[] = [];
  let after: Pick<ConversationSize, 'id' | 'updatedAt'> | undefined;
  if (cursor !== undefined) {
    after = (await findConversation(db, person.id, cursor)) ?? undefined;
    if (!after) throw new AppError('not_found');
  }
  for (;;) {
    const page = await listConversationSizes(db, person.id, { after, limit: PAGE_CONVERSATIONS });
    for (const batch of batchesOf(page)) {
      const ids = batch.map(({ id }) => id);
      results.push(...(await searchBatch(person, await listContents(db, person.id, ids), find, ids)));
      after = batch.at(-1);
      if (performance.now() - startedAt > ANSWER_AFTER_MS && after !== page.at(-1))
        return { results, cursor: after?.id ?? null };
      await letOthersRun();
    }
    if (page.length < PAGE_CONVERSATIONS) return { results, cursor: null };
  }
}

/** Conversations by about {@link BATCH_MESSAGES} messages; a long one is a batch of its own. */
function* batchesOf(page: readonly ConversationSize[]): Generator<ConversationSize[]> {
  let batch: ConversationSize[] = [];
  let size = 0;
  for (const conversation of page) {
    if (batch.length > 0 && size + conversation.messageCount > BATCH_MESSAGES) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(conversation);
    size += conversation.messageCount;
  }
  if (batch.length > 0) yield batch;
}

async function searchBatch(
  person: Person,
  contents: readonly SealedContent[],
  find: FindText,
  order: readonly string[],
): Promise<SearchResult[]> {
  const found = new Map<string, SearchResult & { seq: number }>();
  let sliceEndsAt = performance.now() + SLICE_MS;
  for (const row of contents) {
    if (performance.now() > sliceEndsAt) {
      await letOthersRun();
      sliceEndsAt = performance.now() + SLICE_MS;
    }
    const text = openContent(person, row);
    const place = find(text);
    if (place === null) continue;
    const { conversationId, seq } = row;
    const before = found.get(conversationId);
    const matches = (before?.matches ?? 0) + 1;
    if (before && before.seq > seq) found.set(conversationId, { ...before, matches });
    else found.set(conversationId, { conversationId, seq, matches, excerpt: excerptAround(text, place) });
  }
  return order.flatMap((id) => found.get(id) ?? []);
}
