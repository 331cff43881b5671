import { and, eq, getTableColumns, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '#server/db/schema/conversations.ts';
import type { ConversationRow, MessageRow } from './records.ts';
import {
  conversationInsert,
  LEASE,
  OWNER_COLUMNS,
  type OwnerRow,
  type OwnRow,
  ownConversation,
  type TurnRow,
  UNSTORED,
} from './store.ts';

/**
 * A turn in few statements: one reads all that it begins with, one stores it, one stores its reply. Nothing is locked
 * between reading and writing; what is written is written only where the conversation is still as it was read.
 */

/** What was said: only what a companion and the safety layer read of it. */
export type SealedMessage = Pick<MessageRow, 'id' | 'sender' | 'content'>;

export interface TurnStart {
  readonly owner: OwnerRow;
  /** The turn that has the key already. */
  readonly turn: TurnRow | null;
  readonly conversation: ConversationRow | null;
  /** In the order of time. */
  readonly history: readonly SealedMessage[] | null;
}

/** Many messages as one value: a row each would be most of the driver's work. */
const newestMessages = (userId: string, limit: number) =>
  sql`(
    select json_agg(json_build_array(m.id, m.sender, encode(m.content, 'base64')) order by m.seq)
    from (
      select ${messages.id}, ${messages.sender}, ${messages.content}, ${messages.seq} from ${messages}
      where ${messages.conversationId} = ${conversations.id} and ${messages.userId} = ${userId} order by ${messages.seq} desc limit ${limit}
    ) m)`.mapWith((rows: readonly (readonly [string, MessageRow['sender'], string])[]): SealedMessage[] =>
    rows.map(([id, sender, content]) => ({ id, sender, content: Buffer.from(content, 'base64') })),
  );

/** All that a turn begins with, at one moment. Null when the person is gone. */
export async function findTurnStart(
  db: Db,
  userId: string,
  {
    conversationId,
    clientMessageId,
    historyMessages,
  }: { conversationId: string; clientMessageId: string; historyMessages: number },
): Promise<TurnStart | null> {
  const [row] = await db
    .select({
      owner: OWNER_COLUMNS,
      turn: turns,
      conversation: conversations,
      history: newestMessages(userId, historyMessages),
    })
    .from(users)
    .leftJoin(carriedSafety, eq(carriedSafety.userId, userId))
    .leftJoin(turns, and(eq(turns.userId, userId), eq(turns.clientMessageId, clientMessageId)))
    .leftJoin(conversations, ownConversation(userId, conversationId))
    .where(eq(users.id, userId));
  return row ?? null;
}

type NewMessage = MessageRow & { readonly sender: 'user' | 'bot' };

/**
 * Stores a turn with its message, the conversation as it is from then on, and how its person stands. Null, and nothing
 * is stored, where the conversation is not as it was seen any more.
 * @param conversation as it shall be, but for its version: as it was seen
 * @throws where the key was used: see {@link isKeyUsed}
 */
export async function storeTurnStart(
  db: Db,
  {
    conversation: row,
    turn,
    message,
    personSafety,
  }: {
    readonly conversation: ConversationRow;
    readonly turn: TurnRow;
    readonly message: NewMessage;
    readonly personSafety: Buffer;
  },
): Promise<ConversationRow | null> {
  const returning = { version: conversations.version };
  const held = db.$with('held').as(
    row.version === UNSTORED
      ? conversationInsert(db, row).returning(returning)
      : db
          .update(conversations)
          .set({
            messageCount: row.messageCount,
            updatedAt: row.updatedAt,
            head: row.head,
            safetyState: row.safetyState,
          })
          .where(isAsSeen(row))
          .returning(returning),
  );
  const stored = await db
    .with(
      held,
      db
        .$with('new_turn')
        .as(db.insert(turns).select(rowWhere(turns, { ...turn, leaseUntil: LEASE }, sql`held`))),
      db.$with('new_message').as(db.insert(messages).select(rowWhere(messages, message, sql`held`))),
      db.$with('person').as(
        db
          .insert(carriedSafety)
          .select(rowWhere(carriedSafety, { userId: row.userId, state: personSafety }, sql`held`))
          .onConflictDoUpdate({ target: carriedSafety.userId, set: { state: personSafety } }),
      ),
    )
    .select({ version: held.version })
    .from(held);
  return stored[0] ? { ...row, version: stored[0].version } : null;
}

/**
 * Stores a reply and ends its turn, which `runner` must still hold. False, and nothing is stored, where it lost it or the
 * conversation is not as it was seen any more.
 */
export async function storeTurnEnd(
  db: Db,
  {
    conversation: row,
    turn,
    message,
  }: {
    readonly conversation: ConversationRow;
    readonly turn: OwnRow & { readonly runner: string };
    readonly message: NewMessage;
  },
): Promise<boolean> {
  const due = db.$with('due').as(
    db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(turns, eq(turns.conversationId, conversations.id))
      .where(
        and(
          isAsSeen(row),
          eq(turns.id, turn.id),
          eq(turns.userId, turn.userId),
          eq(turns.runner, turn.runner),
          eq(turns.status, 'replying'),
        ),
      )
      .for('update'),
  );
  const isDue = sql`exists (select from due)`;
  const stored = await db
    .with(
      due,
      db.$with('ended').as(
        db
          .update(turns)
          .set({ status: 'done', replyMessageId: message.id, leaseUntil: null })
          .where(and(eq(turns.id, turn.id), eq(turns.userId, turn.userId), isDue)),
      ),
      db.$with('moved').as(
        db
          .update(conversations)
          .set({
            messageCount: row.messageCount,
            updatedAt: row.updatedAt,
            head: row.head,
            phase: row.phase,
            companionState: row.companionState,
          })
          .where(and(eq(conversations.id, row.id), eq(conversations.userId, row.userId), isDue)),
      ),
      db.$with('new_message').as(db.insert(messages).select(rowWhere(messages, message, sql`due`))),
    )
    .select({ id: due.id })
    .from(due);
  return stored.length > 0;
}

const isAsSeen = ({ userId, id, version }: ConversationRow) =>
  and(ownConversation(userId, id), eq(conversations.version, version));

/** One row to insert, where `source` has one. */
function rowWhere<Table extends PgTable>(
  table: Table,
  row: { readonly [Key in keyof Table['$inferSelect']]: Table['$inferSelect'][Key] | SQL },
  source: SQL,
): SQL {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[key as keyof Table['$inferSelect']]; // a table's columns are its row's keys
    if (value instanceof SQL) return value;
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
  });
  return sql`select ${sql.join(values, sql`, `)} from ${source}`;
}

/** Postgres: a unique key is taken. See https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/** The same key was used for another turn of the person while this one was stored. */
export const isKeyUsed = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === UNIQUE_VIOLATION &&
  'detail' in error.cause &&
  // Its columns, and not its name: a part of a spread table has a name of its own.
  /\(user_id, client_message_id\)=/.test(String(error.cause.detail));
