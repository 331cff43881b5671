import type { SafetyOutcome } from '#features/safety/core/protocol/assess-turn.ts';
import { isPinned, type SafetyState } from '#features/safety/core/protocol/safety-state.ts';
import { countReferral } from '#features/safety/server/public.ts';
import type { Parts } from '#server/parts.ts';
import type { DataOwner } from '#server/person.ts';
import type { ConversationRow } from './records.ts';
import { openConversationSafety, sealConversationSafety, sealPersonSafety } from './safety-states.ts';
import { updateConversation, updatePersonSafety } from './store.ts';

interface Standing {
  readonly owner: DataOwner;
  readonly conversation: ConversationRow;
  /** How the person stands in general, where something is kept of it that must be kept up. */
  readonly personState: SafetyState | null;
}

/** How a conversation and its person stand after a turn, sealed. */
export interface Kept {
  readonly safetyState: Buffer;
  readonly personSafety: Buffer;
  /** For the first time in this conversation people to turn to are shown. */
  readonly isReferral: boolean;
}

/** The same is kept of everybody, in danger or not: neither its length nor its place tells who is. */
export function sealOutcome({ owner, conversation, personState }: Standing, outcome: SafetyOutcome): Kept {
  const { isReferred: wasReferred } = openConversationSafety(owner, conversation);
  const isReferred = wasReferred || (outcome.safety?.resources.length ?? 0) > 0;
  // What is only suspected stays in its conversation.
  const isKept = isPinned(outcome.state.tier) || personState !== null;
  return {
    safetyState: sealConversationSafety(owner, conversation.id, { state: outcome.state, isReferred }),
    personSafety: sealPersonSafety(owner, isKept ? outcome.state : null),
    isReferral: isReferred && !wasReferred,
  };
}

/** Stores what a later look made of a turn, and counts a referral once. In a transaction; nothing is logged. */
export async function storeOutcome(
  { db: tx, rowKey, now }: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  standing: Standing,
  outcome: SafetyOutcome,
): Promise<void> {
  const { safetyState, personSafety, isReferral } = sealOutcome(standing, outcome);
  await updateConversation(tx, standing.conversation, { safetyState });
  if (isReferral) await countReferral(tx, rowKey, now());
  await updatePersonSafety(tx, standing.owner.id, { state: personSafety, writtenAt: now() });
}
