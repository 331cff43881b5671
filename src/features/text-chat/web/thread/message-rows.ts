import type { CompanionName } from '#features/companion/contract.ts';
import type { Message } from '#features/conversations/contract.ts';
import type { Safety } from '#features/safety/contract.ts';
import type { ChatState, OutgoingMessage, StoppedReply } from '../chat-state.ts';
import { isSameDay } from './message-time.ts';
import { isAnswered, nextOlderPage, withoutFrom } from './thread.ts';

/** One line of the list. `key` stays when a message that was on its way is stored. */
export interface MessageRow {
  readonly key: string;
  readonly sender: Message['sender'];
  readonly content: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The first of its day, as far as is known: not the first of those that are here while older ones are to come. */
  readonly startsDay: boolean;
  /** Null until it is stored. */
  readonly id: string | null;
  readonly delivery: OutgoingMessage['delivery'] | 'stored' | 'stopped';
  readonly companion: CompanionName | null;
  readonly helpful: boolean | null;
  readonly isReported: boolean;
  /** Crisis resources that came with this reply. */
  readonly card: Safety | null;
}

type RowSource = Pick<ChatState, 'thread' | 'outgoing' | 'stopped' | 'cards'>;

/** What the list shows, oldest first. */
export function listRows({ thread, outgoing, stopped, cards }: RowSource): MessageRow[] {
  const rows: MessageRow[] = [];
  const isWhole = nextOlderPage(thread) === null;
  const add = (row: Omit<MessageRow, 'startsDay'>) => {
    const before = rows.at(-1);
    rows.push({ ...row, startsDay: before === undefined ? isWhole : !isSameDay(before.at, row.at) });
  };
  // One card is enough: the newest, with what it says now.
  const cardTurn = [...cards.keys()].at(-1);
  const cardOf = (turn: string | undefined) =>
    turn !== undefined && turn === cardTurn ? (cards.get(turn) ?? null) : null;
  let turnId: string | undefined;
  let outgoingIsStored = false;
  const stoppedShown = stopped !== null && !isAnswered(thread, stopped.turnId);
  const { messages } = outgoing?.replaces ? withoutFrom(thread, outgoing.replaces) : thread;
  for (const message of messages) {
    if (message.sender === 'user') turnId = message.clientMessageId;
    add(storedRow(message, message.sender === 'bot' ? cardOf(turnId) : null));
    if (turnId === undefined || message.sender !== 'user') continue;
    outgoingIsStored ||= turnId === outgoing?.id;
    if (stoppedShown && turnId === stopped.turnId) add(stoppedRow(stopped, cardOf(turnId)));
  }
  if (outgoing !== null && !outgoingIsStored) add(outgoingRow(outgoing));
  return rows;
}

/** The card of a turn that has no reply on the page yet: it is shown below, at once. */
export function findWaitingCard({ thread, outgoing, cards }: RowSource): Safety | null {
  const lastSent =
    outgoing?.id ?? thread.messages.findLast((message) => message.sender === 'user')?.clientMessageId;
  if (lastSent === undefined || isAnswered(thread, lastSent)) return null;
  return cards.get(lastSent) ?? null;
}

/** The card of a conversation that was opened again: what is pinned stands at its end until a turn brings its own. */
export function findReopenedCard({
  thread,
  outgoing,
  cards,
  safety,
}: Pick<ChatState, 'thread' | 'outgoing' | 'cards' | 'safety'>): Safety | null {
  return cards.size === 0 && outgoing === null && thread.total > 0 ? safety : null;
}

const rowKey = (sender: Message['sender'], id: string) => `${sender}:${id}`;

function storedRow(message: Message, card: Safety | null): Omit<MessageRow, 'startsDay'> {
  return {
    key: rowKey(message.sender, message.clientMessageId ?? message.id),
    sender: message.sender,
    content: message.content,
    at: Date.parse(message.createdAt),
    id: message.id,
    delivery: 'stored',
    companion: message.companion ?? null,
    helpful: message.helpful ?? null,
    isReported: message.reported === true,
    card,
  };
}

const unstored = { id: null, companion: null, helpful: null, isReported: false } as const;

const outgoingRow = ({ id, content, sentAt, delivery }: OutgoingMessage): Omit<MessageRow, 'startsDay'> => ({
  ...unstored,
  key: rowKey('user', id),
  sender: 'user',
  content,
  at: sentAt,
  delivery,
  card: null,
});

const stoppedRow = (
  { turnId, text, sentAt }: StoppedReply,
  card: Safety | null,
): Omit<MessageRow, 'startsDay'> => ({
  ...unstored,
  key: `stopped:${turnId}`,
  sender: 'bot',
  content: text,
  at: sentAt,
  delivery: 'stopped',
  card,
});
