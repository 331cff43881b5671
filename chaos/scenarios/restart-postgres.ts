import { setTimeout as delay } from 'node:timers/promises';
import { runServer } from '../../tests/harness/run-server.ts';
import { startLoad } from '../load.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { beginTalk } from '../talk.ts';

const TALKERS = 6;

/** The database goes away under load, in turn politely and by a crash, and comes back. The server stays. */
export const restartPostgres: Scenario = {
  name: 'Postgres restarted under load',
  faults: { long: 40, short: 1 },
  leftOut: missingPostgres,
  async run(restarts, random) {
    const cluster = await startPostgres();
    const server = await runServer({ DATABASE_URL: await cluster.createDatabase('chaos') });
    try {
      const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(server.url)));
      const load = startLoad(talks, () => server.url);
      let slowestReturnMs = 0;
      let ends = 0;
      for (let restart = 0; restart < restarts; restart++) {
        await load.nextAcknowledged();
        await delay(random() * 300);
        await cluster.restart(restart % 2 === 0 ? 'immediate' : 'fast');
        if (!server.isRunning()) {
          ends++;
          await server.restart();
        }
        const backAt = performance.now();
        slowestReturnMs = Math.max(slowestReturnMs, (await load.nextAcknowledged()) - backAt);
      }
      await load.stop();
      const broken = ends > 0 ? [`the server ended ${ends} times`] : [];
      return { faults: restarts, slowestReturnMs, broken, ...(await settle(server.url, load.attempts)) };
    } finally {
      await server.dispose();
      await cluster.dispose();
    }
  },
};
