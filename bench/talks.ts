import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { createConversation } from '#features/conversations/contract.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
/** For the server: `--cpu-prof --cpu-prof-dir=…` tells what it did all the time. */
const { BENCH_NODE_OPTIONS } = process.env;

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

export const askVendor = (vendor: string) => () =>
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

export interface Talk {
  readonly token: string;
  readonly conversationId: string;
}

/** Ordinary words, in turn. Where words weigh something a model is asked about them first, and its answer is waited for. */
const SAID = [
  'i had a long day at work',
  'my sister phoned this morning and we talked about the garden',
  'i keep going over what my boss said in the meeting',
  'i slept badly again',
  "i can't stop thinking about the interview tomorrow",
];
let said = 0;

/** Somebody who lets a model answer, with as many conversations as said. */
export async function beginTalks(server: RunningServer, talks = 1): Promise<Talk[]> {
  const { token } = await createAccount(server.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${server.url}/api/users/me`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ modelConsent: true }),
  });
  const begun: Talk[] = [];
  for (let talk = 0; talk < talks; talk += 1) {
    const answer = await fetch(`${server.url}/api/chat/conversations`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    begun.push({ token, conversationId: createConversation.response.parse(await answer.json()).id });
  }
  return begun;
}

export const askServer =
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
            content: SAID[said++ % SAID.length],
          }),
        }),
      /event: words_added/,
    );

export interface TalkingServer {
  readonly server: RunningServer;
  /** The provider's address. */
  readonly vendor: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The built server on a Postgres database of its own, and a provider in a process of its own. */
export async function openTalkingServer(): Promise<TalkingServer> {
  const database = `process_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  const vendor = fork(new URL('./chat-vendor.ts', import.meta.url));
  const [vendorUrl] = await once(vendor, 'message');
  const server = await runServer({
    ...(BENCH_NODE_OPTIONS && { NODE_OPTIONS: BENCH_NODE_OPTIONS }),
    DATABASE_URL: url.href,
    COMPANION: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${vendorUrl}/v1`,
  });
  return {
    server,
    vendor: String(vendorUrl),
    databaseUrl: url.href,
    async close() {
      await server.dispose();
      vendor.disconnect();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}
