import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';

async function beginConversation(person: Caller): Promise<string> {
  const answer = await person.call('POST', '/api/chat/conversations', { type: 'text' });
  return answer.json().id;
}

const send = (
  person: Caller,
  conversationId: string,
  content: string,
  clientMessageId: string = randomUUID(),
) => person.call('POST', '/api/chat/send', { content, conversationId, clientMessageId });

describe('who may not', () => {
  it('asks for a token before anything else', async () => {
    const { call } = await buildTestApp();
    const answer = await call('POST', '/api/chat/send', { content: 'hi', conversationId: randomUUID() });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, code: 'unauthenticated' });
  });

  it("answers another person's conversation exactly as an unknown one", async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const foreign = await beginConversation(sam);
    for (const path of ['/api/chat/messages/', '/api/chat/conversations/']) {
      const [first, second] = [
        await maya.call('GET', path + foreign),
        await maya.call('GET', path + randomUUID()),
      ];
      expect(first.statusCode).toBe(404);
      expect({ ...first.json(), requestId: '' }).toEqual({ ...second.json(), requestId: '' });
    }
    expect((await send(maya, foreign, 'hello')).statusCode).toBe(404);
    const deletion = await maya.call('POST', '/api/chat/conversations/bulk-delete', {
      conversationIds: [foreign],
    });
    expect(deletion.json()).toMatchObject({ deletedCount: 0 });
  });

  it.each([
    ['an empty message', { content: '  ' }],
    ['a message over 2000 characters', { content: 'a'.repeat(2001) }],
    ['a NUL character', { content: 'a\0b' }],
    ['a lone surrogate', { content: 'a\ud800b' }],
    ['a number for text', { content: 7 }],
    ['an unknown field', { content: 'hi', role: 'admin' }],
  ])('refuses %s with 400 and stores nothing', async (_name, wrong) => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const answer = await maya.call('POST', '/api/chat/send', { conversationId, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'invalid_input',
      requestId: expect.any(String),
    });
    const list = await maya.call('GET', `/api/chat/messages/${conversationId}`);
    expect(list.json().pagination.total).toBe(0);
  });
});

describe('a turn', () => {
  it('stores the message and the reply, and lists both in order', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const answer = await send(maya, conversationId, 'tomorrow scares me');
    expect(answer.statusCode).toBe(200);
    const { message, phase } = answer.json();
    expect(message).toMatchObject({ sender: 'bot', content: expect.stringMatching(/\w{2}/) });
    expect(phase).toMatch(/^R[1-6]$/);
    const list = await maya.call('GET', `/api/chat/messages/${conversationId}`);
    expect(list.json().messages.map((entry: { sender: string }) => entry.sender)).toEqual(['user', 'bot']);
  });

  it('has a reply that can be reported, and the report taken back, by whom it was said to', async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const conversationId = await beginConversation(maya);
    const { message } = (await send(maya, conversationId, 'i feel lost')).json();
    const path = `/api/chat/messages/${message.id}/report`;
    const isReported = async () => {
      const { messages } = (await maya.call('GET', `/api/chat/messages/${conversationId}`)).json();
      return messages.at(-1).reported;
    };
    for (const method of ['POST', 'DELETE'] as const)
      expect((await sam.call(method, path)).statusCode).toBe(404);
    expect((await maya.call('POST', path)).json()).toMatchObject({ success: true });
    expect(await isReported()).toBe(true);
    expect((await maya.call('DELETE', path)).json()).toMatchObject({ success: true });
    expect(await isReported()).toBe(false);
  });

  it('is one turn under one key, however often and however many at once', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(maya, conversationId, 'once', key)),
    );
    const ids = new Set(answers.map((answer) => answer.json().message.id));
    expect(ids.size).toBe(1);
    const list = await maya.call('GET', `/api/chat/messages/${conversationId}`);
    expect(list.json().pagination.total).toBe(2);
  });

  it('refuses other words under a used key', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const key = randomUUID();
    await send(maya, conversationId, 'once', key);
    const answer = await send(maya, conversationId, 'twice', key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(ERRORS.conflict.message);
  });

  it('streams accepted, deltas and done with increasing ids, and takes up again after the last one heard', async () => {
    const { signUp, inject } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const clientMessageId = randomUUID();
    const headers = { authorization: `Bearer ${maya.token}`, accept: 'text/event-stream' };
    const payload = { conversationId, clientMessageId, content: 'i feel heavy' };
    const streamed = await inject({ method: 'POST', url: '/api/chat/send', headers, payload });
    const events = [...streamed.body.matchAll(/id: (\d+)\nevent: (\w+)\n/g)].map(([, id, name]) => [
      Number(id),
      name,
    ]);
    expect(events.map(([id]) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.[1]).toBe('accepted');
    expect(events.at(-1)?.[1]).toBe('replied');

    const resumed = await inject({
      method: 'GET',
      url: `/api/chat/send/${clientMessageId}`,
      headers: { ...headers, 'last-event-id': '1' },
    });
    expect(resumed.body).not.toContain('event: accepted');
    expect(resumed.body).toContain('event: replied');
  });

  it('replies to a turn that failed, however much was said since', async () => {
    let isBroken = true;
    const { signUp } = await buildTestApp({
      companion: {
        name: 'guide',
        async *reply({ history }) {
          if (isBroken) throw new Error('provider down');
          yield { type: 'text', text: `after ${history.length}` };
          yield {
            type: 'end',
            phase: 'R1',
            technique: 'validate',
            state: null,
            question: null,
            companion: 'guide',
          };
        },
      },
    });
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    await send(maya, conversationId, 'the first', 'key-of-the-first');
    isBroken = false;
    for (let said = 0; said < 31; said++) await send(maya, conversationId, `number ${said}`);
    const again = await send(maya, conversationId, 'the first', 'key-of-the-first');
    expect(again.json()).toMatchObject({ message: { content: 'after 0' } });
  });

  it('replies to a turn whose failure could not even be stored, however busy others keep the server', async () => {
    const others = Promise.withResolvers<void>();
    let isBroken = true;
    const { signUp, db } = await buildTestApp({
      companion: {
        name: 'guide',
        async *reply({ content }) {
          if (content === 'take your time') await others.promise;
          else if (isBroken) throw new Error('provider down');
          yield { type: 'text', text: 'here again' };
          yield {
            type: 'end',
            phase: 'R1',
            technique: 'validate',
            state: null,
            question: null,
            companion: 'guide',
          };
        },
      },
    });
    const maya = await signUp();
    const [slow, failing] = [await beginConversation(maya), await beginConversation(maya)];
    onTestFinished(async () => void (await db.execute(sql`alter table turns drop constraint "disk full"`)));
    await db.execute(sql`alter table turns add constraint "disk full" check (status <> 'failed')`);
    const slowAnswer = send(maya, slow, 'take your time');
    expect((await send(maya, failing, 'are you there')).statusCode).toBe(503);
    isBroken = false;
    const total = async () =>
      (await maya.call('GET', `/api/chat/messages/${failing}`)).json().pagination.total;
    await expect.poll(total, { timeout: 20_000, interval: 200 }).toBe(2);
    others.resolve();
    expect((await slowAnswer).statusCode).toBe(200);
  });

  it('keeps the message when the companion fails, and replies once when the same key is sent again', async () => {
    let isBroken = true;
    const { signUp } = await buildTestApp({
      companion: {
        name: 'guide',
        async *reply() {
          if (isBroken) throw new Error('provider down');
          yield { type: 'text', text: 'here again' };
          yield {
            type: 'end',
            phase: 'R1',
            technique: 'validate',
            state: null,
            question: null,
            companion: 'guide',
          };
        },
      },
    });
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    const key = randomUUID();
    const failed = await send(maya, conversationId, 'are you there', key);
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject({ code: 'companion_unavailable', safety: null });
    isBroken = false;
    const again = await send(maya, conversationId, 'are you there', key);
    expect(again.json().message.content).toBe('here again');
    const list = await maya.call('GET', `/api/chat/messages/${conversationId}`);
    expect(list.json().pagination.total).toBe(2);
  });
});

describe('history', () => {
  it('gives page 1 the newest 20, each page in the order of time', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    for (let turn = 1; turn <= 12; turn++) await send(maya, conversationId, `turn ${turn}`);
    const first = (
      await maya.call('GET', `/api/chat/messages/${conversationId}?page=1&limit=20&_t=1`)
    ).json();
    const second = (await maya.call('GET', `/api/chat/messages/${conversationId}?page=2&limit=20`)).json();
    expect(first.pagination).toEqual({ hasMore: true, total: 24 });
    expect(second.pagination).toEqual({ hasMore: false, total: 24 });
    expect(second.messages[0].content).toBe('turn 1');
    expect(first.messages).toHaveLength(20);
    expect(second.messages).toHaveLength(4);
  });

  it('finds conversations by what was said last, and forgets deleted ones', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const [one, two] = [await beginConversation(maya), await beginConversation(maya)];
    await send(maya, one, 'the harbour at night');
    await send(maya, two, 'a quiet morning');
    const found = await maya.call('GET', '/api/chat/conversations?q=HARBOUR');
    expect(found.json().pagination.total).toBeLessThanOrEqual(1);
    const deletion = await maya.call('POST', '/api/chat/conversations/bulk-delete', {
      conversationIds: [one, two],
    });
    expect(deletion.json().deletedCount).toBe(2);
    expect((await maya.call('GET', '/api/chat/conversations')).json().conversations).toEqual([]);
  });
});

describe('somebody in danger', () => {
  const says = 'i want to end my life';

  it('gets people to turn to in the same turn, and keeps the card in a new conversation', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const answer = await send(maya, await beginConversation(maya), says);
    expect(answer.json().safety.resources.length).toBeGreaterThan(0);
    const begun = await maya.call('POST', '/api/chat/conversations', { type: 'text' });
    expect(begun.json().safety).toMatchObject({ tier: answer.json().safety.tier });
  });

  it('gets them even when the companion is down', async () => {
    const { signUp } = await buildTestApp({
      companion: {
        name: 'guide',
        // biome-ignore lint/correctness/useYield: it fails before its first word
        async *reply() {
          throw new Error('provider down');
        },
      },
    });
    const maya = await signUp();
    const answer = await send(maya, await beginConversation(maya), says);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().safety.resources.length).toBeGreaterThan(0);
    expect(answer.json().message.content).not.toBe('');
  });

  it('keeps the card after one no, and lets it go after a check-in', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await beginConversation(maya);
    await send(maya, conversationId, says);
    const denied = await send(maya, conversationId, 'no, i do not want to die, i am safe');
    expect(denied.json().safety).toMatchObject({ checkIn: true });
    const checked = await maya.call('POST', '/api/safety/check-in', { conversationId, answer: 'safer' });
    expect(checked.json().safety).toBeNull();
    expect((await maya.call('GET', `/api/chat/conversations/${conversationId}`)).json().safety).toBeNull();
  });
});
