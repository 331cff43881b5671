import { AppError } from '#contract/errors.ts';
import type { Companion, ReplyPart } from '../../companion/core/companion.ts';
import type { SendAnswer } from '../contract.ts';
import { previewOf } from '../core/preview-of.ts';
import type { Emit, TurnResult } from './live-turn.ts';
import { type JudgeDeps, raiseByModel } from './raise-by-model.ts';
import { openHead, presentMessage, sealCompanionState, sealContent, sealHead } from './records.ts';
import type { TurnSafety } from './safety-states.ts';
import { endTurn, insertMessage, reserveMessageSeq, updateConversation } from './store.ts';
import type { TurnWork } from './turn-work.ts';

type ReplyEnd = Extract<ReplyPart, { type: 'end' }>;

export interface ReplyDeps extends JudgeDeps {
  readonly runnerId: string;
  /** Who replies to this person: without their consent no model is asked. */
  companionFor(person: { id: string; modelConsent: boolean }): Companion;
  /** Turns what a companion throws into an error of ours. */
  toReplyError(error: unknown): AppError;
}

/** Another process finished this turn, or the conversation was deleted under it. */
class TurnLost extends Error {}

/**
 * Replies to an accepted turn and stores the reply; it runs to its end whether or not anybody listens.
 * Never rejects: a failure is stored with the turn, so that the same key can try again.
 */
export async function replyToTurn(
  deps: ReplyDeps,
  accepted: TurnWork,
  emit: Emit,
  signal: AbortSignal,
): Promise<TurnResult> {
  let work = accepted;
  const onRaised = (safety: TurnSafety): void => {
    work = { ...work, safety };
    if (safety.safety) emit('safety', safety.safety);
  };
  emit('accepted', { userMessage: work.userMessage });
  if (work.safety.safety) emit('safety', work.safety.safety);
  try {
    const { text, end } = await collectReply(deps, work, { emit, onRaised }, signal);
    const answer = await storeReply(deps, work, text, end);
    if (answer.phase !== work.phase) emit('phase', { from: work.phase, to: answer.phase });
    emit('done', answer);
    return { answer };
  } catch (error) {
    const failure =
      error instanceof TurnLost ? new AppError('not_found', { cause: error }) : deps.toReplyError(error);
    deps.log.warn({ err: failure.cause ?? failure, code: failure.code }, 'a turn ended without a reply');
    await storeFailure(deps, work, failure);
    emit('error', {
      code: failure.code,
      message: failure.message,
      retryable: failure.status !== 404,
      ...(failure.retryAfterSeconds !== undefined && { retryAfterSeconds: failure.retryAfterSeconds }),
      safety: work.safety.safety,
    });
    return {
      error: new AppError(failure.code, {
        ...withoutUndefined(failure),
        cause: error,
        extra: { safety: work.safety.safety },
      }),
    };
  }
}

const withoutUndefined = ({ message, retryAfterSeconds }: AppError) => ({
  message,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

interface Telling {
  readonly emit: Emit;
  /** Hears when a model raised what safety says of the turn, before the first word of the reply. */
  readonly onRaised: (safety: TurnSafety) => void;
}

async function collectReply(
  deps: ReplyDeps,
  work: TurnWork,
  { emit, onRaised }: Telling,
  signal: AbortSignal,
) {
  let text = '';
  let end: ReplyEnd | undefined;
  for await (const part of replyParts(deps, work, onRaised, signal)) {
    if (part.type === 'end') end = part;
    else {
      text += part.text;
      emit('delta', { text: part.text });
    }
  }
  if (!end) throw new AppError('companion_interrupted');
  return { text: text.trim(), end };
}

/** A companion begins while a model still judges, and is let go of when the judgement leaves it nothing to say. */
async function* replyParts(
  deps: ReplyDeps,
  work: TurnWork,
  onRaised: Telling['onRaised'],
  signal: AbortSignal,
): AsyncIterable<ReplyPart> {
  const { owner, modelConsent, companionTurn } = work;
  const unneeded = new AbortController();
  const companion = deps.companionFor({ id: owner.id, modelConsent });
  const parts = companion.reply(companionTurn, AbortSignal.any([signal, unneeded.signal]));
  const words = work.safety.reply === null ? parts[Symbol.asyncIterator]() : null;
  const first = words?.next();
  // Awaited below; meanwhile a failure must not count as unheard.
  first?.catch(() => {});
  const raised = await raiseByModel(deps, work, signal).catch((error: unknown) => {
    // Nobody will hear the companion: it must not go on asking its model.
    unneeded.abort();
    throw error;
  });
  if (raised) onRaised(raised);
  const reply = raised?.reply ?? work.safety.reply;
  if (reply === null && words && first) {
    const begun = await first;
    if (begun.done) return;
    yield begun.value;
    yield* { [Symbol.asyncIterator]: () => words };
    return;
  }
  unneeded.abort();
  await first?.catch(() => {});
  await words?.return?.();
  yield { type: 'text', text: reply ?? '' };
  // A crisis suspends the phases: they stay where they were.
  yield {
    type: 'end',
    phase: work.phase,
    technique: 'resource',
    state: companionTurn.state,
    companion: 'guide',
  };
}

async function storeReply(deps: ReplyDeps, work: TurnWork, text: string, end: ReplyEnd): Promise<SendAnswer> {
  const { owner, conversationId, turnId } = work;
  const id = deps.newId();
  const at = deps.now();
  const row = await deps.db.transaction(async (tx) => {
    const conversation = await reserveMessageSeq(tx, owner.id, conversationId, at);
    if (!conversation) throw new TurnLost();
    if (!(await endTurn(tx, { id: turnId, runner: deps.runnerId }, { status: 'done', replyMessageId: id })))
      throw new TurnLost();
    await updateConversation(tx, conversationId, {
      phase: end.phase,
      companionState: sealCompanionState(owner, conversationId, end.state),
      head: sealHead(owner, conversationId, {
        ...openHead(owner, conversation),
        lastMessage: previewOf(text),
      }),
    });
    return insertMessage(tx, {
      id,
      conversationId,
      userId: owner.id,
      seq: conversation.messageCount,
      sender: 'bot',
      content: sealContent(owner, id, text),
      createdAt: at,
      companion: end.companion,
      technique: end.technique,
      phase: end.phase,
    });
  });
  return {
    message: presentMessage(row, text),
    userMessage: work.userMessage,
    phase: end.phase,
    safety: work.safety.safety,
  };
}

async function storeFailure(deps: ReplyDeps, work: TurnWork, failure: AppError): Promise<void> {
  try {
    await endTurn(
      deps.db,
      { id: work.turnId, runner: deps.runnerId },
      { status: 'failed', errorCode: failure.code },
    );
  } catch (cause) {
    // The lease runs out and the turn is taken up again: nothing is lost.
    deps.log.error({ err: cause }, 'a failed turn could not be marked');
  }
}
