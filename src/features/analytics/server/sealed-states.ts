import { purposeKey } from '#server/crypto/keyed-hash.ts';
import { openPadded, sealPadded } from '#server/crypto/seal.ts';
import type { SessionState } from '../core/session-state.ts';

/** Most sessions: whether help was shown changes no length. */
const STATE_BYTES = 512;
const sealingKey = purposeKey('seals the states of sessions');
const placeOf = (session: string) => ({
  table: 'analytics_sessions',
  column: 'state',
  row: session,
  user: 'everybody',
});

export const sealState = (rowKey: Buffer, session: string, state: SessionState): Buffer =>
  sealPadded(sealingKey(rowKey), state, placeOf(session), STATE_BYTES);

export const openState = (rowKey: Buffer, session: string, sealed: Buffer | null): SessionState | null =>
  // Only sealState seals under this key.
  sealed && (openPadded(sealingKey(rowKey), sealed, placeOf(session)) as SessionState);
