import { DAY_MS } from '#contract/time.ts';
import type { Parts } from '../parts.ts';
import { isChainIntact, isEventIntact, signChain } from './audit-chain.ts';
import { deleteEventsUpTo, eachEvent, findChainForChange, updateChain } from './audit-store.ts';
import type { AuditParts } from './record-security-event.ts';

const KEPT_DAYS = 90;

/**
 * Takes away the events older than 90 days, and signs where the chain begins from then on. Only what still holds goes: a
 * break that is old stays to be seen.
 */
export async function pruneAuditLog(parts: AuditParts & Pick<Parts, 'log'>): Promise<void> {
  const { db, rowKey, now, log } = parts;
  const since = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    const chain = await findChainForChange(tx);
    if (!chain || !isChainIntact(rowKey, chain)) {
      log.error('the log of security events was changed by somebody without the key');
      return;
    }
    let anchor = { seq: chain.anchorSeq, mac: chain.anchorMac };
    for await (const row of eachEvent(tx)) {
      if (row.at >= since) break;
      if (row.seq !== anchor.seq + 1 || !isEventIntact(rowKey, row, anchor.mac)) {
        log.error('the log of security events was changed by somebody without the key');
        break;
      }
      anchor = row;
    }
    if (anchor.seq === chain.anchorSeq) return;
    await deleteEventsUpTo(tx, anchor.seq);
    await updateChain(tx, signChain(rowKey, { ...chain, anchorSeq: anchor.seq, anchorMac: anchor.mac }));
  });
}
