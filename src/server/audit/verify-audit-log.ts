import type { Db } from '../db/database.ts';
import { type AuditRow, type ChainRow, isChainIntact, isEventIntact, nothingBefore } from './audit-chain.ts';
import { eachEvent, findChain } from './audit-store.ts';

/** An event as an operator may have noted it: its number, and the beginning of its MAC in hex digits. */
export interface SeenEvent {
  readonly seq: number;
  readonly mac: string;
}

export const seenFormOf = ({ seq, mac }: Pick<AuditRow, 'seq' | 'mac'>): string =>
  `${seq}:${mac.toString('hex').slice(0, 16)}`;

export interface AuditVerdict {
  readonly events: number;
  /** The newest one, for {@link seenFormOf}; null when there is none. */
  readonly newest: AuditRow | null;
  /** What is wrong, in the order of the events: nothing, where the chain holds. */
  readonly breaks: readonly string[];
}

const span = (from: number, to: number): string =>
  from === to ? `event ${from} is gone` : `events ${from} to ${to} are gone`;

/**
 * Reads the whole log of security events, and tells where somebody without the key removed, changed, moved or added one.
 * To put the whole database back to an earlier moment leaves no trace in itself: `seen`, noted elsewhere, shows that too.
 */
export async function verifyAuditLog(
  { db, rowKey }: { readonly db: Db; readonly rowKey: Buffer },
  seen?: SeenEvent,
): Promise<AuditVerdict> {
  const chain = await findChain(db);
  const isHeadIntact = chain !== null && isChainIntact(rowKey, chain);
  const breaks: string[] = [];
  if (!chain) breaks.push('the end of the log is gone, or no server has run here yet');
  else if (!isHeadIntact) breaks.push('the end of the log was changed');
  let [events, isSeenThere] = [0, false];
  let newest: AuditRow | null = null;
  let before = isHeadIntact ? { seq: chain.anchorSeq, mac: chain.anchorMac } : null;
  for await (const row of eachEvent(db)) {
    const fault = faultOf(rowKey, row, before);
    if (fault) breaks.push(fault);
    if (seen && row.seq === seen.seq) isSeenThere = row.mac.toString('hex').startsWith(seen.mac);
    before = newest = row;
    events++;
  }
  if (isHeadIntact) breaks.push(...faultsAtEnd(chain, newest));
  if (seen && !isSeenThere && !(isHeadIntact && seen.seq <= chain.anchorSeq))
    breaks.push(`event ${seen.seq} is not the one that was seen: the log was put back to an earlier state`);
  return { events, newest, breaks };
}

function faultOf(rowKey: Buffer, row: AuditRow, before: Pick<AuditRow, 'seq' | 'mac'> | null): string | null {
  if (row.event === 'log_break_found' && isEventIntact(rowKey, row, nothingBefore(rowKey)))
    return `before event ${row.seq}: the end of the log had been changed`;
  if (before && row.seq > before.seq + 1) return span(before.seq + 1, row.seq - 1);
  if (before && row.seq === before.seq + 1 && isEventIntact(rowKey, row, before.mac)) return null;
  // Behind a lost end nothing says what came before the first.
  return before ? `event ${row.seq} was changed, moved or added` : null;
}

function faultsAtEnd(chain: ChainRow, newest: AuditRow | null): string[] {
  const last = newest ?? { seq: chain.anchorSeq, mac: chain.anchorMac };
  if (last.seq < chain.headSeq) return [span(last.seq + 1, chain.headSeq)];
  if (last.seq > chain.headSeq) return [`events after ${chain.headSeq} were added`];
  return last.mac.equals(chain.headMac) ? [] : [`event ${last.seq} is not the one that was recorded`];
}
