import { type Message, PAGE_SIZE } from '#features/conversations/contract.ts';

/** What is stored and on the page: the newest messages without a gap, in the order of time. */
export interface Thread {
  readonly messages: readonly Message[];
  /** All stored messages of the conversation, also those not loaded yet. */
  readonly total: number;
}

export interface Page {
  readonly messages: readonly Message[];
  readonly total: number;
}

export const EMPTY_THREAD: Thread = { messages: [], total: 0 };

/** Puts the newest page under what is there. Where the two don't meet, the page stands alone: there is never a gap. */
export function withNewestPage(thread: Thread, page: Page): Thread {
  const firstId = page.messages[0]?.id;
  const meetsAt = thread.messages.findIndex((message) => message.id === firstId);
  const kept = meetsAt < 0 ? [] : thread.messages.slice(0, meetsAt);
  return { messages: [...kept, ...page.messages], total: page.total };
}

/** Puts an older page above; pages shift as messages are added, so what is known already is left out. */
export function withOlderPage(thread: Thread, page: Page): Thread {
  const known = new Set(thread.messages.map((message) => message.id));
  const older = page.messages.filter((message) => !known.has(message.id));
  return { messages: [...older, ...thread.messages], total: page.total };
}

/** The page that holds the next older message; null when all are there. Counted from what is loaded, not from turns of pages. */
export const nextOlderPage = (thread: Thread): number | null =>
  thread.messages.length < thread.total ? Math.floor(thread.messages.length / PAGE_SIZE) + 1 : null;

/** Adds a message at the end, or replaces the one with its id. */
export function withMessage(thread: Thread, message: Message): Thread {
  const at = thread.messages.findIndex((known) => known.id === message.id);
  if (at >= 0) return { ...thread, messages: thread.messages.with(at, message) };
  return { messages: [...thread.messages, message], total: thread.total + 1 };
}

/** Without a message and what was said after it. */
export function withoutFrom(thread: Thread, messageId: string): Thread {
  const at = thread.messages.findIndex((message) => message.id === messageId);
  if (at < 0) return thread;
  return { messages: thread.messages.slice(0, at), total: thread.total - (thread.messages.length - at) };
}

export const findLastSaid = (thread: Thread): Message | undefined =>
  thread.messages.findLast((message) => message.sender === 'user');

export function withRating(thread: Thread, messageId: string, helpful: boolean | null): Thread {
  const rated = thread.messages.map((message) =>
    message.id === messageId ? { ...message, helpful } : message,
  );
  return { ...thread, messages: rated };
}

export function withReport(thread: Thread, messageId: string, reported: boolean): Thread {
  const marked = thread.messages.map((message) =>
    message.id === messageId ? { ...message, reported } : message,
  );
  return { ...thread, messages: marked };
}

export const findSent = (thread: Thread, clientMessageId: string): Message | undefined =>
  thread.messages.findLast(
    (message) => message.sender === 'user' && message.clientMessageId === clientMessageId,
  );

export function isAnswered(thread: Thread, clientMessageId: string): boolean {
  const sent = findSent(thread, clientMessageId);
  const after = sent && thread.messages[thread.messages.indexOf(sent) + 1];
  return after?.sender === 'bot';
}
