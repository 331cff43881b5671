import { setTimeout as delay } from 'node:timers/promises';
import { redisProgram, startRedis } from '#testing/redis.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { replyPlausibly } from '#testing/stand-ins/plausible-reply.ts';
import { runServer } from '../../tests/harness/run-server.ts';
import { startBalancer } from '../balancer.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { type Attempt, beginAnother, beginTalk, prepare, resume, send, type Talk } from '../talk.ts';

const REPLICAS = 3;
const PEOPLE = 20;
const TALKS_EACH = 10;
const KILL_EVERY_MS = 5_000;
/** Its start takes the processor, which on machines of their own it takes from nobody. */
const AWAY_MS = 2_500;
/** Between a reply and what is said next. */
const THINKING_MS = 8_000;
const RETRY_MS = 50;

/** Three replicas, each request at the next of them; one is killed every five seconds while replies are streamed. */
export const killBehindBalancer: Scenario = {
  name: 'one of three killed behind a balancer',
  faults: { long: 60, short: 2 },
  returnLimitMs: 1_000,
  leftOut: missingPostgres,
  run: (kills, random) => killOneAfterTheOther(kills, random, {}),
};

/** The same, where they tell one another by Redis. */
export const killBesideRedis: Scenario = {
  ...killBehindBalancer,
  name: 'the same, replicas writing by redis',
  faults: { long: 60, short: 0 },
  leftOut: () => missingPostgres() ?? (redisProgram ? null : 'needs redis-server'),
  async run(kills, random) {
    const redis = await startRedis();
    return killOneAfterTheOther(kills, random, { REDIS_URL: redis.url }).finally(redis.kill);
  },
};

async function killOneAfterTheOther(
  kills: number,
  random: () => number,
  post: { readonly REDIS_URL?: string },
): Promise<Outcome> {
  const cluster = await startPostgres();
  const vendor = await startOpenAiChatStandIn();
  vendor.otherwise(replyPlausibly);
  const env = {
    DATABASE_URL: await cluster.createDatabase('chaos'),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    COMPANION: 'openai',
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    OPENAI_MODEL: 'stand-in',
    ...post,
  };
  const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => runServer(env)));
  const balancer = await startBalancer(replicas.map(({ url }) => url));
  try {
    const talks = await beginTalks(balancer.url);
    const crowd = startCrowd(balancer.url, talks, random);
    for (let kill = 0; kill < kills; kill++) {
      await delay(KILL_EVERY_MS - AWAY_MS);
      const victim = replicas[kill % REPLICAS];
      await victim?.kill();
      await delay(AWAY_MS);
      await victim?.restart();
    }
    await crowd.stop();
    const took = crowd.takenUpMs.toSorted((one, other) => one - other);
    const slowestReturnMs = took.at(-1) ?? 0;
    return {
      faults: kills,
      slowestReturnMs,
      told: tellReturns(took),
      ...(await settle(balancer.url, crowd.attempts)),
    };
  } finally {
    await balancer.dispose();
    await Promise.all(replicas.map((replica) => replica.dispose()));
    await vendor.close();
    await cluster.dispose();
  }
}

/** `took`: of each stream that broke, in ascending order. */
function tellReturns(took: readonly number[]): string {
  const at = (share: number): string =>
    ((took[Math.floor(share * (took.length - 1))] ?? 0) / 1_000).toFixed(2);
  return `${took.length} streams broke; half were taken up within ${at(0.5)} s, 99 of 100 within ${at(0.99)} s`;
}

async function beginTalks(url: string): Promise<Talk[]> {
  const firsts = await Promise.all(Array.from({ length: PEOPLE }, () => beginTalk(url)));
  const others = firsts.flatMap((first) =>
    Array.from({ length: TALKS_EACH - 1 }, () => beginAnother(url, first)),
  );
  return [...firsts, ...(await Promise.all(others))];
}

/** People who talk, think and talk on. Of each stream that broke: how long until it went on. */
function startCrowd(url: string, talks: readonly Talk[], random: () => number) {
  const attempts: Attempt[] = [];
  const takenUpMs: number[] = [];
  const over = new AbortController();
  const think = () => delay(random() * THINKING_MS, undefined, { signal: over.signal }).catch(() => {});

  /** As a browser does: what was acknowledged is taken up again, what was not is sent again. */
  async function hearOut(attempt: Attempt): Promise<void> {
    let brokeAt: number | null = null;
    const onEvent = (): undefined => {
      if (brokeAt !== null) takenUpMs.push(performance.now() - brokeAt);
      brokeAt = null;
    };
    let ending = await send(url, attempt, { onEvent });
    while (ending !== 'done' && !over.signal.aborted) {
      if (ending === 'broken' && attempt.isAcknowledged) brokeAt ??= performance.now();
      await delay(RETRY_MS);
      const isTakenUp = attempt.isAcknowledged && ending !== 'failed';
      ending = isTakenUp ? await resume(url, attempt, { onEvent }) : await send(url, attempt, { onEvent });
    }
    if (ending === 'done') onEvent();
  }

  const talking = talks.map(async (talk) => {
    for (await think(); !over.signal.aborted; await think()) {
      const attempt = prepare(talk, 'it comes back every evening, and i cannot say why');
      attempts.push(attempt);
      await hearOut(attempt);
    }
  });
  return {
    attempts,
    takenUpMs,
    async stop() {
      over.abort();
      await Promise.all(talking);
    },
  };
}
