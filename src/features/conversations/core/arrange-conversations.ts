import type { Conversation, DerivedHead } from '../contract.ts';
import type { FindText } from './find-text.ts';

/** Section 5: a search looks at title, last message, summary and tags. */
export const isInHead = (
  { title, lastMessage, summary, tags }: Pick<DerivedHead, 'title' | 'lastMessage' | 'summary' | 'tags'>,
  find: FindText,
): boolean => [title, lastMessage, summary, ...tags].some((text) => find(text) !== null);

export type TypeFilter = 'all' | Conversation['type'];
export type SortOrder = 'newest' | 'oldest';

interface Arrangement {
  readonly type: TypeFilter;
  readonly sort: SortOrder;
  readonly find: FindText | null;
  /** Conversations in which a message holds what is searched. */
  readonly inMessages: { has(id: string): boolean };
}

/** The conversations to show, the pinned ones first, of those at hand (newest first). */
export function arrangeConversations<Head extends Conversation>(
  newestFirst: readonly Head[],
  { type, sort, find, inMessages }: Arrangement,
): readonly Head[] {
  const shown = newestFirst.filter(
    (conversation) =>
      (type === 'all' || conversation.type === type) &&
      (find === null || isInHead(conversation, find) || inMessages.has(conversation.id)),
  );
  const inOrder = sort === 'newest' ? shown : shown.reverse();
  return inOrder.toSorted((first, second) => Number(second.pinned) - Number(first.pinned));
}
