import { setTimeout as delay } from 'node:timers/promises';
import { runServer } from '../../tests/harness/run-server.ts';
import { startLoad } from '../load.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { beginTalk } from '../talk.ts';

const TALKERS = 6;

/** Two servers on one Postgres, people at either; one of them is killed under load and started again. */
export const killReplica: Scenario = {
  name: 'one of two replicas killed',
  faults: { long: 50, short: 1 },
  leftOut: missingPostgres,
  async run(kills, random) {
    const cluster = await startPostgres();
    const DATABASE_URL = await cluster.createDatabase('chaos');
    const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
    const replicas = [
      await runServer({ DATABASE_URL, SECRET_KEY }),
      await runServer({ DATABASE_URL, SECRET_KEY }),
    ];
    const any = () => replicas[Math.floor(random() * replicas.length)] as (typeof replicas)[0]; // within the list
    try {
      const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(any().url)));
      const load = startLoad(talks, () => any().url);
      let slowestReturnMs = 0;
      for (let kill = 0; kill < kills; kill++) {
        await load.nextAcknowledged();
        await delay(random() * 100);
        const victim = any();
        await victim.kill();
        const killedAt = performance.now();
        slowestReturnMs = Math.max(slowestReturnMs, (await load.nextAcknowledged()) - killedAt);
        await victim.restart();
      }
      await load.stop();
      return { faults: kills, slowestReturnMs, ...(await settle(any().url, load.attempts)) };
    } finally {
      for (const replica of replicas) await replica.dispose();
      await cluster.dispose();
    }
  },
};
