import type { Conversation, Message } from '../contract.ts';

export const senderName = (sender: Message['sender']): 'you' | 'process' | 'note' => {
  if (sender === 'system') return 'note';
  return sender === 'user' ? 'you' : 'process';
};

/** A conversation to read: its title, then who said what and when, by the clock of whoever reads. */
export function conversationAsText(
  { title, mood, type, createdAt, closingNote }: Conversation,
  messages: readonly Message[],
  locale?: string,
): string {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [type, mood, moment.format(Date.parse(createdAt))].filter(Boolean).join(' · ');
  const lines = messages.map(
    ({ sender, content, createdAt: at }) =>
      `${senderName(sender)} · ${moment.format(Date.parse(at))}\n${content}`,
  );
  return `${[`${title}\n${facts}`, ...(closingNote === null ? [] : [`“${closingNote}”`]), ...lines].join('\n\n')}\n`;
}

/** The same for another program: what was said and what was derived from it, without ids of the server. */
export function conversationAsJson(conversation: Conversation, messages: readonly Message[]): string {
  const { title, type, mood, summary, tags, themes, hasBreakthrough, insights, createdAt, lastMessageTime } =
    conversation;
  const { closingNote } = conversation;
  return `${JSON.stringify(
    {
      title,
      type,
      createdAt,
      lastMessageTime,
      mood,
      summary,
      tags,
      themes,
      hasBreakthrough,
      insights,
      closingNote,
      messages: messages.map(({ sender, content, createdAt: at }) => ({
        sender: senderName(sender),
        content,
        createdAt: at,
      })),
    },
    null,
    2,
  )}\n`;
}

/** A file name from a title: '2026-03-12-before-the-meeting'. */
export function fileNameOf({ title, createdAt }: Pick<Conversation, 'title' | 'createdAt'>): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return [createdAt.slice(0, 10), words || 'conversation'].join('-');
}
