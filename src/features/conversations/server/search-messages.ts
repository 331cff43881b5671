import { setImmediate as letOthersRun } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/person.ts';
import type { SearchResult } from '../contract.ts';
import { createFinder, excerptAround, type FindText } from '../core/find-text.ts';
import { openContent } from './records.ts';
import {
  type ContentRange,
  type ConversationSize,
  findConversation,
  listContents,
  listConversationSizes,
} from './store.ts';

/** After this an answer goes out with what there is. */
const ANSWER_AFTER_MS = 100;
/** How long opening messages may keep the event loop. */
const SLICE_MS = 5;
/** How many messages one query brings, about: more would keep the embedded database too long. */
const BATCH_MESSAGES = 100;
const PAGE_CONVERSATIONS = 500;

interface SearchStep {
  readonly results: SearchResult[];
  readonly cursor: string | null;
}

type Found = Map<string, SearchResult & { readonly seq: number }>;

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
  const found: Found = new Map();
  const answer = (searched: string | null) => ({ results: [...found.values()], cursor: searched });
  const after = cursor === undefined ? undefined : await findConversation(db, person.id, cursor);
  if (after === null) throw new AppError('not_found');
  for await (const { batch, isLast } of listBatches(db, person.id, after)) {
    for (const range of rangesOf(batch)) await searchRange(db, person, range, find, found);
    if (!isLast && performance.now() - startedAt > ANSWER_AFTER_MS) return answer(batch.at(-1)?.id ?? null);
  }
  return answer(null);
}

type Place = Pick<ConversationSize, 'id' | 'updatedAt'>;

/** A person's conversations behind a place, newest first. */
async function* listBatches(db: Db, userId: string, from: Place | undefined) {
  for (let after = from; ; ) {
    const page = await listConversationSizes(db, userId, { after, limit: PAGE_CONVERSATIONS });
    const isLastPage = page.length < PAGE_CONVERSATIONS;
    for (const batch of batchesOf(page)) yield { batch, isLast: isLastPage && batch.at(-1) === page.at(-1) };
    if (isLastPage) return;
    after = page.at(-1);
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

/** One range for most batches, several for a long conversation. */
function* rangesOf(batch: readonly ConversationSize[]): Generator<ContentRange> {
  const conversationIds = batch.map(({ id }) => id);
  const longest = Math.max(...batch.map(({ messageCount }) => messageCount));
  for (let fromSeq = 1; fromSeq <= longest; fromSeq += BATCH_MESSAGES)
    yield { conversationIds, fromSeq, toSeq: fromSeq + BATCH_MESSAGES - 1 };
}

/** Adds to `found` what a range holds: of each conversation the newest place, and how many there are. */
async function searchRange(
  db: Db,
  person: Person,
  range: ContentRange,
  find: FindText,
  found: Found,
): Promise<void> {
  await letOthersRun();
  let sliceEndsAt = performance.now() + SLICE_MS;
  for (const row of await listContents(db, person.id, range)) {
    if (performance.now() > sliceEndsAt) {
      await letOthersRun();
      sliceEndsAt = performance.now() + SLICE_MS;
    }
    const text = openContent(person, row);
    const place = find(text);
    if (place === null) continue;
    const { conversationId, seq } = row;
    const known = found.get(conversationId);
    const matches = (known?.matches ?? 0) + 1;
    if (known && known.seq > seq) found.set(conversationId, { ...known, matches });
    else found.set(conversationId, { conversationId, seq, matches, excerpt: excerptAround(text, place) });
  }
}
