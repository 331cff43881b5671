import { choicesOf, openCompanionSettings } from '#features/account/server/public.ts';
import type { Phase } from '#features/companion/contract.ts';
import type { CompanionTurn, PastMessage } from '#features/companion/core/companion.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, ownerOf } from '#server/person.ts';
import type { Message } from '../contract.ts';
import type { BegunReply } from './begin-reply.ts';
import {
  type ConversationRow,
  type MessageRow,
  openContent,
  openTalkState,
  phaseOf,
  presentMessage,
} from './records.ts';
import { openTurnSafety, type TurnSafety } from './safety-states.ts';
import {
  findConversation,
  findMessage,
  findOwner,
  listRecentMessages,
  type OwnRow,
  type TurnRow,
} from './store.ts';
import { openStrength } from './strength.ts';
import type { SealedMessage, TurnStart } from './turn-store.ts';

/** As many messages as a companion is given of the past. */
export const HISTORY_MESSAGES = 60;
/** As many of them as the safety layer reads: the last 8 turns. */
export const READ_MESSAGES = 16;

/** All that replying to a turn needs, however the turn was come by. */
export interface TurnWork {
  readonly turnId: string;
  readonly owner: DataOwner;
  /** As it stood when the turn was stored; a reply is written there where it still does. */
  readonly conversation: ConversationRow;
  readonly userMessage: Message;
  readonly phase: Phase;
  readonly safety: TurnSafety;
  readonly modelConsent: boolean;
  /** The person lets process remember across conversations. */
  readonly remembers: boolean;
  readonly companionTurn: CompanionTurn;
  /** The companion's reply, where it was asked for beside the storing of the turn. */
  readonly begun?: BegunReply | null;
}

export const turnOf = ({ turnId, owner }: TurnWork): OwnRow => ({ id: turnId, userId: owner.id });

export function toPastMessages(owner: DataOwner, rows: readonly SealedMessage[]): PastMessage[] {
  return rows.flatMap((row) =>
    row.sender === 'system' ? [] : [{ sender: row.sender, text: openContent(owner, row) }],
  );
}

/** What was said before a message, as far as a reply looks back. */
async function readHistory(
  db: Parts['db'],
  owner: DataOwner,
  { conversationId, beforeSeq }: { readonly conversationId: string; readonly beforeSeq: number },
): Promise<PastMessage[]> {
  const limit = HISTORY_MESSAGES;
  const conversation = { id: conversationId, userId: owner.id };
  return toPastMessages(owner, await listRecentMessages(db, conversation, { beforeSeq, limit }));
}

interface WorkParts {
  readonly turn: Pick<TurnRow, 'id' | 'spoken'>;
  readonly owner: DataOwner;
  readonly ownerRow: TurnStart['owner'];
  readonly rowKey: Buffer;
  readonly conversation: ConversationRow;
  readonly userRow: MessageRow;
  readonly content: string;
  readonly history: readonly PastMessage[];
  readonly safety: TurnSafety;
}

export function composeWork(parts: WorkParts): TurnWork {
  const { turn, owner, ownerRow, rowKey, conversation, userRow, content, history, safety } = parts;
  const settings = openCompanionSettings(owner, ownerRow);
  const talk = openTalkState(owner, conversation);
  return {
    turnId: turn.id,
    owner,
    conversation,
    userMessage: presentMessage(owner, userRow, content),
    phase: phaseOf(conversation),
    safety,
    modelConsent: choicesOf(rowKey, ownerRow).modelConsent,
    remembers: settings.memoryEnabled,
    companionTurn: {
      content,
      history,
      state: talk.companion,
      question: talk.question,
      spoken: turn.spoken,
      seed: conversation.id,
      startStrength: openStrength(owner, conversation).start,
      safety: safety.guidance,
      preferences: {
        memoryEnabled: settings.memoryEnabled,
        memory: settings.memoryEnabled ? settings.memory : [],
        askLess: settings.askLess,
      },
    },
  };
}

/** The work of a stored turn. Null when the person, the conversation or the message is gone meanwhile. */
export async function reloadWork(
  { db, keys, rowKey }: Pick<Parts, 'db' | 'keys' | 'rowKey'>,
  turn: TurnRow,
): Promise<TurnWork | null> {
  const [ownerRow, conversation, userRow] = await Promise.all([
    findOwner(db, turn.userId),
    findConversation(db, turn.userId, turn.conversationId),
    findMessage(db, turn.userId, turn.userMessageId),
  ]);
  if (!ownerRow || !conversation || !userRow) return null;
  const owner = ownerOf(keys, ownerRow);
  const at = { conversationId: conversation.id, beforeSeq: userRow.seq };
  return composeWork({
    turn,
    owner,
    ownerRow,
    rowKey,
    conversation,
    userRow,
    content: openContent(owner, userRow),
    history: await readHistory(db, owner, at),
    safety: openTurnSafety(owner, turn),
  });
}
