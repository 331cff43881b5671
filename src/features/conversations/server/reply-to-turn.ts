import { AppError } from '#contract/errors.ts';
import type { ReplyPart } from '#features/companion/core/companion.ts';
import { readQuestion } from '#language/open-question.ts';
import type { SendAnswer } from '../contract.ts';
import { GENTLE_PREVIEW } from '../core/gentle-head.ts';
import { previewOf } from '../core/preview-of.ts';
import { type AskParts, beginReply } from './begin-reply.ts';
import type { Emit, TurnResult } from './live-turn.ts';
import {
  type ConversationRow,
  type MessageRow,
  openHead,
  phaseOf,
  presentMessage,
  sealContent,
  sealHead,
  sealTalkState,
  sealTraits,
} from './records.ts';
import { type JudgeParts, reviseByModel, standByQuestion } from './revise-by-model.ts';
import { isNoticed, type TurnSafety } from './safety-states.ts';
import { failTurn, findConversationForUpdate, findTurn } from './store.ts';
import { storeTurnEnd } from './turn-store.ts';
import { type TurnWork, turnOf } from './turn-work.ts';

type ReplyEnd = Extract<ReplyPart, { type: 'end' }>;

export interface ReplyParts extends JudgeParts, AskParts {
  /** Turns what a companion throws into an error of ours. */
  toReplyError(error: unknown): AppError;
}

/** Another process finished this turn, or the conversation was deleted under it. */
class TurnLost extends Error {}

/** Another process has this turn now, or has ended it: what is told is its reply. */
export class TurnTaken extends Error {}

/**
 * Replies to an accepted turn and stores the reply; it runs to its end whether or not anybody listens.
 * A failure is stored with the turn, so that the same key can try again.
 * @throws {TurnTaken} and nothing else
 */
export async function replyToTurn(
  parts: ReplyParts,
  accepted: TurnWork,
  emit: Emit,
  signal: AbortSignal,
): Promise<TurnResult> {
  let work = accepted;
  emit('accepted', { userMessage: work.userMessage });
  if (!isWaiting(work)) tellSafety(work, emit);
  const onJudged = (revised: TurnSafety | null): void => {
    const wasTold = !isWaiting(work);
    if (revised) work = { ...work, safety: revised };
    if (revised || !wasTold) tellSafety(work, emit);
  };
  try {
    const { text, end } = await parts.tracing.hop({ kind: 'words' }, () =>
      collectReply(parts, work, { emit, onJudged }, signal),
    );
    const shown = await standByQuestion(parts, work, end.question);
    if (shown) {
      work = { ...work, safety: shown };
      tellSafety(work, emit);
    }
    const answer = await storeReply(parts, work, text, end);
    if (answer.phase !== work.phase) emit('phase_changed', { from: work.phase, to: answer.phase });
    emit('replied', answer);
    return { answer };
  } catch (error) {
    if (error instanceof TurnLost && (await isTaken(parts, work))) throw new TurnTaken();
    const failure =
      error instanceof TurnLost ? new AppError('not_found', { cause: error }) : parts.toReplyError(error);
    parts.log.warn({ err: failure.cause ?? failure, code: failure.code }, 'a turn ended without a reply');
    await storeFailure(parts, work, failure);
    emit('failed', {
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

/** What is only suspected may be cleared by a model: it is told when the model has been heard, 1.5 seconds at most. */
const isWaiting = ({ safety }: TurnWork): boolean =>
  safety.isDoubtful && safety.safety?.certainty === 'suspected';

function tellSafety({ safety }: TurnWork, emit: Emit): void {
  if (safety.safety) emit('safety_assessed', safety.safety);
}

const withoutUndefined = ({ message, retryAfterSeconds }: AppError) => ({
  message,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

interface Telling {
  readonly emit: Emit;
  /** Hears what a model made of the turn, null where the verdict stands, before the first word of the reply. */
  readonly onJudged: (revised: TurnSafety | null) => void;
}

async function collectReply(
  parts: ReplyParts,
  work: TurnWork,
  { emit, onJudged }: Telling,
  signal: AbortSignal,
) {
  let text = '';
  let end: ReplyEnd | undefined;
  for await (const part of replyParts(parts, work, onJudged, signal)) {
    if (part.type === 'end') end = part;
    else {
      text += part.text;
      emit('words_added', { text: part.text });
    }
  }
  if (!end) throw new AppError('companion_interrupted');
  return { text: text.trim(), end };
}

/** A companion begins while a model still judges; where the judgement changes what is asked of it, it begins anew. */
async function* replyParts(
  parts: ReplyParts,
  work: TurnWork,
  onJudged: Telling['onJudged'],
  signal: AbortSignal,
): AsyncIterable<ReplyPart> {
  if (isModels(parts, work)) {
    onJudged(null);
    return yield* stepParts(parts, work, signal);
  }
  const begun = work.safety.reply === null ? (work.begun ?? beginReply(parts, work, signal)) : null;
  const revised = await reviseByModel(parts, work, signal).catch(async (error: unknown) => {
    // Nobody will hear the companion: it must not go on asking its model.
    await begun?.letGo();
    throw error;
  });
  onJudged(revised);
  const safety = revised ?? work.safety;
  if (begun && safety.reply === null && isSameGuidance(safety, work.safety)) return yield* begun.parts();
  await begun?.letGo();
  const companionTurn = { ...work.companionTurn, safety: safety.guidance };
  const judged = { ...work, safety, companionTurn };
  if (safety.reply === null) yield* beginReply(parts, judged, signal).parts();
  else if (isModels(parts, judged)) yield* stepParts(parts, judged, signal);
  else yield* protocolParts(work, safety.reply);
}

/** A step of the protocol that a model words. */
const isModels = (parts: ReplyParts, { owner, modelConsent, safety }: TurnWork): boolean =>
  safety.guidance.step !== null &&
  safety.reply !== null &&
  parts.companionFor({ id: owner.id, modelConsent }).name !== 'guide';

/** In danger nobody waits longer than this for a model's first word. */
const STEP_MS = 4_000;

/** A model's words for the protocol's next step; the protocol's own, where the model has none or breaks off. */
async function* stepParts(parts: ReplyParts, work: TurnWork, signal: AbortSignal): AsyncIterable<ReplyPart> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), STEP_MS);
  let hasSpoken = false;
  try {
    for await (const part of beginReply(parts, work, AbortSignal.any([signal, late.signal])).parts()) {
      hasSpoken = true;
      clearTimeout(timer);
      yield part.type === 'end' ? { ...part, phase: work.phase, technique: 'resource' } : part;
    }
  } catch (error) {
    if (work.safety.reply === null) throw error;
    signal.throwIfAborted();
    if (hasSpoken) yield { type: 'text', text: '\n\n' };
    yield* protocolParts(work, work.safety.reply);
  } finally {
    clearTimeout(timer);
  }
}

const isSameGuidance = ({ guidance: left }: TurnSafety, { guidance: right }: TurnSafety): boolean =>
  left.opening === right.opening && left.question === right.question && left.tier === right.tier;

/** A crisis suspends the phases: they stay where they were. */
function* protocolParts({ phase, companionTurn }: TurnWork, text: string): Iterable<ReplyPart> {
  yield { type: 'text', text };
  yield {
    type: 'end',
    phase,
    technique: 'resource',
    state: companionTurn.state,
    question: readQuestion(text),
    companion: 'guide',
  };
}

/** A reply as it is stored: the conversation with it, and its message. */
interface StoredReply {
  readonly conversation: ConversationRow;
  readonly message: MessageRow & { readonly sender: 'bot' };
}

/** Whose question it is: a step that a model worded asks what the model asked. */
const isProtocols = ({ safety }: TurnWork, { companion }: ReplyEnd): boolean =>
  safety.reply !== null && companion === 'guide';

function composeReply(
  parts: ReplyParts,
  work: TurnWork,
  row: ConversationRow,
  { text, end }: { readonly text: string; readonly end: ReplyEnd },
): StoredReply {
  const { owner } = work;
  const id = parts.newId();
  // When it was asked for: the protocol's words are there at once and a model's are not, which would tell them apart.
  const at = new Date(work.userMessage.createdAt);
  const messageCount = row.messageCount + 1;
  const companionState = sealTalkState(owner, row.id, {
    companion: end.state,
    question: end.question && {
      by: isProtocols(work, end) ? 'protocol' : 'companion',
      kind: end.question,
    },
    before: {
      companion: work.companionTurn.state,
      question: work.companionTurn.question,
      phase: phaseOf(row),
    },
  });
  const head = sealHead(owner, row.id, {
    ...openHead(owner, row),
    lastMessage: isNoticed(work.safety) ? GENTLE_PREVIEW : previewOf(text),
  });
  return {
    conversation: { ...row, messageCount, updatedAt: at, phase: end.phase, companionState, head },
    message: {
      id,
      conversationId: row.id,
      userId: owner.id,
      seq: messageCount,
      sender: 'bot',
      content: sealContent(owner, id, text),
      createdAt: at,
      clientMessageId: null,
      traits: sealTraits(owner, id, { companion: end.companion, technique: end.technique }),
      phase: end.phase,
      helpful: null,
      reportedAt: null,
    },
  };
}

async function storeReply(
  parts: ReplyParts,
  work: TurnWork,
  text: string,
  end: ReplyEnd,
): Promise<SendAnswer> {
  const turn = { ...turnOf(work), runner: parts.processId };
  const store = async (db: ReplyParts['db'], seen: ConversationRow): Promise<MessageRow | null> => {
    const reply = composeReply(parts, work, seen, { text, end });
    return (await storeTurnEnd(db, { ...reply, turn })) ? reply.message : null;
  };
  const stored =
    (await store(parts.db, work.conversation)) ??
    // Something of the conversation changed meanwhile: its title, a check-in.
    (await parts.db.transaction(async (tx) => {
      const held = await findConversationForUpdate(tx, work.owner.id, work.conversation.id);
      return held && store(tx, held);
    }));
  if (!stored) throw new TurnLost();
  return {
    message: presentMessage(work.owner, stored, text),
    userMessage: work.userMessage,
    phase: end.phase,
    safety: work.safety.safety,
  };
}

async function isTaken({ db, processId }: ReplyParts, work: TurnWork): Promise<boolean> {
  const turn = await findTurn(db, turnOf(work)).catch(() => null);
  return turn !== null && turn.status !== 'failed' && turn.runner !== processId;
}

async function storeFailure(parts: ReplyParts, work: TurnWork, failure: AppError): Promise<void> {
  try {
    await failTurn(parts.db, { ...turnOf(work), runner: parts.processId }, failure.code);
  } catch (cause) {
    // The lease runs out and the turn is taken up again: nothing is lost.
    parts.log.error({ err: cause }, 'a failed turn could not be marked');
  }
}
