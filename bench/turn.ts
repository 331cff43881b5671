import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createConversation } from '#features/conversations/contract.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'turn';

const WARM_TURNS = 40;
const CROWD = 100;
const CROWD_ROUNDS = 3;
const STORED_MESSAGES = 300_000;
const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Time from sending to the first byte of reply text, in ms, reading the stream to its end. */
async function timeToFirst(request: () => Promise<Response>, mark: RegExp): Promise<number> {
  const startedAt = performance.now();
  const response = await request();
  let text = '';
  let firstMs: number | null = null;
  for await (const chunk of response.body ?? []) {
    if (firstMs !== null) continue;
    text += Buffer.from(chunk).toString();
    if (mark.test(text)) firstMs = performance.now() - startedAt;
  }
  if (firstMs === null) throw new Error(`no reply came: ${response.status} ${text.slice(0, 200)}`);
  return firstMs;
}

const askVendor = (vendor: string) => () =>
  timeToFirst(
    () =>
      fetch(`${vendor}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'bench',
          stream: true,
          messages: [{ role: 'user', content: 'hello' }],
        }),
      }),
    // The stream opens with an empty content, before the first token.
    /"content":"[^"]/,
  );

interface Talk {
  readonly token: string;
  readonly conversationId: string;
}

async function beginTalk(server: RunningServer): Promise<Talk> {
  const { token } = await createAccount(server.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${server.url}/api/users/me`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ modelConsent: true }),
  });
  const begun = await fetch(`${server.url}/api/chat/conversations`, { method: 'POST', headers, body: '{}' });
  return { token, conversationId: createConversation.response.parse(await begun.json()).id };
}

const askServer =
  (server: RunningServer, { token, conversationId }: Talk) =>
  () =>
    timeToFirst(
      () =>
        fetch(`${server.url}/api/chat/send`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'text/event-stream',
          },
          body: JSON.stringify({
            conversationId,
            clientMessageId: randomUUID(),
            content: 'i keep thinking about tomorrow',
          }),
        }),
      /event: words_added/,
    );

async function inTurn(times: number, ask: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) taken.push(await ask());
  return taken;
}

/** What we add to the provider's own time, warm. Both are measured turn about. */
async function measureWarm(server: RunningServer, vendor: string): Promise<{ p50: number; p95: number }> {
  const ask = askServer(server, await beginTalk(server));
  await inTurn(5, ask);
  const ours = await inTurn(WARM_TURNS, ask);
  const bare = await inTurn(WARM_TURNS, askVendor(vendor));
  const beyond = (share: number): number => quantile(ours, share) - quantile(bare, share);
  return { p50: beyond(0.5), p95: beyond(0.95) };
}

/** The same with a crowd that talks at once, each person starting the next turn when the reply is over. */
async function measureCrowd(server: RunningServer, vendor: string): Promise<number> {
  const talks: Talk[] = [];
  for (let person = 0; person < CROWD; person++) talks.push(await beginTalk(server));
  const crowd = async (ask: (person: number) => () => Promise<number>) =>
    (await Promise.all(talks.map((_, person) => inTurn(CROWD_ROUNDS, ask(person))))).flat();
  const bare = await crowd(() => askVendor(vendor));
  const ours = await crowd((person) => askServer(server, talks[person] as Talk)); // one talk a person, made above
  return quantile(ours, 0.95) - quantile(bare, 0.95);
}

/** Other people's messages, as many as years of use: their text is noise, nobody here can open it. */
async function addBallast(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    with person as (
      insert into users (id, email_hash, email, name, password_hash, data_key, terms_version, age_confirmed_at, created_at)
      select gen_random_uuid(), decode(md5(n::text), 'hex'), '\\x00', '\\x00', '-', '\\x00', '-', now(), now()
      from generate_series(1, 300) n returning id
    ), talk as (
      insert into conversations (id, user_id, type, created_at, updated_at, message_count, head, derived_count)
      select gen_random_uuid(), person.id, 'text', now(), now(), 100, '\\x00', 100
      from person, generate_series(1, ${STORED_MESSAGES / 100 / 300}) returning id, user_id
    )
    insert into messages (id, conversation_id, user_id, seq, sender, content, created_at)
    select gen_random_uuid(), talk.id, talk.user_id, seq, 'user', decode(repeat(md5(seq::text), 8), 'hex'), now()
    from talk, generate_series(1, 100) seq`);
  await client.query('analyze');
  await client.end();
}

/** Resident memory of the server, in MB, once it has settled. */
async function measureMemory(server: RunningServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export async function run(): Promise<readonly Row[]> {
  const database = `process_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  const vendor = fork(new URL('./chat-vendor.ts', import.meta.url));
  const [vendorUrl] = await once(vendor, 'message');
  const server = await runServer({
    DATABASE_URL: url.href,
    COMPANION: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${vendorUrl}/v1`,
  });
  try {
    const memory = await measureMemory(server);
    const warm = await measureWarm(server, String(vendorUrl));
    const crowd = await measureCrowd(server, String(vendorUrl));
    await addBallast(url.href);
    const warmFull = await measureWarm(server, String(vendorUrl));
    return [
      atMost('memory of the idle server with Postgres', memory, 'MB', 150),
      atMost("first word beyond the provider's own, a word a token, p50", warm.p50, 'ms', 10),
      atMost('the same, p95', warm.p95, 'ms', 20),
      atMost(`the same with ${CROWD} conversations at once, p95`, crowd, 'ms', 150),
      atMost(
        `first token with ${STORED_MESSAGES} stored messages, over the same without`,
        warmFull.p50 / warm.p50,
        'times',
        1.3,
      ),
    ];
  } finally {
    await server.dispose();
    vendor.disconnect();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}
