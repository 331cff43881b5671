import type { Deps } from '#server/deps.ts';
import type { DataOwner } from '#server/person.ts';
import type { SafetyOutcome } from '../../safety/core/protocol/assess-turn.ts';
import { isPinned } from '../../safety/core/protocol/safety-state.ts';
import { countReferral } from '../../safety/server/public.ts';
import type { ConversationRow } from './records.ts';
import { sealConversationSafety, sealPersonSafety } from './safety-states.ts';
import { updateConversation, updatePersonSafety } from './store.ts';

interface Standing {
  readonly owner: DataOwner;
  readonly conversation: ConversationRow;
  /** Something is kept of how the person stands in general, so that it must be kept up. */
  readonly hasPersonState: boolean;
  /** The conversation's new head, where the turn changed it. */
  readonly head?: Buffer;
  readonly at: Date;
}

/** Keeps how a conversation and its person stand after a turn, and counts a referral once. In the turn's transaction. */
export async function storeOutcome(
  { db: tx, log }: Pick<Deps, 'db' | 'log'>,
  { owner, conversation, hasPersonState, head, at }: Standing,
  outcome: SafetyOutcome,
): Promise<void> {
  const isReferral = !conversation.isReferred && (outcome.safety?.resources.length ?? 0) > 0;
  await updateConversation(tx, conversation.id, {
    ...(head && { head }),
    safetyState: sealConversationSafety(owner, conversation.id, outcome.state),
    ...(isReferral && { isReferred: true }),
  });
  if (isReferral) await countReferral(tx, at);
  // What is only suspected stays in its conversation.
  if (isPinned(outcome.state.tier) || hasPersonState)
    await updatePersonSafety(tx, owner.id, sealPersonSafety(owner, outcome.state));
  if (outcome.ruleIds.length > 0)
    log.info({ rules: outcome.ruleIds, certainty: outcome.certainty }, 'safety rules matched');
}
