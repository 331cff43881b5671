import { assessTurn, type SafetyTurn } from '#features/safety/core/protocol/assess-turn.ts';
import type { TierVerdict } from '#features/safety/core/protocol/combine-with-model.ts';
import { LEARNED } from '#features/safety/server/public.ts';
import type { QuestionKind } from '#language/open-question.ts';
import type { Parts } from '#server/parts.ts';
import { keepOutcome, openPersonSafety, sealTurnSafety, type TurnSafety } from './safety-states.ts';
import { findConversationForUpdate, findOwner, updateTurnSafety } from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { READ_MESSAGES, type TurnWork } from './turn-work.ts';

export interface JudgeParts extends Parts {
  /** How grave a model finds a message; null where none is asked, or when it is slow. */
  judge(
    turn: TurnWork['companionTurn'],
    options: { readonly personId: string; readonly modelConsent: boolean; readonly signal: AbortSignal },
  ): Promise<TierVerdict | null>;
}

/**
 * Asks a model, where there is one, about a turn that the rules and weights are in doubt about. It may clear a
 * suspicion or make it certain; what is certain is never put to it. Null when their verdict stands; otherwise what
 * safety now says of the turn, stored.
 */
export async function reviseByModel(
  parts: JudgeParts,
  work: TurnWork,
  signal: AbortSignal,
): Promise<TurnSafety | null> {
  const { owner, modelConsent, companionTurn, safety } = work;
  if (!safety.isDoubtful) return null;
  const model = await parts.judge(companionTurn, { personId: owner.id, modelConsent, signal });
  if (model === null) return null;
  return readAgain(parts, work, { model });
}

/**
 * Shows people to turn to beside a reply in which a model, of its own accord, asks about dying: it heard what no rule
 * and no weight did. Null where somebody is shown already.
 */
export async function standByQuestion(
  parts: Parts,
  work: TurnWork,
  question: QuestionKind | null,
): Promise<TurnSafety | null> {
  const { safety, reply, guidance } = work.safety;
  const isOwn = question === 'dying' && reply === null && guidance.question === null;
  if (!isOwn || safety !== null) return null;
  return readAgain(parts, work, { isAskedByModel: true });
}

/** The turn is read again from where the conversation stood before it, and what safety now says of it is stored. */
const readAgain = (parts: Parts, work: TurnWork, heard: Heard): Promise<TurnSafety | null> =>
  parts.db.transaction((tx) => storeRevised({ ...parts, db: tx }, work, heard));

type Heard = Pick<SafetyTurn, 'model' | 'isAskedByModel'>;

async function storeRevised(
  parts: Parts,
  { turnId, owner, conversation: seen, companionTurn, safety: { country, before } }: TurnWork,
  heard: Heard,
): Promise<TurnSafety | null> {
  const { db: tx, now } = parts;
  const conversation = await findConversationForUpdate(tx, owner.id, seen.id);
  const ownerRow = conversation && (await findOwner(tx, owner.id));
  if (!conversation || !ownerRow) return null;
  const outcome = assessTurn({
    text: companionTurn.content,
    recent: companionTurn.history.slice(-READ_MESSAGES),
    question: companionTurn.question,
    state: before,
    personState: openPersonSafety(owner, ownerRow.safetyState),
    country,
    now: now().getTime(),
    spoken: companionTurn.spoken,
    seed: conversation.id,
    learned: LEARNED,
    ...heard,
  });
  const revised = keepOutcome(outcome, { country, before });
  await updateTurnSafety(tx, { id: turnId, userId: owner.id }, sealTurnSafety(owner, turnId, revised));
  await storeOutcome(
    parts,
    { owner, conversation, personState: openPersonSafety(owner, ownerRow.safetyState) },
    outcome,
  );
  return revised;
}
