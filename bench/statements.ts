import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createConversation } from '#features/conversations/contract.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { countStatements, type StatementCount } from './count-statements.ts';
import { atMost, type Row } from './row.ts';

export const name = 'statements';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
/** Longer than what a turn does behind its reply. */
const SETTLE_MS = 1_500;

const since = (before: StatementCount, after: StatementCount): StatementCount => ({
  statements: after.statements - before.statements,
  roundTrips: after.roundTrips - before.roundTrips,
});

/** How often one turn goes to the database: until the companion is asked, and from then on. */
export async function run(): Promise<readonly Row[]> {
  const database = `process_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  const counter = await countStatements(url.href);
  // The model is asked for the reply first, and for a title once that stands.
  let asked: StatementCount | null = null;
  const vendor = await startOpenAiChatStandIn({
    byDefault: () => {
      asked ??= counter.count();
      return {
        kind: 'reply',
        text: 'that sounds heavy. what is it like tonight?',
        firstTokenMs: 200,
        tokensPerSecond: 40,
      };
    },
  });
  const server = await runServer({
    DATABASE_URL: counter.url,
    RATE_LIMITS: 'on',
    COMPANION: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${vendor.url}/v1`,
  });
  try {
    const { token } = await createAccount(server.url);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = (method: string, path: string, body: object) =>
      fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
    await call('PATCH', '/api/users/me', { modelConsent: true });
    const begun = await call('POST', createConversation.path, {});
    const { id: conversationId } = createConversation.response.parse(await begun.json());
    const turn = async () => {
      await delay(SETTLE_MS);
      asked = null;
      const before = counter.count();
      const answer = await call('POST', '/api/chat/send', {
        conversationId,
        clientMessageId: randomUUID(),
        content: 'i keep thinking about tomorrow',
      });
      if (!answer.ok) throw new Error(`no reply came: ${answer.status} ${await answer.text()}`);
      await delay(SETTLE_MS);
      const reached = asked ?? before;
      return { before: since(before, reached), after: since(reached, counter.count()) };
    };
    const first = await turn();
    await turn();
    const later = await turn();
    return [
      atMost('round trips before the companion is asked, first word', first.before.roundTrips, 'times', 3),
      atMost('the same, a later turn', later.before.roundTrips, 'times', 3),
      atMost('statements of it', later.before.statements, 'statements', 5),
      atMost('statements from then on', later.after.statements, 'statements', 9),
    ];
  } finally {
    await server.dispose();
    await vendor.close();
    counter.close();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}
