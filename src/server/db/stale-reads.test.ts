import { expect, it, onTestFinished } from 'vitest';
import { routeUrl } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import {
  deleteConversations,
  listMessages,
  searchMessages,
  sendMessage,
} from '#features/conversations/contract.ts';
import type { Db, OpenDatabase } from '#server/db/database.ts';
import { users } from '#server/db/schema/account.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { openNewDatabase, openTestDatabase } from '#testing/test-database.ts';
import { createStaleReads } from './stale-reads.ts';

async function open(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** Brings a replica to where the primary is. */
async function copyTo(replica: Db, primary: Db): Promise<void> {
  for (const table of [users, conversations, messages])
    await replica.insert(table).values(await primary.select().from(table));
}

async function say(maya: Caller, content: string): Promise<string> {
  const begun = await maya.call('POST', '/api/chat/conversations', { type: 'text' });
  const conversationId: string = begun.json().id;
  const sent = await maya.call(sendMessage.method, sendMessage.path, { conversationId, content });
  expect(sent.statusCode).toBe(200);
  return conversationId;
}

const search = async (maya: Caller, q: string): Promise<string[]> => {
  const answer = await maya.call('GET', routeUrl(searchMessages, {}, { q }));
  expect(answer.statusCode).toBe(200);
  return answer.json().results.map(({ conversationId }: { conversationId: string }) => conversationId);
};

it('searches on the replica, and finds nothing there that was deleted meanwhile', async () => {
  const [primary, replica] = [await open(), await open()];
  const { signUp } = await buildTestApp({ db: primary.db, replica: replica.db });
  const maya = await signUp();
  const [kept, deleted] = [await say(maya, 'the harbour at night'), await say(maya, 'the harbour by day')];
  await copyTo(replica.db, primary.db);
  const unseen = await say(maya, 'the harbour again');
  expect((await search(maya, 'harbour')).toSorted()).toEqual([kept, deleted].toSorted());
  await maya.call(deleteConversations.method, deleteConversations.path, { conversationIds: [deleted] });
  expect(await search(maya, 'harbour')).toEqual([kept]);
  expect((await maya.call('GET', routeUrl(listMessages, { conversationId: unseen }))).statusCode).toBe(200);
});

it('searches on the primary while the replica is away', async () => {
  const [primary, replica] = [await open(), await openNewDatabase()];
  const { signUp } = await buildTestApp({ db: primary.db, replica: replica.db });
  await replica.close();
  const maya = await signUp();
  const said = await say(maya, 'the harbour at night');
  expect(await search(maya, 'harbour')).toEqual([said]);
});

it('leaves a replica that failed alone for a while, and asks it again then', async () => {
  const [primary, replica] = [(await open()).db, (await open()).db];
  let [time, isAway] = [0, true];
  const asked: Db[] = [];
  const told: unknown[] = [];
  const read = createStaleReads(primary, replica, {
    now: () => new Date(time),
    onAway: (err) => told.push(err),
  });
  const ask = () =>
    read(async (db) => {
      asked.push(db);
      if (isAway && db === replica) throw new Error('away');
      return 'read';
    });
  expect(await ask()).toBe('read');
  time = 9_999;
  await ask();
  expect(asked).toEqual([replica, primary, primary]);
  isAway = false;
  time = 10_000;
  await ask();
  expect(asked.slice(3)).toEqual([replica]);
  expect(told).toHaveLength(1);
});

it('does not take a fault of the question for one of the replica', async () => {
  const [primary, replica] = [(await open()).db, (await open()).db];
  const told: unknown[] = [];
  const read = createStaleReads(primary, replica, {
    now: () => new Date(0),
    onAway: (err) => told.push(err),
  });
  await expect(read(() => Promise.reject(new AppError('not_found')))).rejects.toThrow(AppError);
  expect(told).toEqual([]);
});
