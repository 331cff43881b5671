import { type RunningServer, runServer } from '../../tests/harness/run-server.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { type Attempt, beginAnother, beginTalk, prepare, send } from '../talk.ts';

const TALKERS = 3;
const SENDS_EACH = 3;
/** A turn has about this many events: a kill falls anywhere between the first and the last of a round. */
const EVENTS_A_TURN = 8;
const ROUNDS_A_TALK = 25;

/** SIGKILL in the middle of sends, a start on the same data, and the next message. */
export const killEmbedded: Scenario = {
  name: 'SIGKILL in the middle of sends, embedded',
  faults: { long: 300, short: 1 },
  run: async (kills, random) => withServer(await runServer(), kills, random),
};

export const killOnPostgres: Scenario = {
  name: 'SIGKILL in the middle of sends, Postgres',
  faults: { long: 300, short: 0 },
  leftOut: missingPostgres,
  async run(kills, random) {
    const cluster = await startPostgres();
    try {
      const DATABASE_URL = await cluster.createDatabase('chaos');
      return await withServer(await runServer({ DATABASE_URL }), kills, random);
    } finally {
      await cluster.dispose();
    }
  },
};

async function withServer(server: RunningServer, kills: number, random: () => number): Promise<Outcome> {
  try {
    return await killOften(server, kills, random);
  } finally {
    await server.dispose();
  }
}

async function killOften(server: RunningServer, kills: number, random: () => number): Promise<Outcome> {
  let talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(server.url)));
  const attempts: Attempt[] = [];
  let slowestReturnMs = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (kill % ROUNDS_A_TALK === ROUNDS_A_TALK - 1)
      talks = await Promise.all(talks.map((talk) => beginAnother(server.url, talk)));
    const round = talks.flatMap((talk) =>
      Array.from({ length: SENDS_EACH }, (_, index) =>
        prepare(talk, `round ${kill}, message ${index}, and it is heavy`),
      ),
    );
    attempts.push(...round);
    await killDuring(server, round, Math.floor(random() * round.length * EVENTS_A_TURN));
    const killedAt = performance.now();
    await server.restart();
    const [first] = talks;
    const next = prepare(first as (typeof talks)[0], `after kill ${kill}`); // there are talkers
    attempts.push(next);
    if ((await send(server.url, next)) !== 'done')
      throw new Error(`no reply after a start: ${server.output()}`);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - killedAt);
  }
  return { faults: kills, slowestReturnMs, ...(await settle(server.url, attempts)) };
}

/** Sends all at once and kills after so many events, or once all are answered. */
async function killDuring(
  server: RunningServer,
  round: readonly Attempt[],
  afterEvents: number,
): Promise<void> {
  let heard = 0;
  const { promise: isTime, resolve } = Promise.withResolvers<void>();
  const onEvent = (): undefined => {
    if (++heard >= afterEvents) resolve();
  };
  const sends = Promise.all(round.map((attempt) => send(server.url, attempt, { onEvent })));
  await Promise.race([isTime, sends]);
  await server.kill();
  await sends;
}
