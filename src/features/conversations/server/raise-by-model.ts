import type { Deps } from '#server/deps.ts';
import { assessTurn } from '../../safety/core/assess-turn.ts';
import { isGraver, type TierVerdict } from '../../safety/core/combine-with-model.ts';
import { isAtLeast } from '../../safety/core/tiers.ts';
import {
  openConversationSafety,
  openPersonSafety,
  sealTurnSafety,
  type TurnSafety,
} from './safety-states.ts';
import { findConversationForUpdate, findOwner, updateTurnSafety } from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { READ_MESSAGES, type TurnWork } from './turn-work.ts';

export interface JudgeDeps extends Deps {
  /** How grave a model finds a message; null where none is asked, or when it is slow. */
  judge(
    turn: TurnWork['companionTurn'],
    options: { readonly personId: string; readonly modelConsent: boolean; readonly signal: AbortSignal },
  ): Promise<TierVerdict | null>;
}

/**
 * Asks a model, where there is one, about a turn that the rules found no grave danger in. Null when their verdict
 * stands; otherwise what safety now says of the turn, stored.
 */
export async function raiseByModel(
  deps: JudgeDeps,
  work: TurnWork,
  signal: AbortSignal,
): Promise<TurnSafety | null> {
  const { owner, modelConsent, companionTurn, safety } = work;
  const rules = { tier: safety.safety?.messageTier ?? 'T0', tags: safety.safety?.tags ?? [] } as const;
  if (isAtLeast(rules.tier, 'T3')) return null;
  const model = await deps.judge(companionTurn, { personId: owner.id, modelConsent, signal });
  if (model === null || !isGraver(model, rules)) return null;
  return deps.db.transaction((tx) => storeRaised({ ...deps, db: tx }, work, model));
}

/** The turn is read again from where the rules left the conversation: they raised nothing that could count twice. */
async function storeRaised(
  deps: JudgeDeps,
  { turnId, owner, conversationId, companionTurn, safety: { country } }: TurnWork,
  model: TierVerdict,
): Promise<TurnSafety | null> {
  const { db: tx, now } = deps;
  const conversation = await findConversationForUpdate(tx, owner.id, conversationId);
  const ownerRow = conversation && (await findOwner(tx, owner.id));
  if (!conversation || !ownerRow) return null;
  const at = now();
  const outcome = assessTurn({
    text: companionTurn.content,
    recent: companionTurn.history.slice(-READ_MESSAGES),
    state: openConversationSafety(owner, conversation),
    personState: openPersonSafety(owner, ownerRow.safetyState),
    country,
    now: at.getTime(),
    spoken: companionTurn.spoken,
    seed: conversationId,
    model,
  });
  const raised: TurnSafety = { safety: outcome.safety, reply: outcome.reply, country };
  await updateTurnSafety(tx, turnId, sealTurnSafety(owner, turnId, raised));
  await storeOutcome(
    deps,
    { owner, conversation, hasPersonState: ownerRow.safetyState !== null, at },
    outcome,
  );
  return raised;
}
