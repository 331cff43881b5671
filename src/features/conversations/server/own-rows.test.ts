import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, it, onTestFinished } from 'vitest';
import { routeUrl } from '#contract/define-route.ts';
import { exportMe } from '#features/account/contract.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import * as schema from '#server/db/schema/index.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
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

const OF_A_PERSON = /"(?:conversations|messages|turns|carried_safety|day_moods|safety_plans)"/;
const NAMES_THE_PERSON = /"user_id" (?:=|in \()|insert into [^;]*"user_id"/;

/** What is about everybody, and so asks everywhere: docs/scaling.md names each. */
const ABOUT_EVERYBODY = [
  /^select .* from "turns" where \("turns"\."status" = .* and "turns"\."lease_until" < now\(\)\)/, // silent turns
  /^update "turns" set "lease_until" = now\(\) - interval '1 second'/, // a process stops
  /where derived_count < message_count/, // heads that are due
  /^delete from "conversations" where \("conversations"\."deleted_at" </, // erasing
  /^select "users"\."id".* left join "safety_plans"/, // plans from before they were sealed alike
];

async function openListened() {
  const { db, close } = await openInMemory();
  onTestFinished(close);
  const statements: string[] = [];
  const { $client: client } = db as typeof db & { readonly $client: PGlite }; // the embedded driver's own
  const listened = drizzle(client, { schema, logger: { logQuery: (query) => statements.push(query) } });
  return { db: listened, statements };
}

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

it('is asked for with its person, by whatever is done with it', async () => {
  const { db, statements } = await openListened();
  const { signUp } = await buildTestApp({ db });
  await doEverything(await signUp());
  const about = statements.filter((statement) => OF_A_PERSON.test(statement));
  expect(about.length).toBeGreaterThan(30);
  const unnamed = about.filter(
    (statement) =>
      !NAMES_THE_PERSON.test(statement) && !ABOUT_EVERYBODY.some((known) => known.test(statement)),
  );
  expect(unnamed).toEqual([]);
});
