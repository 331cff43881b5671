import type { Db } from '#server/db/database.ts';
import type { DataOwner } from '#server/person.ts';
import { openHead } from './records.ts';
import { listConversationRows } from './store.ts';
import { openStrength } from './strength.ts';

/** What was derived from each of a person's conversations, in the order of time. */
export async function listHeads(db: Db, owner: DataOwner) {
  const rows = await listConversationRows(db, owner.id, { oldestFirst: true });
  return rows.map((row) => ({
    id: row.id,
    at: row.updatedAt.toISOString(),
    ...openHead(owner, row),
    strength: openStrength(owner, row),
  }));
}
