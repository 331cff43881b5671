import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { conversations, messages, turns } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import type { Message, SendAnswer } from '../contract.ts';

const SEND = '/api/chat/send';

async function begin(person: Caller): Promise<string> {
  return (await person.call('POST', '/api/chat/conversations', {})).json().id;
}

async function say(person: Caller, conversationId: string, content: string, beside: object = {}) {
  const body = { content, conversationId, clientMessageId: randomUUID(), ...beside };
  const answer = await person.call('POST', SEND, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const sent: SendAnswer = answer.json();
  return sent;
}

const list = async (person: Caller, conversationId: string): Promise<Message[]> =>
  (await person.call('GET', `/api/chat/messages/${conversationId}`)).json().messages;

const contents = async (person: Caller, conversationId: string): Promise<string[]> =>
  (await list(person, conversationId)).map(({ content }) => content);

const head = async (person: Caller, id: string) =>
  (await person.call('GET', `/api/chat/conversations/${id}`)).json();

it('puts the new words and their reply in the place of the last ones, and keeps nothing of those', async () => {
  const { signUp, db } = await buildTestApp();
  const maya = await signUp();
  const id = await begin(maya);
  const first = await say(maya, id, 'i had a row with my sister');
  const old = await say(maya, id, 'it was all about money');
  const edited = await say(maya, id, 'it was all about mum', { replaces: old.userMessage.id });
  expect(await contents(maya, id)).toEqual([
    'i had a row with my sister',
    first.message.content,
    'it was all about mum',
    edited.message.content,
  ]);
  expect((await db.select().from(messages)).map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4]);
  expect(await head(maya, id)).toMatchObject({ messageCount: 4 });
  const left = (await db.select().from(turns)).find(
    ({ userMessageId }) => userMessageId === old.userMessage.id,
  );
  expect(left).toMatchObject({ status: 'failed', replyMessageId: null, safety: null });
});

it('derives the title and the rest anew', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const id = await begin(maya);
  const old = await say(maya, id, 'the harbour frightens me so much');
  await expect.poll(async () => (await head(maya, id)).title).toContain('harbour');
  await say(maya, id, 'the mountains frighten me so much', { replaces: old.userMessage.id });
  await expect.poll(async () => (await head(maya, id)).title).toContain('mountains');
});

it('is one turn under one key, and the old key is never taken again', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const conversationId = await begin(maya);
  const old = await say(maya, conversationId, 'once');
  const edit = {
    content: 'twice',
    conversationId,
    clientMessageId: randomUUID(),
    replaces: old.userMessage.id,
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => maya.call('POST', SEND, edit)));
  expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1);
  expect(await contents(maya, conversationId)).toHaveLength(2);
  const again = { content: 'once', conversationId, clientMessageId: old.userMessage.clientMessageId };
  expect((await maya.call('POST', SEND, again)).statusCode).toBe(409);
  expect(await contents(maya, conversationId)).toHaveLength(2);
});

it('changes nothing where more was said since, and nothing that is not a message of theirs', async () => {
  const { signUp } = await buildTestApp();
  const [maya, sam] = [await signUp(), await signUp()];
  const [conversationId, other] = [await begin(maya), await begin(maya)];
  const first = await say(maya, conversationId, 'the first');
  const second = await say(maya, conversationId, 'the second');
  const elsewhere = await say(maya, other, 'elsewhere');
  const foreign = await say(sam, await begin(sam), 'of somebody else');
  const before = await list(maya, conversationId);
  const edit = async (replaces: string, status: number) => {
    const answer = await maya.call('POST', SEND, { content: 'edited', conversationId, replaces });
    expect(answer.statusCode).toBe(status);
  };
  await edit(first.userMessage.id, 409);
  for (const id of [second.message.id, elsewhere.userMessage.id, foreign.userMessage.id, randomUUID()])
    await edit(id, 404);
  const empty = { content: ' ', conversationId, replaces: second.userMessage.id };
  expect((await maya.call('POST', SEND, empty)).statusCode).toBe(400);
  expect(await list(maya, conversationId)).toEqual(before);
});

it('takes the companion back to before the old words', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const id = await begin(maya);
  await say(maya, id, 'i have been so worried about my exam');
  const old = await say(maya, id, 'my grandmother died in spring');
  const between = await say(maya, id, 'i feel angry at my boss', { replaces: old.userMessage.id });
  expect(between.message.content).not.toContain('grandmother');
  const back = await say(maya, id, 'my grandmother died in spring', { replaces: between.userMessage.id });
  expect(back.message.content).toBe(old.message.content);
  expect(back.phase).toBe(old.phase);
});

it('does not erase a certain sign of danger: the card stays', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const id = await begin(maya);
  const old = await say(maya, id, 'i want to end my life');
  const edited = await say(maya, id, 'i had a long day at work', { replaces: old.userMessage.id });
  expect(edited.safety).toMatchObject({ certainty: 'certain', tier: old.safety?.tier });
  expect((await head(maya, id)).safety).toMatchObject({ tier: old.safety?.tier });
  const begun = (await maya.call('POST', '/api/chat/conversations', {})).json();
  expect(begun.safety).toMatchObject({ tier: old.safety?.tier });
});

it('reads the new words for danger, as any', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const id = await begin(maya);
  const old = await say(maya, id, 'i had a long day at work');
  expect(old.safety).toBeNull();
  const edited = await say(maya, id, 'i want to end my life', { replaces: old.userMessage.id });
  expect(edited.safety?.resources.length).toBeGreaterThan(0);
});

it('replaces words that got no reply, and words whose reply is still on its way', async () => {
  let mode: 'broken' | 'slow' | 'well' = 'broken';
  const held = Promise.withResolvers<void>();
  const companion: Companion = {
    name: 'guide',
    async *reply({ content }) {
      if (mode === 'broken') throw new Error('provider down');
      if (mode === 'slow') await held.promise;
      yield { type: 'text', text: `about ${content}` };
      yield {
        type: 'end',
        phase: 'R1',
        technique: 'validate',
        state: null,
        question: null,
        companion: 'guide',
      };
    },
  };
  const { signUp, db } = await buildTestApp({ companion });
  const maya = await signUp();
  const conversationId = await begin(maya);
  const failed = { content: 'unanswered', conversationId, clientMessageId: randomUUID() };
  expect((await maya.call('POST', SEND, failed)).statusCode).toBe(503);
  const [unanswered] = await list(maya, conversationId);
  mode = 'slow';
  const slow = maya.call('POST', SEND, { content: 'slow', conversationId, replaces: unanswered?.id });
  await expect.poll(() => contents(maya, conversationId)).toEqual(['slow']);
  const [waiting] = await list(maya, conversationId);
  mode = 'well';
  await say(maya, conversationId, 'well', { replaces: waiting?.id });
  held.resolve();
  expect((await slow).statusCode).toBe(404);
  expect(await contents(maya, conversationId)).toEqual(['well', 'about well']);
  expect(await db.select().from(conversations)).toMatchObject([{ messageCount: 2 }]);
});
