import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { type Easing, easingSteps } from '#features/analytics/core/contribution.ts';
import { toDay } from '#features/analytics/core/days.ts';
import { addCounts } from '#features/analytics/server/public.ts';
import { techniqueSchema } from '#features/companion/contract.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { type Cell, type DataOwner, openPaddedFor, type Person, sealPaddedFor } from '#server/person.ts';
import { type Strength, type StrengthMoment, strengthSchema } from '../contract.ts';
import { beginOffered } from './begin-conversation.ts';
import { type ConversationRow, openTraits } from './records.ts';
import { findConversationForUpdate, listTraits, updateConversation } from './store.ts';

const strengthCell = (row: string): Cell => ({ table: 'conversations', column: 'strength', row });

/** Both ends, and what was counted of them: another answer takes that back. Sealed as a whole. */
const storedSchema = z.object({
  ...strengthSchema.shape,
  counted: z._default(
    z.nullable(z.object({ day: z.string(), techniques: z.array(techniqueSchema), eased: z.boolean() })),
    null,
  ),
});
/** Longer than any: what was counted names the techniques, also that of a crisis. */
const STRENGTH_BYTES = 256;
type Stored = z.infer<typeof storedSchema>;

type StrengthRow = Pick<ConversationRow, 'id' | 'strength'>;

function openStored(owner: DataOwner, row: StrengthRow): Stored {
  if (!row.strength) return { start: null, end: null, counted: null };
  return storedSchema.parse(openPaddedFor(owner, strengthCell(row.id), row.strength));
}

export function openStrength(owner: DataOwner, row: StrengthRow): Strength {
  const { start, end } = openStored(owner, row);
  return { start, end };
}

/**
 * Stores how strong it is at one end of a conversation, and moves the sums of what helps. Gives both ends. Said before
 * the first word, it begins the conversation.
 * @throws {AppError} not_found
 */
export async function keepStrength(
  { db, rowKey, now }: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  owner: Person,
  conversationId: string,
  { moment, value }: { moment: StrengthMoment; value: number },
): Promise<Strength> {
  return db.transaction(async (tx) => {
    const find = () => findConversationForUpdate(tx, owner.id, conversationId);
    const row =
      (await find()) ?? (await beginOffered({ db: tx, rowKey, now }, owner, conversationId).then(find));
    if (!row) throw new AppError('not_found');
    const before = openStored(owner, row);
    const { start, end }: Strength = { ...before, [moment]: value };
    const counted = await easingOf(tx, owner, conversationId, { start, end }, now());
    await addCounts({ db: tx, rowKey }, easingSteps(before.counted, counted));
    const stored = { start, end, counted };
    const sealed = sealPaddedFor(owner, strengthCell(conversationId), stored, STRENGTH_BYTES);
    await updateConversation(tx, row, { strength: sealed });
    return { start, end };
  });
}

/** Null until both ends are known, and where there was nothing to ease. */
async function easingOf(
  tx: Db,
  owner: DataOwner,
  conversationId: string,
  { start, end }: Strength,
  at: Date,
): Promise<Easing | null> {
  if (start === null || end === null || start === 0) return null;
  const rows = await listTraits(tx, { id: conversationId, userId: owner.id });
  const techniques = new Set(rows.flatMap((row) => openTraits(owner, row)?.technique ?? []));
  return { day: toDay(at), techniques: [...techniques], eased: end < start };
}
