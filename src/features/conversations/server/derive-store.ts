import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { buildOnce, given, UNNAMED } from '#server/db/build-once.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '#server/db/schema/conversations.ts';
import type { ConversationRow } from './records.ts';
import { OWNER_COLUMNS, type OwnerRow, ownConversation, type TurnRow } from './store.ts';
import { isAsGiven, newestMessages, type SealedMessage } from './turn-store.ts';

/** Summing a conversation up in two statements: one reads all that it is made of, one stores what came of it. */

type JudgedTurn = Pick<TurnRow, 'id' | 'userMessageId' | 'replyMessageId' | 'safety'>;

export interface ToSumUp {
  readonly conversation: ConversationRow;
  readonly owner: OwnerRow;
  /** In the order of time. */
  readonly messages: readonly SealedMessage[];
  /** The turns that these messages are of, in no order. */
  readonly turns: readonly JudgedTurn[];
}

/** What the safety layer said of the turns that the newest messages are of, as one value. */
const turnsOfNewest = (userId: SQL, limit: Placeholder) =>
  sql`(
    select json_agg(json_build_array(${turns.id}, ${turns.userMessageId}, ${turns.replyMessageId}, encode(${turns.safety}, 'base64')))
    from ${turns}
    where ${turns.conversationId} = ${conversations.id} and ${turns.userId} = ${userId} and exists (
      select from ${messages}
      where ${messages.userId} = ${userId} and ${messages.id} in (${turns.userMessageId}, ${turns.replyMessageId})
        and ${messages.seq} > ${conversations.messageCount} - ${limit}::integer
    ))`.mapWith((rows: readonly (readonly [string, string, string | null, string | null])[]): JudgedTurn[] =>
    rows.map(([id, userMessageId, replyMessageId, safety]) => ({
      id,
      userMessageId,
      replyMessageId,
      safety: safety === null ? null : Buffer.from(safety, 'base64'),
    })),
  );

const toSumUp = buildOnce((db) => {
  const userId = given('userId', users.id);
  const newest = sql.placeholder('newest');
  return db
    .select({
      conversation: getTableColumns(conversations),
      owner: OWNER_COLUMNS,
      messages: newestMessages(userId, newest),
      turns: turnsOfNewest(userId, newest),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .leftJoin(carriedSafety, eq(carriedSafety.userId, users.id))
    .where(and(ownConversation(userId, given('id', conversations.id)), eq(users.id, userId)))
    .prepare(UNNAMED);
});

/** A conversation with its newest messages, at one moment. Null where it or its person is gone. */
export async function findToSumUp(
  db: Db,
  asked: { readonly id: string; readonly userId: string; readonly newest: number },
): Promise<ToSumUp | null> {
  const [row] = await toSumUp(db).execute(asked);
  return row ? { ...row, messages: row.messages ?? [], turns: row.turns ?? [] } : null;
}

const storingSummary = buildOnce((db) =>
  db
    .update(conversations)
    .set({
      head: given('head', conversations.head),
      derivedCount: given('derivedCount', conversations.derivedCount),
      version: given('nextVersion', conversations.version),
    })
    .where(isAsGiven)
    .returning({ id: conversations.id })
    .prepare(UNNAMED),
);

/** False, and nothing is stored, where the conversation is not as it was seen any more. */
export async function storeSummary(
  db: Db,
  seen: ConversationRow,
  summary: Pick<ConversationRow, 'head' | 'derivedCount'>,
): Promise<boolean> {
  const asSeen = {
    'conversation.userId': seen.userId,
    'conversation.id': seen.id,
    'conversation.version': seen.version,
  };
  const stored = await storingSummary(db).execute({ ...asSeen, ...summary, nextVersion: randomUUID() });
  return stored.length > 0;
}
