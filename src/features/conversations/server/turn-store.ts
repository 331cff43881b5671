import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { buildOnce, given, UNNAMED } from '#server/db/build-once.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '#server/db/schema/conversations.ts';
import type { ConversationRow, MessageRow } from './records.ts';
import {
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

/** A person's newest messages of a conversation, as one value: a row each would be most of the driver's work. */
export const newestMessages = (userId: SQL, limit: Placeholder) =>
  sql`(
    select json_agg(json_build_array(m.id, m.sender, encode(m.content, 'base64')) order by m.seq)
    from (
      select ${messages.id}, ${messages.sender}, ${messages.content}, ${messages.seq} from ${messages}
      where ${messages.conversationId} = ${conversations.id} and ${messages.userId} = ${userId} order by ${messages.seq} desc limit ${limit}
    ) m)`.mapWith((rows: readonly (readonly [string, MessageRow['sender'], string])[]): SealedMessage[] =>
    rows.map(([id, sender, content]) => ({ id, sender, content: Buffer.from(content, 'base64') })),
  );

const turnStart = buildOnce((db) => {
  const userId = given('userId', users.id);
  return db
    .select({
      owner: OWNER_COLUMNS,
      turn: turns,
      conversation: conversations,
      history: newestMessages(userId, sql.placeholder('historyMessages')),
    })
    .from(users)
    .leftJoin(carriedSafety, eq(carriedSafety.userId, userId))
    .leftJoin(
      turns,
      and(
        eq(turns.userId, userId),
        eq(turns.clientMessageId, given('clientMessageId', turns.clientMessageId)),
      ),
    )
    .leftJoin(conversations, ownConversation(userId, given('conversationId', conversations.id)))
    .where(eq(users.id, userId))
    .prepare(UNNAMED);
});

/** All that a turn begins with, at one moment. Null when the person is gone. */
export async function findTurnStart(
  db: Db,
  userId: string,
  asked: { conversationId: string; clientMessageId: string; historyMessages: number },
): Promise<TurnStart | null> {
  const [row] = await turnStart(db).execute({ userId, ...asked });
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
  const statement = row.version === UNSTORED ? storingFirstTurn(db) : storingLaterTurn(db);
  const stored = await statement.execute({
    ...named('conversation', row),
    ...named('turn', turn),
    ...named('message', message),
    personSafety,
    nextVersion: randomUUID(),
  });
  return stored[0] ? { ...row, version: stored[0].version } : null;
}

const VERSION = { version: conversations.version };

const goingOn = (db: Db) =>
  db.$with('held').as(
    db
      .update(conversations)
      .set(conversationAs('messageCount', 'updatedAt', 'head', 'safetyState'))
      .where(isAsGiven)
      .returning(VERSION),
  );

/** Two first words at once begin one conversation. */
const beginning = (db: Db) => {
  const row = {
    ...givenRow('conversation', conversations),
    version: given('nextVersion', conversations.version),
  };
  return db.$with('held').as(
    db
      .insert(conversations)
      .select(rowWhere(conversations, row, sql`(select) as nothing`))
      .onConflictDoNothing({ target: [conversations.userId, conversations.id] })
      .returning(VERSION),
  );
};

const storingFirstTurn = buildOnce((db) => storingTurn(db, beginning(db)));
const storingLaterTurn = buildOnce((db) => storingTurn(db, goingOn(db)));

/** The turn is stored with the conversation that is held, or not at all. */
function storingTurn(db: Db, held: ReturnType<typeof goingOn>) {
  const state = given('personSafety', carriedSafety.state);
  const userId = given('conversation.userId', carriedSafety.userId);
  const writtenAt = given('conversation.updatedAt', carriedSafety.writtenAt);
  return db
    .with(
      held,
      db
        .$with('new_turn')
        .as(
          db
            .insert(turns)
            .select(rowWhere(turns, { ...givenRow('turn', turns), leaseUntil: LEASE }, sql`held`)),
        ),
      db
        .$with('new_message')
        .as(db.insert(messages).select(rowWhere(messages, givenRow('message', messages), sql`held`))),
      db.$with('person').as(
        db
          .insert(carriedSafety)
          .select(rowWhere(carriedSafety, { userId, state, writtenAt }, sql`held`))
          .onConflictDoUpdate({ target: carriedSafety.userId, set: { state, writtenAt } }),
      ),
    )
    .select({ version: held.version })
    .from(held)
    .prepare(UNNAMED);
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
  const stored = await storingReply(db).execute({
    ...named('conversation', row),
    ...named('turn', turn),
    ...named('message', message),
    nextVersion: randomUUID(),
  });
  return stored.length > 0;
}

const storingReply = buildOnce((db) => {
  const isTurn = and(
    eq(turns.id, given('turn.id', turns.id)),
    eq(turns.userId, given('turn.userId', turns.userId)),
  );
  const due = db.$with('due').as(
    db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(turns, eq(turns.conversationId, conversations.id))
      .where(
        and(
          isAsGiven,
          isTurn,
          eq(turns.runner, given('turn.runner', turns.runner)),
          eq(turns.status, 'replying'),
        ),
      )
      .for('update'),
  );
  const isDue = sql`exists (select from due)`;
  return db
    .with(
      due,
      db.$with('ended').as(
        db
          .update(turns)
          .set({ status: 'done', replyMessageId: given('message.id', messages.id), leaseUntil: null })
          .where(and(isTurn, isDue)),
      ),
      db.$with('moved').as(
        db
          .update(conversations)
          .set(conversationAs('messageCount', 'updatedAt', 'head', 'phase', 'companionState'))
          .where(
            and(
              eq(conversations.id, given('conversation.id', conversations.id)),
              eq(conversations.userId, given('conversation.userId', conversations.userId)),
              isDue,
            ),
          ),
      ),
      db
        .$with('new_message')
        .as(db.insert(messages).select(rowWhere(messages, givenRow('message', messages), sql`due`))),
    )
    .select({ id: due.id })
    .from(due)
    .prepare(UNNAMED);
});

/** The conversation that is handed in, where it is as it was seen. */
export const isAsGiven = and(
  ownConversation(
    given('conversation.userId', conversations.userId),
    given('conversation.id', conversations.id),
  ),
  eq(conversations.version, given('conversation.version', conversations.version)),
);

/** Some columns of a conversation as it is handed in, under its next version: the schema's own would be the same for all. */
const conversationAs = (...columns: readonly (keyof ConversationRow)[]) => ({
  ...Object.fromEntries(columns.map((key) => [key, given(`conversation.${key}`, conversations[key])])),
  version: given('nextVersion', conversations.version),
});

/** A row as it is handed in with {@link named}, by its columns. */
const givenRow = (name: string, table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, given(`${name}.${key}`, column)]),
  );

const named = (name: string, row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [`${name}.${key}`, value]));

/** One row to insert, where `source` has one. */
function rowWhere(table: PgTable, row: Readonly<Record<string, SQL>>, source: SQL): SQL {
  const values = Object.entries(getTableColumns(table)).map(
    ([key, column]) => sql`(${row[key]})::${sql.raw(column.getSQLType())}`,
  );
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
