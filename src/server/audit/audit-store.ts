import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditChain, auditEvents } from '../db/schema/audit.ts';
import { type AuditRow, CHAIN_ID, type ChainRow } from './audit-chain.ts';

/** False when there is a chain already. */
export async function insertChain(db: Db, row: ChainRow): Promise<boolean> {
  const inserted = await db
    .insert(auditChain)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: auditChain.id });
  return inserted.length > 0;
}

export async function findChain(db: Db): Promise<ChainRow | null> {
  const [row] = await db.select().from(auditChain).where(eq(auditChain.id, CHAIN_ID));
  return row ?? null;
}

/** Inside a transaction: nobody else adds to the chain until it ends. */
export async function findChainForChange(tx: Db): Promise<ChainRow | null> {
  const [row] = await tx.select().from(auditChain).where(eq(auditChain.id, CHAIN_ID)).for('update');
  return row ?? null;
}

export async function updateChain(tx: Db, { id, ...change }: ChainRow): Promise<void> {
  await tx.update(auditChain).set(change).where(eq(auditChain.id, id));
}

export async function insertEvent(tx: Db, row: AuditRow): Promise<void> {
  await tx.insert(auditEvents).values(row);
}

/** 0 when there is none. */
export async function findNewestSeq(tx: Db): Promise<number> {
  const [row] = await tx.select({ seq: max(auditEvents.seq) }).from(auditEvents);
  return row?.seq ?? 0;
}

const ROWS_PER_QUERY = 500;

/** Every event in its order, from the first that is there, page by page; of one subject where one is given. */
export async function* eachEvent(db: Db, subject?: Buffer): AsyncGenerator<AuditRow> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const page = await db
      .select()
      .from(auditEvents)
      .where(and(gt(auditEvents.seq, after), subject && eq(auditEvents.subject, subject)))
      .orderBy(asc(auditEvents.seq))
      .limit(ROWS_PER_QUERY);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < ROWS_PER_QUERY) return;
    after = last.seq;
  }
}

/** What is kept of a person's sign-ins, resets, exports and the like, as they may read it. */
export async function listEventsOf(
  db: Db,
  subject: Buffer,
): Promise<{ readonly at: string; readonly event: string }[]> {
  const events = [];
  for await (const { at, event } of eachEvent(db, subject)) events.push({ at: at.toISOString(), event });
  return events;
}

export async function deleteEventsUpTo(tx: Db, seq: number): Promise<void> {
  await tx.delete(auditEvents).where(lte(auditEvents.seq, seq));
}
