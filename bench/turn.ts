import pg from 'pg';
import type { RunningServer } from '../tests/harness/run-server.ts';
import { ballastOf } from './ballast.ts';
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

export async function run(): Promise<readonly Row[]> {
  const { server, vendor, databaseUrl, close } = await openTalkingServer();
  try {
    const warm = await measureWarm(server, vendor);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(ballastOf(STORED_MESSAGES));
    await client.query('analyze');
    await client.end();
    const warmFull = await measureWarm(server, vendor);
    return [
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
