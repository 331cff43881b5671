import { keyedHash } from '../crypto/keyed-hash.ts';
import { isMacOf, macOf } from '../crypto/row-mac.ts';
import type { auditChain, auditEvents } from '../db/schema/audit.ts';

export type AuditRow = typeof auditEvents.$inferSelect;
export type ChainRow = typeof auditChain.$inferSelect;

/** The chain has one row. */
export const CHAIN_ID = 1;

const chainKey = (rowKey: Buffer): Buffer => keyedHash(rowKey, 'chains the security events');

/** Who an event is about: a pseudonym that nobody makes or recognises without the key. 32 bytes. */
export const pseudonymOf = (rowKey: Buffer, personId: string): Buffer =>
  keyedHash(chainKey(rowKey), `person ${personId}`);

const ofEvent = ({ seq, at, event, subject }: Omit<AuditRow, 'mac'>, macBefore: Buffer) => [
  String(seq),
  at,
  event,
  subject,
  macBefore,
];

const ofChain = ({ anchorSeq, anchorMac, headSeq, headMac }: Omit<ChainRow, 'mac' | 'id'>) => [
  String(anchorSeq),
  anchorMac,
  String(headSeq),
  headMac,
];

export const signEvent = (rowKey: Buffer, row: Omit<AuditRow, 'mac'>, macBefore: Buffer): AuditRow => ({
  ...row,
  mac: macOf(chainKey(rowKey), 'audit_events', ofEvent(row, macBefore)),
});

export const isEventIntact = (rowKey: Buffer, row: AuditRow, macBefore: Buffer): boolean =>
  isMacOf(row.mac, chainKey(rowKey), 'audit_events', ofEvent(row, macBefore));

export const signChain = (rowKey: Buffer, row: Omit<ChainRow, 'mac' | 'id'>): ChainRow => ({
  ...row,
  id: CHAIN_ID,
  mac: macOf(chainKey(rowKey), 'audit_chain', ofChain(row)),
});

export const isChainIntact = (rowKey: Buffer, row: ChainRow): boolean =>
  isMacOf(row.mac, chainKey(rowKey), 'audit_chain', ofChain(row));

/** What stands for the event before the first. */
export const nothingBefore = (rowKey: Buffer): Buffer =>
  macOf(chainKey(rowKey), 'audit_chain', ['before the first']);

/** A chain without events yet. */
export function newChain(rowKey: Buffer): ChainRow {
  const mac = nothingBefore(rowKey);
  return signChain(rowKey, { anchorSeq: 0, anchorMac: mac, headSeq: 0, headMac: mac });
}
