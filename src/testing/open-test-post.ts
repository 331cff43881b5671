import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { Post } from '#server/post/post.ts';
import { openPostgresPost } from '#server/post/postgres-post.ts';
import { openRedisPost } from '#server/post/redis-post.ts';
import { withDatabase } from './global-setup.ts';
import { redisProgram, startRedis } from './redis.ts';
import { rowsOf } from './stored-bytes.ts';

/** How processes on one test database write to each other: whatever this machine has, and within this process where there is no Postgres. */
export type PostKind = 'redis' | 'postgres' | 'within';
export const POST_KINDS: readonly PostKind[] = [
  process.env.TEST_DATABASE_URL ? 'postgres' : 'within',
  ...(redisProgram ? (['redis'] as const) : []),
];

/** Opens posts for the processes of one test; each is closed with it. */
export async function openTestPosts(kind: PostKind, db: Db): Promise<() => Promise<Post>> {
  const open = await openerOf(kind, db);
  return async () => {
    const post = await open();
    onTestFinished(() => post.close());
    return post;
  };
}

async function openerOf(kind: PostKind, db: Db): Promise<() => Promise<Post>> {
  if (kind === 'within') return openWithin;
  if (kind === 'redis') {
    const redis = await startRedis();
    onTestFinished(redis.kill);
    return () => openRedisPost(redis.url, () => {});
  }
  const [row] = rowsOf(await db.execute(sql`select current_database() as name`));
  return async () => {
    const url = withDatabase(process.env.TEST_DATABASE_URL ?? '', String(row?.name));
    const post = await openPostgresPost(url);
    if (!post) throw new Error('the Postgres of the tests takes no listeners');
    return post;
  };
}

const readers = new Map<string, (letter: string) => void>();

async function openWithin(): Promise<Post> {
  const address = `within:${randomUUID()}`;
  readers.set(address, () => {});
  return {
    address,
    isAddress: (name) => name.startsWith('within:'),
    send(to, letter) {
      const read = readers.get(to);
      setImmediate(() => read?.(letter));
      return Promise.resolve(read !== undefined);
    },
    read: (reader) => void readers.set(address, reader),
    close: () => Promise.resolve(void readers.delete(address)),
  };
}
