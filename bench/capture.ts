import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { captureSessionStart } from '#features/analytics/contract.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { readProcessorSeconds } from './processor.ts';
import { atLeast, type Row } from './row.ts';

export const name = 'capture';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
const { BENCH_NODE_OPTIONS } = process.env;
/** Enough that nobody comes to a limit of theirs. */
const PEOPLE = 100;
const AT_ONCE = 200;
const WARM_UP = 2_000;
const SESSIONS = 12_000;

/** New sessions as browsers tell them, each by a call of its own through the whole server, limits and all. */
export async function run(): Promise<readonly Row[]> {
  const database = `capture_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  const server = await runServer({
    ...(BENCH_NODE_OPTIONS && { NODE_OPTIONS: BENCH_NODE_OPTIONS }),
    DATABASE_URL: url.href,
    SECRET_KEY: randomBytes(32).toString('base64'),
  });
  try {
    const tokens: string[] = [];
    while (tokens.length < PEOPLE) {
      const accounts = Array.from({ length: 10 }, () => createAccount(server.url));
      tokens.push(...(await Promise.all(accounts)).map(({ token }) => token));
    }
    await server.stop();
    await server.restart({ RATE_LIMITS: 'on' });
    await begin(server, tokens, WARM_UP);
    const before = readProcessorSeconds(server);
    const seconds = await begin(server, tokens, SESSIONS);
    const processorSeconds = readProcessorSeconds(server) - before;
    return [
      atLeast(`new sessions a second over HTTP, ${AT_ONCE} at once`, SESSIONS / seconds, '/s', 2_000),
      atLeast('the same, of one core for the server', SESSIONS / processorSeconds, '/s', 2_000),
    ];
  } finally {
    await server.dispose();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}

/** Gives how many seconds it took. */
async function begin(server: RunningServer, tokens: readonly string[], sessions: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let begun = 0;
  const startedAt = performance.now();
  const beginOn = async (): Promise<void> => {
    while (begun < sessions) await beginSession(server, agent, tokens[begun++ % tokens.length] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, beginOn));
  agent.destroy();
  return (performance.now() - startedAt) / 1_000;
}

function beginSession({ url }: RunningServer, agent: Agent, token: string): Promise<void> {
  const body = JSON.stringify({
    sessionId: randomUUID(),
    timestamp: new Date().toISOString(),
    mode: 'text',
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}${captureSessionStart.path}`,
      { method: 'POST', agent, headers },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`it answered ${answer.statusCode}`));
        answer.resume().once('end', resolve);
      },
    );
    asked.once('error', reject).end(body);
  });
}
