import { AppError } from '#contract/errors.ts';
import { assessTurn } from '#features/safety/core/protocol/assess-turn.ts';
import type { SafetyState } from '#features/safety/core/protocol/safety-state.ts';
import { beginPlan, countReferral, LEARNED } from '#features/safety/server/public.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { GENTLE_PREVIEW } from '../core/gentle-head.ts';
import { previewOf } from '../core/preview-of.ts';
import { describeUnbegun } from './begin-conversation.ts';
import type { BegunReply } from './begin-reply.ts';
import { readOfferedId } from './offered-id.ts';
import {
  type ConversationRow,
  openContent,
  openHead,
  openTalkState,
  sealContent,
  sealHead,
} from './records.ts';
import {
  isNoticed,
  keepOutcome,
  openConversationSafety,
  openPersonSafety,
  sealTurnSafety,
} from './safety-states.ts';
import { findConversationForUpdate, findMessage, type TurnRow } from './store.ts';
import { sealOutcome } from './store-outcome.ts';
import { takeBackTurn } from './take-back-turn.ts';
import { findTurnStart, isKeyUsed, storeTurnStart, type TurnStart } from './turn-store.ts';
import { composeWork, HISTORY_MESSAGES, READ_MESSAGES, type TurnWork, toPastMessages } from './turn-work.ts';

export interface TurnRequest {
  readonly conversationId: string;
  readonly content: string;
  readonly clientMessageId: string;
  readonly spoken: boolean;
  /** The person's last message, which this one takes the place of. */
  readonly replaces?: string | undefined;
  /** ISO 3166 alpha-2, for the resources. */
  readonly country: string;
}

export type Acceptance =
  | { readonly kind: 'new'; readonly work: TurnWork }
  | { readonly kind: 'known'; readonly turn: TurnRow };

/** What goes on beside what is read and stored. */
export interface Beside {
  /** Whether the person may: nothing is stored, and nobody asked, before it resolves. */
  readonly admitted: Promise<unknown>;
  /** Asks for the reply while the turn is stored. */
  ask(work: TurnWork): BegunReply | null;
}

/** Without a lock, with one, and once more where two first words begin one conversation. */
const TRIES = 3;

/**
 * Stores a person's message and what the safety layer says of it, all or nothing, before anybody hears of a reply. The
 * companion is asked while it is stored, and let go where that fails.
 * The same `clientMessageId` again is the same turn.
 * @throws {AppError} not_found for a conversation that is not the person's, conflict for another body under the key,
 * gone_on where what it replaces is not the last message any more; and what `admitted` rejects with
 */
export function acceptTurn(
  parts: Parts,
  person: Person,
  request: TurnRequest,
  beside: Beside,
): Promise<Acceptance> {
  return parts.tracing.hop({ kind: 'accept' }, async () => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const accept = attempt === 0 && request.replaces === undefined ? acceptAsRead : acceptHeld;
      const acceptance = await accept(parts, person, request, beside).catch((error: unknown) => {
        if (isKeyUsed(error)) return null;
        throw error;
      });
      if (acceptance) return acceptance;
    }
    throw new AppError('not_found');
  });
}

/** Mostly nobody else writes to the conversation meanwhile. Null where somebody did, and where more is to be stored. */
async function acceptAsRead(
  parts: Parts,
  person: Person,
  request: TurnRequest,
  { admitted, ask }: Beside,
): Promise<Acceptance | null> {
  const [start] = await Promise.all([findStart(parts.db, person, request), admitted]);
  if (start.turn) return recall(parts.db, person, request, start.turn);
  const composed = composeTurn(parts, person, request, start);
  if (composed.isReferral) return null;
  // An empty plan without a turn tells nothing, so the two need no transaction; a turn never stands without a plan for long.
  const storing = Promise.all([
    storeTurn(parts.db, composed),
    composed.isFirst && beginPlan(parts.db, person),
  ]);
  const begun = ask(composed.work);
  const [work] = await storing.catch((error: unknown) => {
    void begun?.letGo();
    throw error;
  });
  if (work) return { kind: 'new', work: { ...work, begun } };
  void begun?.letGo();
  return null;
}

async function acceptHeld(
  parts: Parts,
  person: Person,
  request: TurnRequest,
  { admitted }: Beside,
): Promise<Acceptance | null> {
  await admitted;
  return parts.db.transaction(async (tx) => {
    await findConversationForUpdate(tx, person.id, request.conversationId);
    let start = await findStart(tx, person, request);
    if (start.turn) return recall(tx, person, request, start.turn);
    let before: SafetyState | null | undefined;
    if (request.replaces !== undefined) {
      if (!start.conversation) throw new AppError('not_found');
      before = await takeBackTurn(tx, person, start.conversation, request.replaces);
      start = await findStart(tx, person, request);
    }
    const composed = composeTurn(parts, person, request, start, before);
    const work = await storeTurn(tx, composed);
    if (work && composed.isFirst) await beginPlan(tx, person);
    if (work && composed.isReferral) await countReferral(tx, parts.rowKey, composed.message.createdAt);
    return work && { kind: 'new', work };
  });
}

async function findStart(db: Db, person: Person, request: TurnRequest): Promise<TurnStart> {
  const start = await findTurnStart(db, person.id, { ...request, historyMessages: HISTORY_MESSAGES });
  if (!start) throw new AppError('not_found');
  return start;
}

/** The turn that has the key already. */
async function recall(db: Db, person: Person, request: TurnRequest, turn: TurnRow): Promise<Acceptance> {
  const message = await findMessage(db, person.id, turn.userMessageId);
  // It was taken back since.
  if (!message) throw new AppError('gone_on');
  // Whether it came as one spoken turn or by the three calls. No hash of the words is kept: it would confirm a guess.
  const isSame =
    turn.conversationId === request.conversationId && openContent(person, message) === request.content;
  if (!isSame) throw new AppError('conflict');
  return { kind: 'known', turn };
}

type ComposedTurn = ReturnType<typeof composeTurn>;

async function storeTurn(db: Db, { work, ...rows }: ComposedTurn): Promise<TurnWork | null> {
  const conversation = await storeTurnStart(db, rows);
  return conversation && { ...work, conversation };
}

/** The conversation as it was read; the first word begins it. */
function findBegun(
  { rowKey }: Pick<Parts, 'rowKey'>,
  person: Person,
  { conversation, owner }: TurnStart,
  { conversationId, at }: { readonly conversationId: string; readonly at: Date },
): ConversationRow {
  if (conversation) return conversation;
  const type = readOfferedId(rowKey, person.id, conversationId);
  if (type === null) throw new AppError('not_found');
  const unbegun = { id: conversationId, type };
  return describeUnbegun(person, unbegun, { safetyState: owner.safetyState, at });
}

/** A turn as it is stored, and the work of replying to it. */
function composeTurn(
  parts: Parts,
  person: Person,
  { content, conversationId, clientMessageId, country, ...request }: TurnRequest,
  start: TurnStart,
  /** How safety stood before what this one replaces. */
  beforeReplaced?: SafetyState | null,
) {
  const at = parts.now();
  const conversation = findBegun(parts, person, start, { conversationId, at });
  const state = openConversationSafety(person, conversation).state;
  const before = beforeReplaced === undefined ? state : beforeReplaced;
  const personState = openPersonSafety(person, start.owner.safetyState);
  // Of the three calls the one that sends knows nothing of speech.
  const spoken = request.spoken || conversation.type === 'voice';
  const history = toPastMessages(person, start.history ?? []);
  const outcome = assessTurn({
    text: content,
    recent: history.slice(-READ_MESSAGES),
    question: openTalkState(person, conversation).question,
    state: before,
    personState,
    country,
    now: at.getTime(),
    spoken,
    seed: conversationId,
    learned: LEARNED,
  });
  const safety = keepOutcome(outcome, { country, before });
  const { isReferral, personSafety, safetyState } = sealOutcome(
    { owner: person, conversation, personState },
    outcome,
  );

  const turnId = parts.newId();
  const userMessageId = parts.newId();
  const turn: TurnRow = {
    id: turnId,
    userId: person.id,
    conversationId,
    clientMessageId,
    spoken,
    status: 'replying',
    userMessageId,
    replyMessageId: null,
    errorCode: null,
    safety: sealTurnSafety(person, turnId, safety),
    runner: parts.processId,
    leaseUntil: null,
    createdAt: at,
  };
  const messageCount = conversation.messageCount + 1;
  const message = {
    id: userMessageId,
    conversationId,
    userId: person.id,
    seq: messageCount,
    sender: 'user' as const,
    content: sealContent(person, userMessageId, content),
    createdAt: at,
    clientMessageId,
    traits: null,
    phase: null,
    helpful: null,
    reportedAt: null,
  };
  const head = sealHead(person, conversationId, {
    ...openHead(person, conversation),
    lastMessage: isNoticed(safety) ? GENTLE_PREVIEW : previewOf(content),
  });
  const next = { ...conversation, messageCount, updatedAt: at, head, safetyState };
  const owner = { owner: person, ownerRow: start.owner, rowKey: parts.rowKey };
  const stored = { turn, ...owner, userRow: message, content, history, safety };
  return {
    conversation: next,
    turn,
    message,
    personSafety,
    isReferral,
    /** The first that the person ever says. */
    isFirst: start.owner.safetyState === null,
    work: composeWork({ ...stored, conversation: next }),
  };
}
