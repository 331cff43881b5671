import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { conversations } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { untilDerived } from '#testing/plant-in-app.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { SPENT_NOTICE } from './model-allowance.ts';

const TURNS = 3;

async function openPlace() {
  let now = new Date('2026-11-20T23:30:00Z');
  let onClock = (): void => {};
  const model = await startOpenAiChatStandIn({ byDefault: () => ({ kind: 'reply', text: 'i hear you.' }) });
  onTestFinished(() => model.close());
  const test = await buildTestApp({
    env: {
      COMPANION: 'openai',
      OPENAI_BASE_URL: `${model.url}/v1`,
      RATE_LIMITS: 'on',
      MODEL_TURNS_PER_DAY: String(TURNS),
    },
    now: () => {
      onClock();
      return now;
    },
  });
  const begin = async (person: Caller) => {
    await person.call('PATCH', '/api/users/me', { modelConsent: true });
    const conversationId = (await person.call('POST', '/api/chat/conversations', {})).json().id;
    return async (content = 'i dread tomorrow') => {
      const turn = { content, conversationId, clientMessageId: randomUUID() };
      return (await person.call('POST', '/api/chat/send', turn)).json().message;
    };
  };
  const asked = () => model.requests.filter(({ body }) => body.includes('you are process')).length;
  const change = (by: () => void): void => {
    onClock = by;
  };
  return { ...test, model, begin, asked, change, goTo: (iso: string) => (now = new Date(iso)) };
}

it('beyond a day’s turns the guide replies, says so once, and nothing more is asked of the model', async () => {
  const { begin, db, goTo, model, signUp } = await openPlace();
  const say = await begin(await signUp());
  for (let turn = 1; turn <= TURNS; turn += 1) expect((await say()).companion).toBe('openai');
  await untilDerived(db);
  const asked = model.requests.length;
  const first = await say();
  expect(first).toMatchObject({ companion: 'guide', content: expect.stringContaining(SPENT_NOTICE) });
  expect(first.content.length).toBeGreaterThan(SPENT_NOTICE.length + 10);
  const second = await say();
  expect(second).toMatchObject({ companion: 'guide', content: expect.not.stringContaining(SPENT_NOTICE) });
  await untilDerived(db);
  expect(model.requests).toHaveLength(asked);

  const other = await begin(await signUp());
  expect((await other()).companion).toBe('openai');
  goTo('2026-11-21T00:00:01Z');
  expect((await say()).companion).toBe('openai');
});

it('counts a turn once that was asked for twice, since it could not be stored as it was read', async () => {
  const { begin, change, db, signUp } = await openPlace();
  const say = await begin(await signUp());
  await say();
  await untilDerived(db);
  // The clock is looked at between reading and storing: what was read is changed meanwhile.
  change(() => void db.update(conversations).set({ version: randomUUID() }).execute());
  expect((await say()).companion).toBe('openai');
  change(() => {});
  await untilDerived(db);
  expect((await say()).companion).toBe('openai');
});

it('whoever is in danger is answered, and told nothing of turns that are used up', async () => {
  const { begin, signUp } = await openPlace();
  const say = await begin(await signUp());
  for (let turn = 1; turn <= TURNS; turn += 1) await say();
  await say("i don't want to be alive anymore");
  const { companion, content } = await say('i have been thinking of ending it, since august');
  expect(companion).toBe('guide');
  expect(content).toContain('988');
  expect(content).not.toContain(SPENT_NOTICE);
});

it('many turns at once get no more of the model than one after the other', async () => {
  const { asked, begin, signUp } = await openPlace();
  const person = await signUp();
  const talks = await Promise.all(Array.from({ length: 8 }, () => begin(person)));
  const replies = await Promise.all(talks.map((say) => say()));
  expect(replies.filter(({ companion }) => companion === 'openai')).toHaveLength(TURNS);
  expect(replies.filter(({ content }) => content.includes(SPENT_NOTICE))).toHaveLength(1);
  expect(asked()).toBe(TURNS);
});

it('nor do many at once after one turn, while their counts are under way', async () => {
  const { asked, begin, signUp } = await openPlace();
  const person = await signUp();
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => begin(person)));
  await first?.();
  await Promise.all(others.map((say) => say()));
  expect(asked()).toBe(TURNS);
});
