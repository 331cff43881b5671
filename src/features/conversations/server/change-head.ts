import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { DataOwner } from '#server/person.ts';
import type { changeConversation } from '../contract.ts';
import { type ConversationRow, openHead, sealHead } from './records.ts';
import { findConversationForUpdate, updateConversation } from './store.ts';

/**
 * Keeps a person's own title, whether it is pinned, and their closing note, beside what is derived.
 * @throws {AppError} not_found
 */
export function changeHead(
  db: Db,
  owner: DataOwner,
  id: string,
  { title, pinned, closingNote }: BodyOf<typeof changeConversation>,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const row = await findConversationForUpdate(tx, owner.id, id);
    if (!row) throw new AppError('not_found');
    const head = openHead(owner, row);
    const changed = {
      ...head,
      ...(title !== undefined && { ownTitle: title === '' ? undefined : title }),
      ...(pinned !== undefined && { pinned }),
      ...(closingNote !== undefined && { closingNote: closingNote === '' ? undefined : closingNote }),
    };
    const sealed = sealHead(owner, id, changed);
    await updateConversation(tx, row, { head: sealed });
    return { ...row, head: sealed };
  });
}
