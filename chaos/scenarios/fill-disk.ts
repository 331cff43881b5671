import { setTimeout as delay } from 'node:timers/promises';
import { runServer } from '../../tests/harness/run-server.ts';
import { startLoad } from '../load.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { missingDisk, mountDisk, type SmallDisk } from '../small-disk.ts';
import { beginTalk } from '../talk.ts';

const TALKERS = 3;
const FULL_MS = 1_500;

/** The data folder's disk is full for a while, under load. */
export const fillDiskEmbedded: Scenario = {
  name: 'disk full, embedded',
  faults: { long: 20, short: 1 },
  leftOut: missingDisk,
  async run(times, random) {
    const disk = mountDisk(256);
    try {
      return await fillOften(disk, { DATA_DIR: `${disk.folder}/data` }, times, random);
    } finally {
      disk.dispose();
    }
  },
};

/** The database's disk is full for a while, under load. */
export const fillDiskPostgres: Scenario = {
  name: 'disk full, Postgres',
  faults: { long: 20, short: 0 },
  leftOut: () => missingPostgres() ?? missingDisk(),
  async run(times, random) {
    const disk = mountDisk(256);
    const cluster = await startPostgres(`${disk.folder}/postgres`);
    try {
      return await fillOften(disk, { DATABASE_URL: await cluster.createDatabase('chaos') }, times, random);
    } finally {
      await cluster.dispose().finally(() => disk.dispose());
    }
  },
};

async function fillOften(
  disk: SmallDisk,
  env: Record<string, string>,
  times: number,
  random: () => number,
): Promise<Outcome> {
  const server = await runServer(env);
  try {
    const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(server.url)));
    const load = startLoad(talks, () => server.url);
    let slowestReturnMs = 0;
    for (let time = 0; time < times; time++) {
      await load.nextAcknowledged();
      await delay(random() * 200);
      disk.fill();
      await delay(FULL_MS);
      disk.free();
      const freeAt = performance.now();
      // What a supervisor does: a server that gave up is started again.
      if (!server.isRunning()) await server.restart();
      slowestReturnMs = Math.max(slowestReturnMs, (await load.nextAcknowledged()) - freeAt);
    }
    await load.stop();
    return { faults: times, slowestReturnMs, ...(await settle(server.url, load.attempts)) };
  } finally {
    await server.dispose();
  }
}
