import type { QueryOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/person.ts';
import type { listConversations } from '../contract.ts';
import { isInHead } from '../core/arrange-conversations.ts';
import { createFinder } from '../core/find-text.ts';
import { openHead } from './records.ts';
import { countConversations, findConversation, type ListedRow, listConversationRows } from './store.ts';

const openNamedHead = (person: Person, row: ListedRow) => {
  const { ownTitle, ...head } = openHead(person, row);
  return { ...head, title: ownTitle ?? head.title };
};

/**
 * One page of a person's conversations. Heads are sealed, so that a search opens them one by one; it stays a scan of
 * one person's rows.
 */
export async function listPage(
  db: Db,
  person: Person,
  { q, type, sort, cursor, limit }: QueryOf<typeof listConversations>,
): Promise<{ rows: ListedRow[]; hasMore: boolean; total: number }> {
  const after = cursor === undefined ? undefined : await findConversation(db, person.id, cursor);
  if (after === null) throw new AppError('not_found');
  const options = { type, oldestFirst: sort === 'oldest' };
  const find = createFinder(q ?? '');
  if (find === null) {
    const rows = await listConversationRows(db, person.id, { ...options, after, limit: limit + 1 });
    const total = await countConversations(db, person.id, type);
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit, total };
  }
  const all = await listConversationRows(db, person.id, options);
  const found = all.filter((row) => isInHead(openNamedHead(person, row), find));
  const start = after ? found.findIndex((row) => row.id === after.id) + 1 : 0;
  return {
    rows: found.slice(start, start + limit),
    hasMore: found.length > start + limit,
    total: found.length,
  };
}
