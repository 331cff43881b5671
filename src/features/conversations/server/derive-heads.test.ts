import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { carriedSafety } from '#server/db/schema/conversations.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { eraseCarriedSafety } from './public.ts';

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

it('makes no title of a turn that the safety layer noticed, whatever its words', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const talk = async (...contents: readonly string[]) => {
    const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
    for (const content of contents)
      await maya.call('POST', '/api/chat/send', {
        conversationId: id,
        content,
        clientMessageId: randomUUID(),
      });
    return vi.waitFor(async () => {
      const conversation = (await maya.call('GET', `/api/chat/conversations/${id}`)).json();
      expect(conversation.title).not.toBe('new conversation');
      expect(conversation.messageCount).toBe(contents.length * 2);
      return conversation;
    });
  };
  // Noticed, with no word that the list of heavy words knows.
  const noticed = 'ich will nicht mehr leben';
  const alone = await talk(noticed);
  expect(alone.safety).not.toBeNull();
  expect(alone).toMatchObject({ title: 'a heavy time', summary: '', tags: [], themes: [] });

  const content = 'i am so anxious about the interview at work tomorrow';
  const beside = await talk(content);
  expect(beside.title).toMatch(/interview|work|anxious/);
  const later = await talk(noticed, content);
  expect(later.title).not.toContain('leben');
  expect(`${later.summary} ${later.tags}`).not.toContain('leben');
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

it('exports what safety and the companion keep beside the words, and the security events', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  const content = 'sometimes i wish i would not wake up';
  await maya.call('POST', '/api/chat/send', { conversationId: id, content, clientMessageId: randomUUID() });
  const exported = (await maya.call('POST', '/api/users/me/export', { password: TEST_PASSWORD })).json();
  expect(exported.conversations[0].safety.tier).toBe('T2');
  expect(exported.conversations[0]).toHaveProperty('companion');
  expect(exported.carriedSafety.tier).toBe('T2');
  expect(exported.securityEvents.map(({ event }: { event: string }) => event)).toContain('signed_in');
});

it('carries how a person stands for a day after they last spoke, and keeps it no longer', async () => {
  let time = Date.parse('2026-11-26T02:00:00Z');
  const now = () => new Date(time);
  const { signUp, db } = await buildTestApp({ now });
  const maya = await signUp();
  const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  const content = 'sometimes i wish i would not wake up';
  await maya.call('POST', '/api/chat/send', { conversationId: id, content, clientMessageId: randomUUID() });
  const carried = async () => {
    await eraseCarriedSafety({ db, now });
    return db.select().from(carriedSafety);
  };
  time += DAY_MS;
  expect(await carried()).toHaveLength(1);
  time += 1;
  expect(await carried()).toEqual([]);
});
