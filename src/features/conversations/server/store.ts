import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { NIL } from 'uuid';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '#server/db/schema/conversations.ts';
import type { ConversationRow, MessageRow } from './records.ts';

export type TurnRow = typeof turns.$inferSelect;

/**
 * A row of a person's. Every statement about one names the person beside the row's id: where rows are spread by person
 * it asks one place, and it can never reach another person's row.
 */
export interface OwnRow {
  readonly id: string;
  readonly userId: string;
}

const isConversation = ({ id, userId }: OwnRow) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId));
const isMessage = ({ id, userId }: OwnRow) => and(eq(messages.id, id), eq(messages.userId, userId));
const isTurn = ({ id, userId }: OwnRow) => and(eq(turns.id, id), eq(turns.userId, userId));
const isIn = ({ id, userId }: OwnRow) => and(eq(messages.conversationId, id), eq(messages.userId, userId));

/** How long a process may be silent before another one takes its turns over. Measured by the database's clock. */
export const LEASE = sql`now() + interval '4 seconds'`;

/** The version of a conversation that has no row yet. */
export const UNSTORED = NIL;

export async function insertConversation(db: Db, { version: _, ...row }: ConversationRow): Promise<void> {
  await db
    .insert(conversations)
    .values(row)
    .onConflictDoNothing({ target: [conversations.userId, conversations.id] });
}

/** Whether there is a row, also one that is being deleted. */
export async function isConversationStored(db: Db, conversation: OwnRow): Promise<boolean> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversation(conversation));
  return rows.length > 0;
}

/** A person's conversations; what they deleted is none of them any more. */
const ownedBy = (userId: string | SQL) =>
  and(eq(conversations.userId, userId), isNull(conversations.deletedAt));
/** A conversation is listed from its first word: where only a strength was said, there is none yet. */
const begunBy = (userId: string) => and(ownedBy(userId), gt(conversations.messageCount, 0));
export const ownConversation = (userId: string | SQL, id: string | SQL) =>
  and(eq(conversations.id, id), ownedBy(userId));

export async function findConversation(db: Db, userId: string, id: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(ownConversation(userId, id));
  return row ?? null;
}

/** The row, held until the transaction ends. */
export async function findConversationForUpdate(
  tx: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(conversations).where(ownConversation(userId, id)).for('update');
  return row ?? null;
}

/** What a list needs: the companion's state is the largest column and shown nowhere. */
const { companionState: _, ...LISTED } = getTableColumns(conversations);
export type ListedRow = Omit<ConversationRow, 'companionState'>;

/** Heads in the order asked for; `after` is the last row of the page before. */
export async function listConversationRows(
  db: Db,
  userId: string,
  { type, oldestFirst, after, limit }: ListOptions,
): Promise<ListedRow[]> {
  const inOrder = oldestFirst ? asc : desc;
  const beyond = after && comesAfter(after, oldestFirst);
  return db
    .select(LISTED)
    .from(conversations)
    .where(and(begunBy(userId), type && eq(conversations.type, type), beyond))
    .orderBy(inOrder(conversations.updatedAt), inOrder(conversations.id))
    .limit(limit ?? Number.MAX_SAFE_INTEGER);
}

/** The ids of a person's conversations for a scan, newest first. */
export async function listConversationSizes(
  db: Db,
  userId: string,
  { after, limit }: Pick<ListOptions, 'after'> & { limit: number },
): Promise<ConversationSize[]> {
  return db
    .select({
      id: conversations.id,
      updatedAt: conversations.updatedAt,
      messageCount: conversations.messageCount,
    })
    .from(conversations)
    .where(and(begunBy(userId), after && comesAfter(after, false)))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit);
}

export type ConversationSize = Pick<ConversationRow, 'id' | 'updatedAt' | 'messageCount'>;

/** Those of these conversations that are the person's, and not deleted. */
export async function listOwnIds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(ownedBy(userId), inArray(conversations.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** What was said in some conversations, from one place to another, in no order. */
export async function listContents(
  db: Db,
  userId: string,
  { conversationIds, fromSeq, toSeq }: ContentRange,
): Promise<SealedContent[]> {
  return db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      seq: messages.seq,
      content: messages.content,
    })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        between(messages.seq, fromSeq, toSeq),
        eq(messages.userId, userId),
      ),
    );
}

export interface ContentRange {
  readonly conversationIds: readonly string[];
  readonly fromSeq: number;
  readonly toSeq: number;
}

export type SealedContent = Pick<MessageRow, 'id' | 'conversationId' | 'seq' | 'content'>;

export interface ListOptions {
  readonly type?: 'text' | 'voice' | undefined;
  readonly oldestFirst: boolean;
  readonly after?: Pick<ConversationRow, 'updatedAt' | 'id'> | undefined;
  readonly limit?: number | undefined;
}

function comesAfter(row: Pick<ConversationRow, 'updatedAt' | 'id'>, oldestFirst: boolean) {
  const compare = oldestFirst ? sql`>` : sql`<`;
  return sql`(${conversations.updatedAt}, ${conversations.id}) ${compare} (${row.updatedAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
}

export async function countConversations(db: Db, userId: string, type?: 'text' | 'voice'): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversations)
    .where(and(begunBy(userId), type && eq(conversations.type, type)));
  return row?.total ?? 0;
}

/** Hides conversations at once; {@link purgeConversationRows} erases them. Gives how many. */
export async function deleteConversationRows(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const deleted = await db
    .update(conversations)
    .set({ deletedAt: now })
    .where(and(ownedBy(userId), inArray(conversations.id, [...ids])))
    .returning({ id: conversations.id });
  return deleted.length;
}

/** Undoes a deletion of which nothing was erased yet. Gives how many came back. */
export async function restoreConversationRows(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const restored = await db
    .update(conversations)
    .set({ deletedAt: null })
    .where(
      and(
        eq(conversations.userId, userId),
        isNotNull(conversations.deletedAt),
        inArray(conversations.id, [...ids]),
      ),
    )
    .returning({ id: conversations.id });
  return restored.length;
}

/** Erases what was deleted before a moment, with messages and turns, and what before one had a strength and no word. */
export async function purgeConversationRows(
  db: Db,
  { deletedBefore, openedBefore }: { deletedBefore: Date; openedBefore: Date },
): Promise<void> {
  await db
    .delete(conversations)
    .where(
      or(
        lt(conversations.deletedAt, deletedBefore),
        and(eq(conversations.messageCount, 0), lt(conversations.createdAt, openedBefore)),
      ),
    );
}

export async function updateConversation(
  db: Db,
  conversation: OwnRow,
  values: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(values).where(isConversation(conversation));
}

export async function findMessage(db: Db, userId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(isMessage({ id, userId }));
  return row ?? null;
}

/** The same, held for the rest of a transaction. */
export async function lockMessage(tx: Db, userId: string, id: string): Promise<MessageRow | null> {
  const [row] = await tx.select().from(messages).where(isMessage({ id, userId })).for('update');
  return row ?? null;
}

/** The newest `limit` messages before `beforeSeq`, in the order of time. */
export async function listRecentMessages(
  db: Db,
  conversation: OwnRow,
  { beforeSeq, limit }: { beforeSeq: number; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isIn(conversation), lt(messages.seq, beforeSeq)))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** The sealed traits of a conversation's replies. */
export const listTraits = (db: Db, conversation: OwnRow): Promise<Pick<MessageRow, 'id' | 'traits'>[]> =>
  db
    .select({ id: messages.id, traits: messages.traits })
    .from(messages)
    .where(and(isIn(conversation), isNotNull(messages.traits)));

export async function updateMessage(
  db: Db,
  message: OwnRow,
  values: Partial<Pick<MessageRow, 'helpful' | 'reportedAt' | 'content'>>,
): Promise<void> {
  await db.update(messages).set(values).where(isMessage(message));
}

/** Erases the messages of a conversation from a place on. */
export async function deleteMessagesFrom(tx: Db, conversation: OwnRow, seq: number): Promise<void> {
  await tx.delete(messages).where(and(isIn(conversation), gte(messages.seq, seq)));
}

/** Leaves of a turn that its key was used, and how it ends for whoever still asks. */
export async function annulTurn(tx: Db, turn: OwnRow, errorCode: string): Promise<void> {
  await tx
    .update(turns)
    .set({ status: 'failed', errorCode, replyMessageId: null, safety: null, runner: null, leaseUntil: null })
    .where(isTurn(turn));
}

export async function findTurnByKey(
  db: Db,
  userId: string,
  clientMessageId: string,
): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.clientMessageId, clientMessageId)));
  return row ?? null;
}

export async function findTurn(db: Db, turn: OwnRow): Promise<TurnRow | null> {
  const [row] = await db.select().from(turns).where(isTurn(turn));
  return row ?? null;
}

export async function updateTurnSafety(db: Db, turn: OwnRow, safety: Buffer): Promise<void> {
  await db.update(turns).set({ safety }).where(isTurn(turn));
}

/** Takes a turn that nobody works on: it failed, or its process went silent. False when somebody else was faster. */
export async function claimTurn(db: Db, turn: OwnRow, runner: string): Promise<boolean> {
  const claimed = await db
    .update(turns)
    .set({ runner, status: 'replying', errorCode: null, leaseUntil: LEASE })
    .where(
      and(
        isTurn(turn),
        or(eq(turns.status, 'failed'), and(eq(turns.status, 'replying'), lt(turns.leaseUntil, sql`now()`))),
      ),
    )
    .returning({ id: turns.id });
  return claimed.length > 0;
}

/** Takes a turn from a process that is there no more, before its lease ran out. False when somebody else was faster. */
export async function takeTurnFrom(db: Db, turn: OwnRow, gone: string, runner: string): Promise<boolean> {
  const taken = await db
    .update(turns)
    .set({ runner, leaseUntil: LEASE })
    .where(and(isTurn(turn), eq(turns.runner, gone), eq(turns.status, 'replying')))
    .returning({ id: turns.id });
  return taken.length > 0;
}

/** Ends a turn without a reply, where `runner` still holds it. */
export async function failTurn(
  db: Db,
  { runner, ...turn }: OwnRow & { runner: string },
  errorCode: string,
): Promise<void> {
  await db
    .update(turns)
    .set({ status: 'failed', errorCode, leaseUntil: null })
    .where(and(isTurn(turn), eq(turns.runner, runner), eq(turns.status, 'replying')));
}

/** Only of turns that are being replied to: one whose failure could not be stored must run out. */
export async function renewLeases(db: Db, runner: string, held: readonly OwnRow[]): Promise<void> {
  await db
    .update(turns)
    .set({ leaseUntil: LEASE })
    .where(
      and(
        inArray(
          turns.userId,
          held.map(({ userId }) => userId),
        ),
        inArray(
          turns.id,
          held.map(({ id }) => id),
        ),
        eq(turns.runner, runner),
        eq(turns.status, 'replying'),
      ),
    );
}

/** Lets go of turns: of one process when it stops, or of all when no other process can exist. */
export async function releaseLeases(db: Db, runner?: string): Promise<void> {
  await db
    .update(turns)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(and(eq(turns.status, 'replying'), runner ? eq(turns.runner, runner) : undefined));
}

export async function listSilentTurns(db: Db, limit: number): Promise<TurnRow[]> {
  return db
    .select()
    .from(turns)
    .where(and(eq(turns.status, 'replying'), lt(turns.leaseUntil, sql`now()`)))
    .limit(limit);
}

export async function listUnderived(
  db: Db,
  limit: number,
): Promise<Pick<ConversationRow, 'id' | 'userId'>[]> {
  return db
    .select({ id: conversations.id, userId: conversations.userId })
    .from(conversations)
    .where(sql`derived_count < message_count`)
    .orderBy(desc(conversations.updatedAt))
    .limit(limit);
}

/** What a turn must know of the person beyond their token; of `users` with `carriedSafety`. */
export const OWNER_COLUMNS = {
  id: users.id,
  dataKey: users.dataKey,
  safetyState: carriedSafety.state,
  companionSettings: users.companionSettings,
  modelConsent: users.modelConsent,
  country: users.country,
  choicesMac: users.choicesMac,
};

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

export async function findOwner(db: Db, userId: string) {
  const [row] = await db
    .select(OWNER_COLUMNS)
    .from(users)
    .leftJoin(carriedSafety, eq(carriedSafety.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function updatePersonSafety(
  db: Db,
  userId: string,
  { state, writtenAt }: Pick<typeof carriedSafety.$inferInsert, 'state'> & { writtenAt: Date },
): Promise<void> {
  await db
    .insert(carriedSafety)
    .values({ userId, state, writtenAt })
    .onConflictDoUpdate({ target: carriedSafety.userId, set: { state, writtenAt } });
}

/** It is read for a day; afterwards nobody's is kept. */
export async function eraseCarriedSafety({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(carriedSafety).where(lt(carriedSafety.writtenAt, new Date(now().getTime() - DAY_MS)));
}
