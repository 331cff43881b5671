import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';

it("gives a conversation a title, tags and a mood after a turn, in nobody else's words", async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  const content = 'i am so anxious about the interview at work tomorrow';
  await maya.call('POST', '/api/chat/send', { conversationId: id, content, clientMessageId: randomUUID() });
  const head = await vi.waitFor(async () => {
    const conversation = (await maya.call('GET', `/api/chat/conversations/${id}`)).json();
    expect(conversation.title).not.toBe('new conversation');
    return conversation;
  });
  expect(head).toMatchObject({ mood: 'anxious', messageCount: 2 });
  expect(head.title).toMatch(/interview|work|anxious/);
  expect(head.lastMessage).not.toBe('');
});

it('exports every conversation with its words', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  const content = 'the lamp by the window';
  await maya.call('POST', '/api/chat/send', { conversationId: id, content, clientMessageId: randomUUID() });
  const exported = (await maya.call('POST', '/api/users/me/export', { password: TEST_PASSWORD })).json();
  expect(exported.conversations).toHaveLength(1);
  expect(exported.conversations[0].messages[0]).toMatchObject({ sender: 'user', content });
});
