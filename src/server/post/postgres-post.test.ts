import { describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '#testing/global-setup.ts';
import { startPgBouncer } from '#testing/pgbouncer.ts';
import { openPost } from './open-post.ts';
import { openPostgresPost } from './postgres-post.ts';

// biome-ignore lint/style/noProcessEnv: where the tests find a Postgres
const { TEST_DATABASE_URL: url = '', TEST_POOLER: pooler = '' } = process.env;

async function openPair() {
  const posts = await Promise.all([openPostgresPost(url), openPostgresPost(url)]);
  const [here, there] = posts;
  if (!here || !there) throw new Error('the Postgres of the tests takes no listeners');
  onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
  return { here, there };
}

it('is none with the embedded database: nobody else can be there', async () => {
  expect(await openPost({})).toBeNull();
});

if (url)
  describe('the post by Postgres', () => {
    it('brings letters in their order, and knows when nobody is there any more', async () => {
      const { here, there } = await openPair();
      const read: string[] = [];
      there.read((letter) => read.push(letter));
      const sent = await Promise.all(['1', '2', '3'].map((letter) => here.send(there.address, letter)));
      expect(sent).toEqual([true, true, true]);
      await expect.poll(() => read).toEqual(['1', '2', '3']);
      await there.close();
      await expect.poll(() => here.send(there.address, '4')).toBe(false);
    });

    it('reads on after its connection broke', async () => {
      const { here, there } = await openPair();
      const read: string[] = [];
      there.read((letter) => read.push(letter));
      await runSql(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${there.address}'`,
      );
      const readSoFar = async () => {
        await here.send(there.address, 'again');
        return read;
      };
      await expect.poll(readSoFar, { timeout: 5_000 }).toContain('again');
    });

    const behindPooler = async () => {
      const pooled = await startPgBouncer(pooler, url);
      onTestFinished(() => pooled.close());
      expect(await openPostgresPost(pooled.url)).toBeNull();
    };
    if (pooler) it('is none behind a pooler, which gives sessions away', behindPooler);
  });
