import { setTimeout as delay } from 'node:timers/promises';
import { readPssMb } from './memory.ts';
import { readProcessorSeconds } from './processor.ts';
import { atMost, quantile, type Row } from './row.ts';
import { askServer, askVendor, beginTalks, openTalkingServer, type Talk } from './talks.ts';

export const name = 'crowd';

const PEOPLE = 200;
const TALKS_OF_EACH = 5;
const AT_ONCE = 100;
const AT_ONCE_ROUNDS = 3;
const A_SECOND = 50;
/** Titles, and whatever else follows a reply, is a part of what a turn costs. */
const AFTERWARDS_MS = 5_000;

type Ask = () => Promise<number>;

/** All at one instant, as often as said: each person goes on when their reply is over. */
async function askAtOnce(asks: readonly Ask[], rounds = AT_ONCE_ROUNDS): Promise<number[]> {
  const each = async (ask: Ask) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await ask());
    return taken;
  };
  return (await Promise.all(asks.map(each))).flat();
}

/** One after another at a steady pace, whether or not those before have ended. */
async function askSteadily(asks: readonly Ask[]): Promise<number[]> {
  const startedAt = performance.now();
  const running: Promise<number>[] = [];
  for (const [at, ask] of asks.entries()) {
    await delay(Math.max(0, startedAt + (at * 1_000) / A_SECOND - performance.now()));
    running.push(ask());
  }
  return Promise.all(running);
}

export async function run(): Promise<readonly Row[]> {
  const { server, vendor, close } = await openTalkingServer();
  try {
    const talks: Talk[] = [];
    for (let person = 0; person < PEOPLE; person += 1)
      talks.push(...(await beginTalks(server, TALKS_OF_EACH)));
    const asks = talks.map((talk) => askServer(server, talk));
    // One of each person, so that nobody's own turns wait for each other.
    const crowd = asks.filter((_, at) => at % TALKS_OF_EACH === 0).slice(0, AT_ONCE);
    const bare = askVendor(vendor);
    await askAtOnce(crowd.slice(0, 10), 1);

    const bareAtOnce = await askAtOnce(crowd.map(() => bare));
    const before = readProcessorSeconds(server);
    const atOnce = await askAtOnce(crowd);
    await delay(AFTERWARDS_MS);
    const seconds = readProcessorSeconds(server) - before;

    const bareSteady = await askSteadily(asks.slice(0, 5 * A_SECOND).map(() => bare));
    const steady = await askSteadily(asks);
    const beyond = (ours: number[], theirs: number[], share: number) =>
      quantile(ours, share) - quantile(theirs, share);
    const steadily = `${talks.length} conversations, ${A_SECOND} turns a second`;
    return [
      atMost(`${AT_ONCE} conversations at once: first word, p50`, beyond(atOnce, bareAtOnce, 0.5), 'ms', 150),
      atMost('the same, p95', beyond(atOnce, bareAtOnce, 0.95), 'ms', 150),
      atMost('processor seconds for 100 of these turns', (seconds * 100) / atOnce.length, 's', 0.7),
      atMost(`${steadily}: first word, p50`, beyond(steady, bareSteady, 0.5), 'ms', 20),
      atMost('the same, p95', beyond(steady, bareSteady, 0.95), 'ms', 150),
      atMost('memory after all of it (Pss)', readPssMb(server), 'MB', 250),
    ];
  } finally {
    await close();
  }
}
