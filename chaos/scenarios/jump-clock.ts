import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runServer } from '../../tests/harness/run-server.ts';
import { startLoad } from '../load.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { beginTalk } from '../talk.ts';

const TALKERS = 4;
const CLOCK = fileURLToPath(new URL('../shifted-clock.ts', import.meta.url));

/** The clock jumps ten minutes ahead, twenty back, and right again, under load; every third time the server is killed. */
export const jumpClock: Scenario = {
  name: 'clock ±10 min',
  faults: { long: 90, short: 2 },
  async run(jumps, random) {
    const server = await runServer({ NODE_OPTIONS: `--import=${CLOCK}` });
    try {
      const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(server.url)));
      const load = startLoad(talks, () => server.url);
      let slowestReturnMs = 0;
      for (let jump = 0; jump < jumps; jump++) {
        await load.nextAcknowledged();
        await delay(random() * 200);
        const at = performance.now();
        process.kill(server.pid() as number, 'SIGUSR2'); // it runs
        if (jump % 3 === 2) {
          await server.kill();
          await server.restart();
        }
        slowestReturnMs = Math.max(slowestReturnMs, (await load.nextAcknowledged()) - at);
      }
      await load.stop();
      return { faults: jumps, slowestReturnMs, ...(await settle(server.url, load.attempts)) };
    } finally {
      await server.dispose();
    }
  },
};
