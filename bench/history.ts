import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { MOODS } from '#features/companion/contract.ts';
import { type Conversation, listConversations, searchMessages } from '#features/conversations/contract.ts';
import { arrangeConversations } from '#features/conversations/core/arrange-conversations.ts';
import { createFinder } from '#features/conversations/core/find-text.ts';
import { EMPTY_HEAD, sealContent, sealHead } from '#features/conversations/server/records.ts';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { loadEnv } from '#server/env.ts';
import type { DataOwner } from '#server/person.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'history';

const MANY = 5_000;
const FEWER = 2_000;
const MESSAGES_EACH = 8;
const ROUNDS = 15;
const INSERT_ROWS = 500;
const PASSWORD = 'Quiet-Harbour-7';
const WORDS = 'morning meeting garden sister bread window letter winter quiet river answer train'.split(' ');

/** Every 40th conversation speaks of it, deep inside its messages. */
const RARE = 'lighthouse';

const sentence = (seed: number): string =>
  Array.from(
    { length: 24 },
    (_, index) => WORDS[(seed * 7 + index * 5 + ((seed * index) % 11)) % WORDS.length],
  ).join(' ');

interface Visitor {
  readonly owner: DataOwner;
  get(path: string): Promise<unknown>;
}

async function signUp(app: FastifyInstance, email: string): Promise<Visitor> {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/api/auth/register', { name: 'Maya Lind', email, password: PASSWORD });
  const token: string = (await post('/api/auth/login', { email, password: PASSWORD })).json().accessToken;
  const owner = await app.authenticate(token);
  if (!owner) throw new Error('the bench could not sign in');
  return {
    owner,
    async get(url) {
      const answer = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      return answer.json();
    },
  };
}

const headOf = (index: number) => ({
  ...EMPTY_HEAD,
  title: sentence(index).slice(0, 40),
  lastMessage: sentence(index + 1).slice(0, 119),
  summary: sentence(index + 2),
  tags: sentence(index).split(' ').slice(0, 3),
  mood: MOODS[index % MOODS.length] ?? null,
});

async function fill(db: Db, owner: DataOwner, count: number): Promise<void> {
  const start = Date.now() - count * 3_600_000;
  let heads: (typeof conversations.$inferInsert)[] = [];
  let said: (typeof messages.$inferInsert)[] = [];
  for (let index = 0; index < count; index++) {
    const [id, at] = [newId(), new Date(start + index * 3_600_000)];
    heads.push({
      id,
      userId: owner.id,
      type: index % 3 === 0 ? 'voice' : 'text',
      createdAt: at,
      updatedAt: at,
      messageCount: MESSAGES_EACH,
      derivedCount: MESSAGES_EACH,
      head: sealHead(owner, id, headOf(index)),
    });
    for (let seq = 1; seq <= MESSAGES_EACH; seq++) {
      const messageId = newId();
      const text = index % 40 === 0 && seq === 5 ? `${sentence(seq)} ${RARE}` : sentence(index + seq);
      said.push({
        id: messageId,
        conversationId: id,
        userId: owner.id,
        seq,
        sender: seq % 2 ? 'user' : 'bot',
        content: sealContent(owner, messageId, text),
        createdAt: at,
      });
    }
    if (said.length < INSERT_ROWS && index < count - 1) continue;
    await db.insert(conversations).values(heads);
    await db.insert(messages).values(said);
    heads = [];
    said = [];
  }
}

/** Time on the processor, in ms: on a shared machine the clock on the wall also counts the others' work. */
const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timesOf(rounds: number, work: () => unknown): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = spentMs();
    await work();
    times.push(spentMs() - startedAt);
  }
  return times;
}

async function measureList(many: Visitor): Promise<Row[]> {
  const times = await timesOf(ROUNDS, () => many.get(listConversations.path));
  const all: Conversation[] = [];
  let cursor: string | null = null;
  do {
    const page = listConversations.response.parse(
      await many.get(listConversations.path + (cursor ? `?cursor=${cursor}` : '')),
    );
    all.push(...page.conversations);
    cursor = page.pagination.cursor;
  } while (cursor);
  const typed = await timesOf(ROUNDS, () => {
    for (const q of ['l', 'li', 'let', 'letter', 'letter zzz'])
      arrangeConversations(all, {
        type: 'all',
        sort: 'newest',
        find: createFinder(q),
        inMessages: new Set(),
      });
  });
  return [
    atMost(`first page of ${MANY} conversations, server time, median`, quantile(times, 0.5), 'ms', 100),
    atMost(`search as typed over ${all.length} conversations, p95`, quantile(typed, 0.95) / 5, 'ms', 50),
  ];
}

async function measureSearch(fewer: Visitor): Promise<Row[]> {
  const firsts: number[] = [];
  const wholes: number[] = [];
  let found = 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) delay.enable();
    const startedAt = spentMs();
    let firstMs: number | null = null;
    let cursor: string | null = null;
    found = 0;
    do {
      const query = `?q=${RARE}${cursor ? `&cursor=${cursor}` : ''}`;
      const page = searchMessages.response.parse(await fewer.get(searchMessages.path + query));
      if (page.results.length > 0) firstMs ??= spentMs() - startedAt;
      found += page.results.length;
      cursor = page.cursor;
    } while (cursor);
    if (round === 0) continue;
    firsts.push(firstMs ?? Number.POSITIVE_INFINITY);
    wholes.push(spentMs() - startedAt);
  }
  delay.disable();
  const expected = FEWER / 40;
  return [
    atMost(
      `words in messages of ${FEWER} conversations, first found, p95`,
      quantile(firsts, 0.95),
      'ms',
      300,
    ),
    atMost('the same, all found, median', quantile(wholes, 0.5), 'ms', 3_000),
    atMost('others wait at most, p99', delay.percentile(99) / 1e6, 'ms', 25),
    { row: 'conversations found', value: found, unit: '', target: `= ${expected}`, ok: found === expected },
  ];
}

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'process-bench-history-'));
  const database = await openEmbedded(folder);
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const app = await buildApp({ env, db: database.db, masterKey: randomBytes(32) });
  await app.ready();
  try {
    const many = await signUp(app, 'many@example.org');
    const fewer = await signUp(app, 'fewer@example.org');
    await fill(database.db, many.owner, MANY);
    await fill(database.db, fewer.owner, FEWER);
    return [...(await measureList(many)), ...(await measureSearch(fewer))];
  } finally {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
