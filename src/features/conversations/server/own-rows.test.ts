import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeUrl } from '#contract/define-route.ts';
import { exportMe } from '#features/account/contract.ts';
import type { Db } from '#server/db/database.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { isAboutEverybody, isOfAPerson, listenTo, spreadInto } from '#testing/spread.ts';
import {
  changeConversation,
  checkIn,
  deleteConversations,
  listConversations,
  listMessages,
  rateMessage,
  readClosingNote,
  readConversation,
  reportMessage,
  restoreConversations,
  resumeMessage,
  type SendAnswer,
  searchMessages,
  sendMessage,
  storeStrength,
} from '../contract.ts';

const NAMES_THE_PERSON = /"user_id" (?:=|in \()|insert into [^;]*"user_id"/;

const listRules = (db: Db) =>
  rowsOf(
    db,
    sql`select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and conparentid = 0 and contype in ('p', 'u', 'f') order by 1, 2`,
  );

let spread: { readonly db: Db; readonly rulesBefore: unknown; close(): Promise<void> };

beforeAll(async () => {
  const { db, close } = await openInMemory();
  const rulesBefore = await listRules(db);
  for (const statement of spreadInto(4)) await db.execute(sql.raw(statement));
  spread = { db, rulesBefore, close };
});

afterAll(() => spread.close());

async function say(person: Caller, conversationId: string, content: string, beside: object = {}) {
  const body = { content, conversationId, clientMessageId: randomUUID(), ...beside };
  const answer = await person.call(sendMessage.method, sendMessage.path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const sent: SendAnswer = answer.json();
  return { ...sent, ...body };
}

/** Everything that can be done with a conversation, once. */
async function doEverything(maya: Caller): Promise<void> {
  const ask = async (method: Parameters<Caller['call']>[0], url: string, body?: unknown) => {
    const answer = await maya.call(method, url, body);
    expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBe(200);
  };
  const conversationId: string = (await maya.call('POST', '/api/chat/conversations', {})).json().id;
  const at = { conversationId };
  const first = await say(maya, conversationId, 'the harbour frightens me so much');
  await ask('POST', routeUrl(storeStrength, at), { moment: 'start', value: 7 });
  const { userMessage, clientMessageId } = await say(maya, conversationId, 'it was about money');
  await ask('GET', routeUrl(resumeMessage, { clientMessageId }));
  const { message } = await say(maya, conversationId, 'about mum', { replaces: userMessage.id });
  await ask('POST', routeUrl(storeStrength, at), { moment: 'end', value: 3 });
  await ask('POST', routeUrl(rateMessage, { messageId: message.id }), { helpful: true });
  await ask('POST', routeUrl(reportMessage, { messageId: message.id }));
  await ask('PATCH', routeUrl(changeConversation, at), { title: 'mum', pinned: true });
  await ask('GET', routeUrl(readConversation, at));
  await ask('GET', routeUrl(readClosingNote, at));
  await ask('GET', routeUrl(listMessages, at));
  await ask('GET', routeUrl(listConversations, {}, { q: 'mum' }));
  await ask('GET', routeUrl(searchMessages, {}, { q: 'harbour' }));
  await ask('GET', '/api/insights');
  await ask(exportMe.method, exportMe.path, { password: TEST_PASSWORD });
  await ask('POST', checkIn.path, { conversationId, answer: 'safer' });
  await ask('POST', deleteConversations.path, { conversationIds: [conversationId] });
  await ask('POST', restoreConversations.path, { conversationIds: [conversationId] });
  expect(first.message.content).not.toBe('');
}

it('is asked for with its person, and from one part, by whatever is done with it', async () => {
  const { db, heard, findWide } = listenTo(spread.db);
  const { signUp } = await buildTestApp({ db });
  await doEverything(await signUp());
  const about = [...heard.keys()].filter(isOfAPerson);
  expect(about.length).toBeGreaterThan(30);
  const unnamed = about.filter(
    (statement) => !NAMES_THE_PERSON.test(statement) && !isAboutEverybody(statement),
  );
  expect(unnamed).toEqual([]);
  expect(await findWide()).toEqual([]);
});

it('is known to ask everywhere where it names nobody', async () => {
  const { db, findWide } = listenTo(spread.db);
  await db.select().from(messages).where(eq(messages.id, randomUUID()));
  expect(await findWide()).toEqual([expect.stringContaining('"messages"')]);
});

it('has the same keys and references where it is spread', async () => {
  expect(await listRules(spread.db)).toEqual(spread.rulesBefore);
});
