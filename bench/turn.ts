import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { RunningServer } from '../tests/harness/run-server.ts';
import { atMost, quantile, type Row } from './row.ts';
import { askServer, askVendor, beginTalks, openTalkingServer, type Talk } from './talks.ts';

export const name = 'turn';

const WARM_TURNS = 40;
const STORED_MESSAGES = 300_000;

async function inTurn(times: number, ask: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) taken.push(await ask());
  return taken;
}

/** What we add to the provider's own time, warm. Both are measured turn about. */
async function measureWarm(server: RunningServer, vendor: string): Promise<{ p50: number; p95: number }> {
  const [talk] = await beginTalks(server);
  const ask = askServer(server, talk as Talk); // one was asked for
  await inTurn(5, ask);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < WARM_TURNS; turn += 1) {
    bare.push(await askVendor(vendor)());
    ours.push(await ask());
  }
  const beyond = (share: number): number => quantile(ours, share) - quantile(bare, share);
  return { p50: beyond(0.5), p95: beyond(0.95) };
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
  const { server, vendor, databaseUrl, close } = await openTalkingServer();
  try {
    const memory = await measureMemory(server);
    const warm = await measureWarm(server, vendor);
    await addBallast(databaseUrl);
    const warmFull = await measureWarm(server, vendor);
    return [
      atMost('memory of the idle server with Postgres', memory, 'MB', 150),
      atMost("first word beyond the provider's own, a word a token, p50", warm.p50, 'ms', 10),
      atMost('the same, p95', warm.p95, 'ms', 20),
      atMost(
        `first token with ${STORED_MESSAGES} stored messages, over the same without`,
        warmFull.p50 / warm.p50,
        'times',
        1.3,
      ),
    ];
  } finally {
    await close();
  }
}
