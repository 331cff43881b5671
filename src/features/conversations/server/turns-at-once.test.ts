import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import type { Message } from '../contract.ts';

const begin = async (person: Caller): Promise<string> =>
  (await person.call('POST', '/api/chat/conversations', {})).json().id;

const say = (person: Caller, conversationId: string, content: string, clientMessageId = randomUUID()) =>
  person.call('POST', '/api/chat/send', { content, conversationId, clientMessageId });

const END = {
  type: 'end',
  phase: 'R2',
  technique: 'validate',
  state: null,
  question: null,
  companion: 'guide',
} as const;

async function list(person: Caller, conversationId: string): Promise<Message[]> {
  const answer = await person.call('GET', `/api/chat/messages/${conversationId}?limit=100`);
  return answer.json().messages;
}

it('keeps every word of many first messages at once, each with a reply', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const conversationId = await begin(maya);
  const words = Array.from({ length: 8 }, (_, index) => `number ${index}`);
  const answers = await Promise.all(words.map((content) => say(maya, conversationId, content)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(words.map(() => 200));
  const kept = await list(maya, conversationId);
  expect(kept.filter(({ sender }) => sender === 'bot')).toHaveLength(words.length);
  const said = kept.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  expect(said.sort()).toEqual(words);
});

it('takes one key for one of two conversations, and stores nothing in the other', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  const both = [await begin(maya), await begin(maya)] as const;
  const key = randomUUID();
  const answers = await Promise.all(both.map((id) => say(maya, id, 'once', key)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const kept = await Promise.all(both.map((id) => list(maya, id)));
  expect(kept.map(({ length }) => length).sort()).toEqual([0, 2]);
});

it('gives a conversation another version with each turn, so that nothing is stored on top of another', async () => {
  const versions: unknown[] = [];
  const companion: Companion = {
    name: 'guide',
    async *reply() {
      yield { type: 'text', text: 'i hear you' };
      // Asked for its next words once the turn is stored.
      versions.push(...(await db.select({ version: conversations.version }).from(conversations)));
      yield END;
    },
  };
  const { db, signUp } = await buildTestApp({ companion });
  const maya = await signUp();
  const conversationId = await begin(maya);
  for (const content of ['once', 'twice', 'and again']) await say(maya, conversationId, content);
  expect(new Set(versions.map((version) => JSON.stringify(version))).size).toBe(3);
});

const MOST_TURNS = 20;

it('lets a reply go that was asked for beside a turn that could not be stored so, and tells nothing of it', async () => {
  let change = (): void => {};
  const asked: string[] = [];
  const letGo: string[] = [];
  const companion: Companion = {
    name: 'guide',
    async *reply(_turn, signal) {
      const text = `reply ${asked.length}`;
      asked.push(text);
      signal.addEventListener('abort', () => letGo.push(text));
      yield { type: 'text', text };
      yield END;
    },
  };
  const { db, signUp } = await buildTestApp({
    companion,
    now: () => {
      change();
      return new Date();
    },
  });
  const maya = await signUp();
  const conversationId = await begin(maya);
  await say(maya, conversationId, 'once');
  // The clock is looked at between reading and storing: what was read is changed meanwhile, most times soon enough.
  let turns = 1;
  let told = '';
  while (letGo.length === 0 && turns < MOST_TURNS) {
    change = () => void db.update(conversations).set({ version: randomUUID() }).execute();
    const answer = await say(maya, conversationId, `again ${turns}`);
    change = () => {};
    told = answer.json().message.content;
    turns += 1;
  }
  expect(letGo).toEqual([asked.at(-2)]);
  expect(told).toBe(asked.at(-1));
  expect(asked).toHaveLength(turns + 1);
  expect(await list(maya, conversationId)).toHaveLength(2 * turns);
});

it('keeps a name that was given while the reply was on its way', async () => {
  const named = Promise.withResolvers<void>();
  const companion: Companion = {
    name: 'guide',
    async *reply() {
      await named.promise;
      yield { type: 'text', text: 'i hear you' };
      yield END;
    },
  };
  const { signUp } = await buildTestApp({ companion });
  const maya = await signUp();
  const conversationId = await begin(maya);
  const answer = say(maya, conversationId, 'it is the mornings');
  await expect.poll(() => list(maya, conversationId)).toHaveLength(1);
  await maya.call('PATCH', `/api/chat/conversations/${conversationId}`, { title: 'mornings' });
  named.resolve();
  expect((await answer).json()).toMatchObject({ phase: 'R2', message: { content: 'i hear you' } });
  const head = await maya.call('GET', `/api/chat/conversations/${conversationId}`);
  expect(head.json()).toMatchObject({ title: 'mornings', lastMessage: 'i hear you', messageCount: 2 });
});
