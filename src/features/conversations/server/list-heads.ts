import type { Db } from '#server/db/database.ts';
import type { DataOwner } from '#server/person.ts';
import { openShownHead } from './present-conversation.ts';
import { listConversationRows } from './store.ts';
import { openStrength } from './strength.ts';

/** What was derived from each of a person's conversations, in the order of time. */
export async function listHeads(db: Db, owner: DataOwner) {
  const rows = await listConversationRows(db, owner.id, { oldestFirst: true });
  return rows.map((row) => ({
    id: row.id,
    at: row.updatedAt.toISOString(),
    ...openShownHead(owner, row),
    strength: openStrength(owner, row),
  }));
}
