import type { Env } from '../env.ts';
import type { Post } from './post.ts';

/** The post that the environment allows: null with the embedded database, and where Postgres takes no listeners. */
export async function openPost({
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
}: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): Promise<Post | null> {
  if (!DATABASE_DIRECT_URL) return null;
  return (await import('./postgres-post.ts')).openPostgresPost(DATABASE_DIRECT_URL);
}
