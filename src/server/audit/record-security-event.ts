import type { Parts } from '../parts.ts';
import {
  type ChainRow,
  isChainIntact,
  newChain,
  nothingBefore,
  pseudonymOf,
  signChain,
  signEvent,
} from './audit-chain.ts';
import { findChainForChange, findNewestSeq, insertChain, insertEvent, updateChain } from './audit-store.ts';
import type { SecurityEvent } from './security-events.ts';

export type AuditParts = Pick<Parts, 'db' | 'rowKey' | 'now'>;

/**
 * Adds to the log of security events what has just happened, and to whom: the person's id, which is stored as a keyed
 * pseudonym, or null where nobody is known. It holds no address, no words and nothing of where a call came from. In a
 * transaction (`db`) let it be the last step: until it ends nobody else can add anything.
 */
export async function recordSecurityEvent(
  parts: AuditParts,
  event: SecurityEvent,
  personId: string | null,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const within = { ...parts, db: tx };
    await append(within, await lockChain(within), event, personId);
  });
}

/** Begins the log of a new instance, so that one that is gone later is one that somebody took away. */
export async function beginAuditLog(parts: AuditParts): Promise<void> {
  await parts.db.transaction((tx) => lockChain({ ...parts, db: tx }));
}

/** The chain, begun where there is none, and mended where somebody has changed its head. */
async function lockChain(parts: AuditParts): Promise<ChainRow> {
  const { db: tx, rowKey } = parts;
  const fresh = newChain(rowKey);
  const found = await findChainForChange(tx);
  if (!found && (await insertChain(tx, fresh))) return append(parts, fresh, 'log_began', null);
  const chain = found ?? (await findChainForChange(tx));
  if (!chain) throw new Error('the chain of security events is gone');
  if (isChainIntact(rowKey, chain)) return chain;
  // To sign what somebody without the key has written would hide it. What happens from now on is recorded all the same,
  // behind an event that says that there was a break.
  const headSeq = await findNewestSeq(tx);
  const headMac = nothingBefore(rowKey);
  const anchor = { anchorSeq: chain.anchorSeq, anchorMac: chain.anchorMac };
  return append(parts, signChain(rowKey, { ...anchor, headSeq, headMac }), 'log_break_found', null);
}

async function append(
  { db: tx, rowKey, now }: AuditParts,
  chain: ChainRow,
  event: SecurityEvent,
  personId: string | null,
): Promise<ChainRow> {
  const subject = personId === null ? null : pseudonymOf(rowKey, personId);
  const row = signEvent(rowKey, { seq: chain.headSeq + 1, at: now(), event, subject }, chain.headMac);
  const next = signChain(rowKey, { ...chain, headSeq: row.seq, headMac: row.mac });
  await insertEvent(tx, row);
  await updateChain(tx, next);
  return next;
}
