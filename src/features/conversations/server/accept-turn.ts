import { AppError } from '#contract/errors.ts';
import { assessTurn } from '#features/safety/core/protocol/assess-turn.ts';
import { LEARNED } from '#features/safety/server/public.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import { GENTLE_PREVIEW } from '../core/gentle-head.ts';
import { previewOf } from '../core/preview-of.ts';
import { beginOffered } from './begin-conversation.ts';
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
import {
  findMessage,
  findOwner,
  findTurnByKey,
  insertMessage,
  insertTurn,
  reserveMessageSeq,
  type TurnRow,
} from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { takeBackTurn } from './take-back-turn.ts';
import { composeWork, READ_MESSAGES, readHistory, type TurnWork } from './turn-work.ts';

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

/** The same key was used while this transaction ran; it is rolled back and the other turn is the one. */
class KeyTaken extends Error {}

/**
 * Stores a person's message and what the safety layer says of it, in one transaction, before anybody is asked for a
 * reply. The same `clientMessageId` again is the same turn.
 * @throws {AppError} not_found for a conversation that is not the person's, conflict for another body under the key,
 * gone_on where what it replaces is not the last message any more
 */
export async function acceptTurn(
  deps: Deps & { readonly runnerId: string },
  person: Person,
  request: TurnRequest,
): Promise<Acceptance> {
  const known = await findKnown(deps.db, person, request);
  if (known) return known;
  try {
    const work = await deps.db.transaction((tx) => storeTurn({ ...deps, db: tx }, person, request));
    return { kind: 'new', work };
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    const other = await findKnown(deps.db, person, request);
    if (other) return other;
    // Its message was taken back since.
    throw new AppError('gone_on', { cause: error });
  }
}

async function findKnown(db: Db, person: Person, request: TurnRequest): Promise<Acceptance | null> {
  const turn = await findTurnByKey(db, person.id, request.clientMessageId);
  const message = turn && (await findMessage(db, person.id, turn.userMessageId));
  if (!turn || !message) return null;
  // Whether it came as one spoken turn or by the three calls. No hash of the words is kept: it would confirm a guess.
  const isSame =
    turn.conversationId === request.conversationId && openContent(person, message) === request.content;
  if (!isSame) throw new AppError('conflict');
  return { kind: 'known', turn };
}

/** The next place in a conversation; the first word begins it. */
async function reservePlace(
  deps: Pick<Deps, 'db' | 'rowKey' | 'now'>,
  person: Person,
  conversationId: string,
  at: Date,
): Promise<ConversationRow | null> {
  const reserve = () => reserveMessageSeq(deps.db, person.id, conversationId, at);
  const reserved = await reserve();
  if (reserved) return reserved;
  await beginOffered(deps, person, conversationId);
  return reserve();
}

async function storeTurn(
  deps: Deps & { readonly runnerId: string },
  person: Person,
  request: TurnRequest,
): Promise<TurnWork> {
  const { db: tx, now, newId, runnerId } = deps;
  const { content, conversationId, clientMessageId, country } = request;
  const at = now();
  const reserved = await reservePlace(deps, person, conversationId, at);
  const ownerRow = reserved && (await findOwner(tx, person.id));
  if (!reserved || !ownerRow) throw new AppError('not_found');
  // The conversation is ours now: whoever came first with this key has taken the old message back already.
  if (request.replaces !== undefined && (await findTurnByKey(tx, person.id, clientMessageId)))
    throw new KeyTaken();
  const { conversation, safety: before } =
    request.replaces === undefined
      ? { conversation: reserved, safety: openConversationSafety(person, reserved).state }
      : await takeBackTurn(tx, person, reserved, request.replaces);
  // Of the three calls the one that sends knows nothing of speech.
  const spoken = request.spoken || conversation.type === 'voice';

  const history = await readHistory(tx, person, { conversationId, beforeSeq: conversation.messageCount });
  const outcome = assessTurn({
    text: content,
    recent: history.slice(-READ_MESSAGES),
    question: openTalkState(person, conversation).question,
    state: before,
    personState: openPersonSafety(person, ownerRow.safetyState),
    country,
    now: at.getTime(),
    spoken,
    seed: conversationId,
    learned: LEARNED,
  });
  const safety = keepOutcome(outcome, { country, before });

  const turnId = newId();
  const userMessageId = newId();
  const turn = await insertTurn(tx, {
    id: turnId,
    userId: person.id,
    conversationId,
    clientMessageId,
    spoken,
    userMessageId,
    safety: sealTurnSafety(person, turnId, safety),
    runner: runnerId,
    createdAt: at,
  });
  if (!turn) throw new KeyTaken();
  const userRow = await insertMessage(tx, {
    id: userMessageId,
    conversationId,
    userId: person.id,
    seq: conversation.messageCount,
    sender: 'user',
    content: sealContent(person, userMessageId, content),
    clientMessageId,
    createdAt: at,
  });
  const head = {
    ...openHead(person, conversation),
    lastMessage: isNoticed(safety) ? GENTLE_PREVIEW : previewOf(content),
  };
  await storeOutcome(
    deps,
    {
      owner: person,
      conversation,
      personState: openPersonSafety(person, ownerRow.safetyState),
      head: sealHead(person, conversationId, head),
      at,
    },
    outcome,
  );

  return composeWork({ turn, owner: person, ownerRow, conversation, userRow, content, history, safety });
}
