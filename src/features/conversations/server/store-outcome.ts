import type { Deps } from '#server/deps.ts';
import type { DataOwner } from '#server/person.ts';
import type { SafetyOutcome } from '../../safety/core/protocol/assess-turn.ts';
import { isPinned, type SafetyState } from '../../safety/core/protocol/safety-state.ts';
import { countReferral } from '../../safety/server/public.ts';
import type { ConversationRow } from './records.ts';
import { openConversationSafety, sealConversationSafety, sealPersonSafety } from './safety-states.ts';
import { updateConversation, updatePersonSafety } from './store.ts';

interface Standing {
  readonly owner: DataOwner;
  readonly conversation: ConversationRow;
  /** How the person stands in general, where something is kept of it that must be kept up. */
  readonly personState: SafetyState | null;
  /** The conversation's new head, where the turn changed it. */
  readonly head?: Buffer;
  readonly at: Date;
}

/**
 * Keeps how a conversation and its person stand after a turn, and counts a referral once. In the turn's transaction. The
 * same is written for everybody, in danger or not, and nothing is logged: neither tells who is.
 */
export async function storeOutcome(
  { db: tx, rowKey }: Pick<Deps, 'db' | 'rowKey'>,
  { owner, conversation, personState, head, at }: Standing,
  outcome: SafetyOutcome,
): Promise<void> {
  const { isReferred: wasReferred } = openConversationSafety(owner, conversation);
  const isReferred = wasReferred || (outcome.safety?.resources.length ?? 0) > 0;
  await updateConversation(tx, conversation.id, {
    ...(head && { head }),
    safetyState: sealConversationSafety(owner, conversation.id, { state: outcome.state, isReferred }),
  });
  if (isReferred && !wasReferred) await countReferral(tx, rowKey, at);
  // What is only suspected stays in its conversation.
  const isKept = isPinned(outcome.state.tier) || personState !== null;
  await updatePersonSafety(tx, owner.id, sealPersonSafety(owner, isKept ? outcome.state : null));
}
