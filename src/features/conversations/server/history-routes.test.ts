import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { METRICS } from '#features/analytics/core/definitions.ts';
import { readCounts } from '#features/analytics/server/public.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { conversations, messages, turns } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { ERASE_AFTER_MS } from '../contract.ts';
import { eraseDeleted } from './erase-deleted.ts';

const LIST = '/api/chat/conversations';

async function talk(person: Caller, ...contents: string[]): Promise<string> {
  const { id } = (await person.call('POST', LIST, { type: 'text' })).json();
  for (const content of contents)
    await person.call('POST', '/api/chat/send', {
      content,
      conversationId: id,
      clientMessageId: randomUUID(),
    });
  return id;
}

const remove = (person: Caller, ...conversationIds: string[]) =>
  person.call('POST', `${LIST}/bulk-delete`, { conversationIds });
const restore = (person: Caller, ...conversationIds: string[]) =>
  person.call('POST', `${LIST}/restore`, { conversationIds });
const search = async (person: Caller, q: string) =>
  (await person.call('GET', `/api/chat/search?q=${encodeURIComponent(q)}`)).json();
const idsOf = async (person: Caller): Promise<string[]> =>
  (await person.call('GET', LIST)).json().conversations.map(({ id }: { id: string }) => id);

it('asks for a token first', async () => {
  const { call } = await buildTestApp();
  const id = randomUUID();
  const answers = await Promise.all([
    call('POST', `${LIST}/restore`, { conversationIds: [id] }),
    call('GET', '/api/chat/search?q=a'),
    call('POST', `${LIST}/${id}/strength`, { moment: 'start', value: 5 }),
    call('PATCH', `${LIST}/${id}`, { pinned: true }),
    call('GET', `${LIST}/${id}/closing-note`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
});

describe('what a person makes of a conversation', () => {
  it('is a name and a pin, which stay when more is said, and are nobody else’s to change', async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const id = await talk(maya, 'the harbour at night');
    const change = (person: Caller, body: object) => person.call('PATCH', `${LIST}/${id}`, body);
    expect((await change(sam, { title: 'mine' })).statusCode).toBe(404);
    expect((await change(maya, { title: 'x'.repeat(81) })).statusCode).toBe(400);
    expect((await change(maya, { title: ' my harbour ', pinned: true })).json()).toMatchObject({
      title: 'my harbour',
      pinned: true,
    });
    await maya.call('POST', '/api/chat/send', { content: 'and the sea was calm', conversationId: id });
    const read = async () => (await maya.call('GET', `${LIST}/${id}`)).json();
    await expect.poll(async () => (await read()).lastMessage).not.toBe('');
    expect(await read()).toMatchObject({ title: 'my harbour', pinned: true });
    const found = await maya.call('GET', `${LIST}?q=my%20harbour`);
    expect(found.json().conversations).toHaveLength(1);
    expect((await change(maya, { title: '', pinned: false })).json()).toMatchObject({ pinned: false });
    expect((await read()).title).not.toBe('my harbour');
  });

  it('is gentle by itself after a crisis, for whoever looks over a shoulder', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya, "i don't want to be here anymore");
    const { title, lastMessage } = (await maya.call('GET', `${LIST}/${id}`)).json();
    expect(`${title} ${lastMessage}`).not.toMatch(/here anymore|988|suicid/);
    const { messages: said } = (await maya.call('GET', `/api/chat/messages/${id}`)).json();
    expect(said[0].content).toBe("i don't want to be here anymore");
  });
});

describe('a deletion', () => {
  it('hides at once, everywhere', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya, 'the harbour at night');
    expect((await remove(maya, id)).json()).toMatchObject({
      deletedCount: 1,
      message: '1 conversation deleted',
    });
    expect(await idsOf(maya)).toEqual([]);
    expect((await maya.call('GET', `${LIST}/${id}`)).statusCode).toBe(404);
    expect((await maya.call('GET', `/api/chat/messages/${id}`)).statusCode).toBe(404);
    expect((await search(maya, 'harbour')).results).toEqual([]);
    const sent = await maya.call('POST', '/api/chat/send', { content: 'still there?', conversationId: id });
    expect(sent.statusCode).toBe(404);
    expect((await remove(maya, id)).json()).toMatchObject({ deletedCount: 0 });
  });

  it('can be undone, with every word', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya, 'the harbour at night');
    await remove(maya, id);
    expect((await restore(maya, id)).json()).toMatchObject({ restoredCount: 1 });
    expect(await idsOf(maya)).toEqual([id]);
    expect((await maya.call('GET', `/api/chat/messages/${id}`)).json().messages).toHaveLength(2);
  });

  it('is final after a while, whether or not anybody is still there', async () => {
    let time = Date.now();
    const now = () => new Date(time);
    const { signUp, db } = await buildTestApp({ now });
    const maya = await signUp();
    const id = await talk(maya, 'the harbour at night');
    await remove(maya, id);
    time += ERASE_AFTER_MS - 1;
    await eraseDeleted({ db, now });
    expect((await restore(maya, id)).json().restoredCount).toBe(1);
    await remove(maya, id);
    time += ERASE_AFTER_MS + 1;
    await eraseDeleted({ db, now });
    expect((await restore(maya, id)).json().restoredCount).toBe(0);
    for (const table of [conversations, messages, turns])
      expect(await db.select().from(table)).toHaveLength(0);
  });

  it("is not undone by others, and doesn't touch theirs", async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const id = await talk(maya, 'mine');
    await remove(maya, id);
    expect((await restore(sam, id)).json().restoredCount).toBe(0);
    expect(await idsOf(sam)).toEqual([]);
  });
});

describe('a search in messages', () => {
  it('refuses no words and an unknown place to go on from', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    expect((await maya.call('GET', '/api/chat/search?q=%20')).statusCode).toBe(400);
    expect((await maya.call('GET', `/api/chat/search?q=a&cursor=${randomUUID()}`)).statusCode).toBe(404);
  });

  it('finds the newest place in each conversation and counts the others', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const first = await talk(maya, 'the HARBOUR was quiet', 'and the harbour smelled of tar', 'then rain');
    await talk(maya, 'nothing of the kind');
    const { results, cursor } = await search(maya, 'harbour');
    expect(cursor).toBeNull();
    expect(results).toHaveLength(1);
    expect(results[0].conversationId).toBe(first);
    expect(results[0].matches).toBeGreaterThanOrEqual(2);
    expect(results[0].excerpt.found.toLowerCase()).toBe('harbour');
  });

  it("never shows another person's words", async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const foreign = await talk(sam, 'a word only sam said: zephyr');
    expect((await search(maya, 'zephyr')).results).toEqual([]);
    const from = await maya.call('GET', `/api/chat/search?q=zephyr&cursor=${foreign}`);
    expect(from.statusCode).toBe(404);
    expect((await search(sam, 'zephyr')).results).toHaveLength(1);
  });
});

describe('how strong it is', () => {
  it('is refused outside of 0 to 10 and for what is not there', async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const id = await talk(maya);
    const say = (person: Caller, at: string, body: unknown) =>
      person.call('POST', `${LIST}/${at}/strength`, body);
    for (const value of [-1, 11, 5.5, '5', null])
      expect((await say(maya, id, { moment: 'start', value })).statusCode).toBe(400);
    expect((await say(maya, id, { moment: 'middle', value: 5 })).statusCode).toBe(400);
    expect((await say(sam, id, { moment: 'start', value: 5 })).statusCode).toBe(404);
    expect((await say(maya, randomUUID(), { moment: 'start', value: 5 })).statusCode).toBe(404);
  });

  it('keeps both ends, the last answer counting, and stores them sealed', async () => {
    const { signUp, db } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya);
    const say = async (moment: string, value: number) =>
      (await maya.call('POST', `${LIST}/${id}/strength`, { moment, value })).json().strength;
    expect(await say('start', 9)).toEqual({ start: 9, end: null });
    expect(await say('start', 8)).toEqual({ start: 8, end: null });
    expect(await say('end', 0)).toEqual({ start: 8, end: 0 });
    const [row] = await db.select({ strength: conversations.strength }).from(conversations);
    expect(row?.strength?.toString('latin1')).not.toContain('start');
  });

  it('tells the companion, who settles first what is strong, and does not ask again', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const { id } = (await maya.call('POST', LIST, { type: 'text' })).json();
    await maya.call('POST', `${LIST}/${id}/strength`, { moment: 'start', value: 8 });
    const sent = await maya.call('POST', '/api/chat/send', { content: 'just dread', conversationId: id });
    expect(sent.json().phase).toBe('R3');
  });

  it('counts for what helps once both ends are said, and a changed mind takes it back', async () => {
    const masterKey = randomBytes(32);
    const { signUp, db } = await buildTestApp({ masterKey });
    const rowKey = await loadServerKey(db, createKeyProvider(masterKey), 'rows');
    const maya = await signUp();
    const id = await talk(maya, 'i feel so tired');
    const say = (moment: string, value: number) =>
      maya.call('POST', `${LIST}/${id}/strength`, { moment, value });
    const counted = async () =>
      (await readCounts({ db, rowKey }, METRICS.guidance, null))
        .filter(({ total }) => total !== 0)
        .map(({ metric, total }) => [metric.split(':')[0], total]);
    await say('start', 8);
    expect(await counted()).toEqual([]);
    await say('end', 3);
    expect(await counted()).toEqual([['eased', 1]]);
    await say('end', 8);
    expect(await counted()).toEqual([['unmoved', 1]]);
  });
});

describe('a closing note', () => {
  const noteOf = async (person: Caller, id: string) =>
    (await person.call('GET', `${LIST}/${id}/closing-note`)).json().note;
  const told = ['i had a row with my sister on the phone', 'maybe i just miss her so much'] as const;

  it('is of their own words, kept only when they want it, and shown with the conversation', async () => {
    const { signUp } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const id = await talk(maya, ...told);
    const closingNote = await noteOf(maya, id);
    expect(closingNote).toBe(told.map((sentence) => `${sentence}.`).join(' '));
    expect((await maya.call('GET', `${LIST}/${id}`)).json().closingNote).toBeNull();
    await maya.call('PATCH', `${LIST}/${id}`, { closingNote });
    await maya.call('POST', '/api/chat/send', { content: 'and one more thing', conversationId: id });
    expect((await maya.call('GET', LIST)).json().conversations).toMatchObject([{ closingNote }]);
    await maya.call('PATCH', `${LIST}/${id}`, { closingNote: '' });
    expect((await maya.call('GET', `${LIST}/${id}`)).json().closingNote).toBeNull();
    expect((await sam.call('GET', `${LIST}/${id}/closing-note`)).statusCode).toBe(404);
    const long = { closingNote: 'a'.repeat(401) };
    expect((await maya.call('PATCH', `${LIST}/${id}`, long)).statusCode).toBe(400);
  });

  it('has no word of a crisis, and is not offered to somebody in danger', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const calm = await talk(
      maya,
      told[0],
      'years ago i took an overdose',
      'call me on 555 123 4567',
      told[1],
    );
    const note = await noteOf(maya, calm);
    if (note !== null) expect(note).not.toMatch(/overdose|555/);
    const danger = await talk(maya, ...told, 'i want to kill myself');
    expect(await noteOf(maya, danger)).toBeNull();
  });
});

describe('a conversation that was opened and not begun', () => {
  it('is no row, in no list, and reads as empty until its first word', async () => {
    const { signUp, db } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya);
    expect(await db.select().from(conversations)).toEqual([]);
    const listed = (await maya.call('GET', LIST)).json();
    expect(listed).toMatchObject({ conversations: [], pagination: { total: 0 } });
    expect((await maya.call('GET', `${LIST}/${id}`)).json()).toMatchObject({ id, messageCount: 0 });
    const page = (await maya.call('GET', `/api/chat/messages/${id}`)).json();
    expect(page).toEqual({ messages: [], pagination: { hasMore: false, total: 0 } });
    await maya.call('POST', '/api/chat/send', { content: 'a first word', conversationId: id });
    expect(await idsOf(maya)).toEqual([id]);
  });

  it('begins once, however many first words come at the same time', async () => {
    const { signUp, db } = await buildTestApp();
    const maya = await signUp();
    const conversationId = await talk(maya);
    const sent = await Promise.all(
      ['one', 'two', 'three'].map((content) =>
        maya.call('POST', '/api/chat/send', { content, conversationId }),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db.select().from(conversations)).toHaveLength(1);
    expect(await db.select().from(messages)).toHaveLength(6);
  });

  it('keeps its kind: what is sent to a spoken one is a spoken turn', async () => {
    const { signUp, db } = await buildTestApp();
    const maya = await signUp();
    const { id } = (await maya.call('POST', LIST, { type: 'voice' })).json();
    await maya.call('POST', '/api/chat/send', { content: 'said aloud', conversationId: id });
    expect((await db.select().from(conversations)).map(({ type }) => type)).toEqual(['voice']);
    expect((await db.select().from(turns)).map(({ spoken }) => spoken)).toEqual([true]);
  });

  it('is nobody else to begin, and no made-up id begins one', async () => {
    const { signUp, db } = await buildTestApp();
    const [maya, sam] = [await signUp(), await signUp()];
    const id = await talk(maya);
    const altered = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const conversationId of [id, altered, randomUUID()]) {
      const person = conversationId === id ? sam : maya;
      const answers = await Promise.all([
        person.call('POST', '/api/chat/send', { content: 'hello', conversationId }),
        person.call('GET', `${LIST}/${conversationId}`),
        person.call('GET', `/api/chat/messages/${conversationId}`),
        person.call('POST', `${LIST}/${conversationId}/strength`, { moment: 'start', value: 5 }),
        person.call('POST', '/api/safety/check-in', { conversationId, answer: 'same' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await db.select().from(conversations)).toEqual([]);
  });

  it('is the same one in capital letters', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya);
    const conversationId = id.toUpperCase();
    for (const content of ['one', 'two'])
      expect((await maya.call('POST', '/api/chat/send', { content, conversationId })).statusCode).toBe(200);
    expect((await maya.call('GET', LIST)).json().conversations).toMatchObject([{ id, messageCount: 4 }]);
  });

  it('carries the card of the day before, and a check-in there, without a row', async () => {
    const { signUp, db } = await buildTestApp();
    const maya = await signUp();
    await talk(maya, 'i want to kill myself');
    const offered = (await maya.call('POST', LIST, {})).json();
    expect(offered.safety).toMatchObject({ certainty: 'certain' });
    const answer = { conversationId: offered.id, answer: 'same' };
    expect((await maya.call('POST', '/api/safety/check-in', answer)).json().safety).not.toBeNull();
    expect((await maya.call('GET', `${LIST}/${offered.id}`)).json().safety).toMatchObject({
      certainty: 'certain',
    });
    expect(await db.select().from(conversations)).toHaveLength(1);
  });

  it('is not begun under a deletion that can still be undone', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const id = await talk(maya, 'the harbour at night');
    await remove(maya, id);
    expect((await maya.call('GET', `${LIST}/${id}`)).statusCode).toBe(404);
    const sent = await maya.call('POST', '/api/chat/send', { content: 'hello', conversationId: id });
    expect(sent.statusCode).toBe(404);
  });

  it('begins with how strong it is, and is erased where no word followed within a week', async () => {
    let time = Date.now();
    const now = () => new Date(time);
    const { signUp, db } = await buildTestApp({ now });
    const maya = await signUp();
    const forgotten = await talk(maya);
    await maya.call('POST', `${LIST}/${forgotten}/strength`, { moment: 'start', value: 7 });
    const begun = await talk(maya, 'here i am');
    await eraseDeleted({ db, now });
    expect(await db.select().from(conversations)).toHaveLength(2);
    expect(await idsOf(maya)).toEqual([begun]);
    time += 8 * 24 * 60 * 60_000;
    await eraseDeleted({ db, now });
    expect((await db.select().from(conversations)).map(({ id }) => id)).toEqual([begun]);
  });
});
