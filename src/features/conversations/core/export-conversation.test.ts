import { expect, it } from 'vitest';
import type { Conversation, Message } from '../contract.ts';
import { conversationAsJson, conversationAsText, fileNameOf } from './export-conversation.ts';

const id = '019a0000-0000-7000-8000-000000000000';
const conversation: Conversation = {
  _id: id,
  id,
  type: 'voice',
  title: 'before the meeting',
  lastMessage: 'ok',
  summary: 'a meeting tomorrow',
  tags: ['work'],
  themes: [],
  mood: 'anxious',
  hasBreakthrough: false,
  insights: 1,
  createdAt: '2026-03-12T15:00:00.000Z',
  updatedAt: '2026-03-12T15:10:00.000Z',
  lastMessageTime: '2026-03-12T15:10:00.000Z',
  messageCount: 2,
  duration: 600,
  phase: 'R2',
  pinned: false,
  closingNote: null,
  safety: null,
};
const said = (sender: Message['sender'], content: string): Message => ({
  _id: id,
  id,
  sender,
  content,
  createdAt: '2026-03-12T15:00:00.000Z',
});
const messages = [said('user', 'tomorrow\nagain'), said('bot', 'tomorrow is taking up room')];

it('can be read as text, message by message', () => {
  const text = conversationAsText(conversation, messages, 'en-GB');
  expect(text).toMatch(/^before the meeting\nvoice · anxious · /);
  expect(text).toContain('\n\nyou · ');
  expect(text).toContain('tomorrow\nagain\n\nprocess · ');
  expect(text.endsWith('tomorrow is taking up room\n')).toBe(true);
});

it('can be read by programs, without ids', () => {
  const json = conversationAsJson(conversation, messages);
  expect(JSON.parse(json)).toMatchObject({
    title: 'before the meeting',
    mood: 'anxious',
    messages: [{ sender: 'you', content: 'tomorrow\nagain' }, { sender: 'process' }],
  });
  expect(json).not.toContain(id);
});

it('is named by its day and title, in any script', () => {
  expect(fileNameOf(conversation)).toBe('2026-03-12-before-the-meeting');
  expect(fileNameOf({ ...conversation, title: '../../etc & Größe' })).toBe('2026-03-12-etc-größe');
  expect(fileNameOf({ ...conversation, title: '…' })).toBe('2026-03-12-conversation');
});
