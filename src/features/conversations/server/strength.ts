import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import { type Cell, type DataOwner, openJsonFor, sealJsonFor } from '#server/person.ts';
import { type Strength, type StrengthMoment, strengthSchema } from '../contract.ts';
import type { ConversationRow } from './records.ts';
import { findConversationForUpdate, updateConversation } from './store.ts';

const strengthCell = (row: string): Cell => ({ table: 'conversations', column: 'strength', row });

const UNSAID: Strength = { start: null, end: null };

export const openStrength = (owner: DataOwner, row: Pick<ConversationRow, 'id' | 'strength'>): Strength =>
  row.strength ? strengthSchema.parse(openJsonFor(owner, strengthCell(row.id), row.strength)) : UNSAID;

/** Stores how strong it is at one end of a conversation. Gives both ends. */
export async function keepStrength(
  db: Db,
  owner: DataOwner,
  conversationId: string,
  { moment, value }: { moment: StrengthMoment; value: number },
): Promise<Strength> {
  return db.transaction(async (tx) => {
    const row = await findConversationForUpdate(tx, owner.id, conversationId);
    if (!row) throw new AppError('not_found');
    const strength = { ...openStrength(owner, row), [moment]: value };
    const sealed = sealJsonFor(owner, strengthCell(conversationId), strength);
    await updateConversation(tx, conversationId, { strength: sealed });
    return strength;
  });
}
