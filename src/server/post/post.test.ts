import { describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '#testing/global-setup.ts';
import { startPgBouncer } from '#testing/pgbouncer.ts';
import { redisProgram, startRedis } from '#testing/redis.ts';
import { openPost } from './open-post.ts';
import { LETTER_MAX_BYTES, type Post } from './post.ts';

// biome-ignore lint/style/noProcessEnv: where the tests find a Postgres
const { TEST_DATABASE_URL: url = '', TEST_POOLER: pooler = '' } = process.env;

/** What a post is opened by, and what breaks the connection of one of its processes. */
interface Carrier {
  readonly env: Parameters<typeof openPost>[0];
  breakOff(address: string): Promise<void>;
}

const throughPostgres = async (): Promise<Carrier> => ({
  env: { DATABASE_URL: url },
  breakOff: (address) =>
    runSql(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${address}'`,
    ),
});

/** Redis' posts are preferred wherever its address is set. */
async function throughRedis(): Promise<Carrier> {
  const redis = await startRedis();
  onTestFinished(redis.kill);
  return {
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/nobody', REDIS_URL: redis.url },
    async breakOff() {
      await redis.kill();
      await redis.restart();
    },
  };
}

const CARRIERS = [
  ...(url ? [{ name: 'Postgres', carry: throughPostgres }] : []),
  ...(redisProgram ? [{ name: 'Redis', carry: throughRedis }] : []),
];

async function openPair({ env }: Carrier): Promise<{ here: Post; there: Post }> {
  const [here, there] = await Promise.all([openPost(env, () => {}), openPost(env, () => {})]);
  if (!here || !there) throw new Error('there is no post');
  onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
  return { here, there };
}

it('is none with the embedded database: nobody else can be there', async () => {
  expect(await openPost({}, () => {})).toBeNull();
});

describe.each(CARRIERS)('the post by $name', ({ carry }) => {
  it('brings letters in their order, and knows when nobody is there any more', async () => {
    const { here, there } = await openPair(await carry());
    const read: string[] = [];
    there.read((letter) => read.push(letter));
    const letters = ['1', '2', '3'.repeat(LETTER_MAX_BYTES)];
    const sent = await Promise.all(letters.map((letter) => here.send(there.address, letter)));
    expect(sent).toEqual([true, true, true]);
    await expect.poll(() => read).toEqual(letters);
    await there.close();
    await expect.poll(() => here.send(there.address, '4')).toBe(false);
  });

  it('knows its own kind of address, and no other', async () => {
    const { here, there } = await openPair(await carry());
    expect(here.isAddress(there.address)).toBe(true);
    expect(here.isAddress(crypto.randomUUID())).toBe(false);
  });

  it('reads on after its connection broke', async () => {
    const carrier = await carry();
    const { here, there } = await openPair(carrier);
    const read: string[] = [];
    there.read((letter) => read.push(letter));
    await carrier.breakOff(there.address);
    const readSoFar = async () => {
      await here.send(there.address, 'again').catch(() => {});
      return read;
    };
    await expect.poll(readSoFar, { timeout: 10_000 }).toContain('again');
  });
});

if (url && pooler)
  it('is none behind a pooler, which gives sessions away', async () => {
    const pooled = await startPgBouncer(pooler, url);
    onTestFinished(() => pooled.close());
    expect(await openPost({ DATABASE_URL: pooled.url }, () => {})).toBeNull();
  });

if (redisProgram)
  it('opens while Redis is away, says so once, refuses to send, and reads once it is there', async () => {
    const redis = await startRedis();
    onTestFinished(redis.kill);
    await redis.kill();
    const lost: string[] = [];
    const post = await openPost({ REDIS_URL: redis.url }, ({ name }) => lost.push(name));
    if (!post) throw new Error('there is no post');
    onTestFinished(() => post.close());
    await expect(post.send(post.address, 'early')).rejects.toThrow();
    await redis.restart();
    const read: string[] = [];
    post.read((letter) => read.push(letter));
    const readSoFar = async () => {
      await post.send(post.address, 'now').catch(() => {});
      return read;
    };
    await expect.poll(readSoFar, { timeout: 10_000 }).toContain('now');
    expect(lost).toHaveLength(1);
  });
