import type { Env } from '../env.ts';
import type { Post } from './post.ts';

/**
 * The post that the environment names: Redis', else the database's own; null with the embedded database, and where
 * Postgres takes no listeners. `onLost` hears of a Redis that went away.
 */
export async function openPost(
  {
    REDIS_URL,
    DATABASE_URL,
    DATABASE_DIRECT_URL = DATABASE_URL,
  }: Pick<Env, 'REDIS_URL' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
  onLost: (error: Error) => void,
): Promise<Post | null> {
  if (REDIS_URL) return (await import('./redis-post.ts')).openRedisPost(REDIS_URL, onLost);
  if (!DATABASE_DIRECT_URL) return null;
  return (await import('./postgres-post.ts')).openPostgresPost(DATABASE_DIRECT_URL);
}
