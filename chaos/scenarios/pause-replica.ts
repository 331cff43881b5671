import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import { type RunningServer, runServer } from '../../tests/harness/run-server.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { type Attempt, beginTalk, prepare, resume, send } from '../talk.ts';

const TALKERS = 6;
/** Well within the lease of a turn: four seconds, renewed each second. */
const SHORT_MS = 1_500;
/** Beyond the lease, and a reply. */
const LONGEST_MS = 60_000;
const REPLY_MS = 3_000;
/** As long as that: the pause falls anywhere into it. */
const SPOKEN: TextStep = {
  kind: 'reply',
  text: 'that sounds like a lot to hold at once, and you have held it for a long time. what about it keeps coming back in the evening?',
  firstTokenMs: 200,
  tokensPerSecond: 10,
};

/**
 * A replica whose process stands still while its connections stay, as one in a busy loop or on a frozen machine. After a
 * moment it goes on with its own turns. Beyond their lease the other replies, and what it does on waking counts for nothing.
 */
export const pauseReplica: Scenario = {
  name: 'one of two replicas paused',
  faults: { long: 40, short: 2 },
  leftOut: missingPostgres,
  async run(pauses, random) {
    const cluster = await startPostgres();
    const vendor = await startOpenAiChatStandIn({ byDefault: () => SPOKEN });
    const DATABASE_URL = await cluster.createDatabase('chaos');
    const env = {
      DATABASE_URL,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      COMPANION: 'openai',
      OPENAI_BASE_URL: `${vendor.url}/v1`,
      OPENAI_MODEL: 'stand-in',
    };
    const [first, second] = [await runServer(env), await runServer(env)];
    const database = new pg.Client(DATABASE_URL);
    await database.connect();
    try {
      const talks = await Promise.all(Array.from({ length: TALKERS }, () => beginTalk(first.url)));
      const attempts: Attempt[] = [];
      const broken: string[] = [];
      for (let pause = 0; pause < pauses; pause++) {
        const said = talks.map((talk) => prepare(talk, `it comes back every evening, now ${pause} times`));
        attempts.push(...said);
        const [paused, other] = pause % 4 < 2 ? [first, second] : [second, first];
        const isLong = pause % 2 === 1;
        const asked = { database, paused, other, isLong, afterMs: random() * REPLY_MS };
        broken.push(...(await pauseDuring(said, asked)));
      }
      return { faults: pauses, slowestReturnMs: null, broken, ...(await settle(first.url, attempts)) };
    } finally {
      await database.end();
      await Promise.all([first.dispose(), second.dispose()]);
      await vendor.close();
      await cluster.dispose();
    }
  },
};

interface Pause {
  readonly database: pg.Client;
  readonly paused: RunningServer;
  readonly other: RunningServer;
  /** Until the other has replied, {@link LONGEST_MS} at most; else {@link SHORT_MS}. */
  readonly isLong: boolean;
  /** From the moment that all messages are acknowledged. */
  readonly afterMs: number;
}

/** Everybody sends to the one that pauses, and asks the other meanwhile. Gives what was not as it must be. */
async function pauseDuring(said: readonly Attempt[], pause: Pause): Promise<string[]> {
  const { paused, other, database, isLong } = pause;
  const heard = sendAll(paused.url, said);
  await heard.acknowledged;
  await delay(pause.afterMs);
  const pid = paused.pid();
  if (pid === undefined) throw new Error('the server is not there');
  process.kill(pid, 'SIGSTOP');
  const before = await findRunners(database, said);
  const copies = said.map((attempt): Attempt => ({ ...attempt, lastEventId: 0, replyId: null }));
  const heardElsewhere = Promise.all(copies.map((copy) => hearOut(other.url, copy)));
  await (isLong ? Promise.race([heardElsewhere, delay(LONGEST_MS)]) : delay(SHORT_MS));
  const after = await findRunners(database, said);
  process.kill(pid, 'SIGCONT');
  await Promise.all([heard.endings, heardElsewhere]);
  // What broke off is asked for again, as by a browser.
  await Promise.all(
    said.filter(({ replyId }) => replyId === null).map((attempt) => hearOut(paused.url, attempt)),
  );
  return said.flatMap(({ key, replyId }, at) => [
    ...(replyId !== null && copies[at]?.replyId === replyId ? [] : ['not one reply to a message']),
    ...judgeRunner(before.get(key), after.get(key), isLong),
  ]);
}

/** A paused process renews nothing: until its lease is over a turn is its own, and after that somebody else's. */
function judgeRunner(before: Held | undefined, after: Held | undefined, isLong: boolean): string[] {
  if (!before || !after) return ['a message has no turn'];
  if (before.status !== 'replying') return [];
  const isTaken = after.runner !== before.runner;
  if (isTaken && after.now < before.leaseUntil) return ['taken from one that was there'];
  return isLong && !isTaken && after.status === 'replying' ? ['not taken from one that was silent'] : [];
}

/** Until there is a reply. */
async function hearOut(url: string, attempt: Attempt): Promise<void> {
  while ((await resume(url, attempt)) !== 'done') await delay(200);
}

function sendAll(url: string, said: readonly Attempt[]) {
  const acknowledged: Promise<void>[] = [];
  const endings = said.map((attempt) => {
    const { promise, resolve: acknowledge } = Promise.withResolvers<void>();
    acknowledged.push(promise);
    const onEvent = (): undefined => void acknowledge();
    return send(url, attempt, { onEvent }).finally(acknowledge);
  });
  return { acknowledged: Promise.all(acknowledged), endings: Promise.all(endings) };
}

interface Held {
  readonly status: string;
  readonly runner: string;
  readonly leaseUntil: Date;
  readonly now: Date;
}

/** Who replies to each of these, by its key. */
async function findRunners(database: pg.Client, said: readonly Attempt[]): Promise<Map<string, Held>> {
  const { rows } = await database.query<Held & { key: string }>(
    `select client_message_id as key, status, runner, lease_until as "leaseUntil", clock_timestamp() as now
     from turns where client_message_id = any($1)`,
    [said.map(({ key }) => key)],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
