import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { Post } from '#server/post/post.ts';
import { openPostgresPost } from '#server/post/postgres-post.ts';
import { withDatabase } from './global-setup.ts';
import { rowsOf } from './stored-bytes.ts';

const readers = new Map<string, (letter: string) => void>();

/** A post between apps on one test database: by Postgres when `TEST_DATABASE_URL` says so, else within this process. */
export async function openTestPost(db: Db): Promise<Post> {
  const post = await openPost(db);
  onTestFinished(() => post.close());
  return post;
}

async function openPost(db: Db): Promise<Post> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openWithin();
  const [row] = rowsOf(await db.execute(sql`select current_database() as name`));
  const post = await openPostgresPost(withDatabase(url, String(row?.name)));
  if (!post) throw new Error('the Postgres of the tests takes no listeners');
  return post;
}

function openWithin(): Post {
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
