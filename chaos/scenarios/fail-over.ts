import { setTimeout as delay } from 'node:timers/promises';
import { readReadiness } from '#contract/health.ts';
import { runServer } from '../../tests/harness/run-server.ts';
import { startLoad } from '../load.ts';
import { type FailoverCluster, missingPatroni, startPatroni } from '../patroni-cluster.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { beginTalk, searchesWell } from '../talk.ts';

const TALKERS = 6;
const ASK_EVERY_MS = 100;
const COMES_WITHIN_MS = 3_000;

/**
 * The primary is killed under load, in turn its Postgres and its machine; the synchronous standby takes over. Neither
 * the server nor its settings change, and it says by itself when it is not ready.
 */
export const failOver: Scenario = {
  name: 'the primary killed under Patroni',
  faults: { long: 20, short: 1 },
  returnLimitMs: 30_000,
  leftOut: missingPatroni,
  async run(kills, random) {
    const cluster = await startPatroni();
    const server = await runServer({
      DATABASE_URL: cluster.url,
      DATABASE_READ_URL: cluster.standbyUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    try {
      const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(server.url)));
      const load = startLoad(talks, () => server.url);
      const broken: string[] = [];
      let slowestReturnMs = 0;
      for (let kill = 0; kill < kills; kill++) {
        await load.nextAcknowledged();
        await delay(random() * 300);
        const returnMs = await killOnce(
          { cluster, url: server.url, isMachine: kill % 2 === 1, broken },
          load,
        );
        slowestReturnMs = Math.max(slowestReturnMs, returnMs);
        await cluster.untilSynchronous();
      }
      await load.stop();
      if (!server.isRunning()) broken.push('the server ended');
      return { faults: kills, slowestReturnMs, broken, ...(await settle(server.url, load.attempts)) };
    } finally {
      await server.dispose();
      await cluster.dispose();
    }
  },
};

interface Kill {
  readonly cluster: FailoverCluster;
  readonly url: string;
  readonly isMachine: boolean;
  readonly broken: string[];
}

/** From the kill to the next acknowledged message. */
async function killOnce(
  { cluster, url, isMachine, broken }: Kill,
  load: ReturnType<typeof startLoad>,
): Promise<number> {
  await cluster.killPrimary(isMachine ? 'machine' : 'postgres');
  const killedAt = performance.now();
  // What was stored just before the kill may be acknowledged just after it.
  if (!(await comes(async () => !(await isReady(url)))))
    broken.push('it said that it was ready while nothing could be stored');
  const backAt = await load.nextAcknowledged();
  const talker = load.attempts[0]?.talk;
  if (!talker || !(await comes(() => searchesWell(url, talker))))
    broken.push('nothing is found while the standby is away');
  if (!(await comes(() => isReady(url))))
    broken.push('it says that it is not ready while messages are stored');
  return backAt - killedAt;
}

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(url + readReadiness.path).catch(() => null))?.ok ?? false;

/** Whether it is so within a moment: a connection that broke is noticed when it is used. */
async function comes(is: () => Promise<boolean>): Promise<boolean> {
  const patience = AbortSignal.timeout(COMES_WITHIN_MS);
  while (!patience.aborted) {
    if (await is()) return true;
    await delay(ASK_EVERY_MS);
  }
  return false;
}
