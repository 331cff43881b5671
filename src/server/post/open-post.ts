import { askByCommand } from '../ask-password.ts';
import { databasePasswordOf } from '../db/connection.ts';
import type { Env } from '../env.ts';
import type { Post } from './post.ts';

/**
 * The post that the environment names: Redis', else the database's own; null with the embedded database, and where
 * Postgres takes no listeners. `onLost` hears of a Redis that went away.
 */
export async function openPost(env: PostEnv, onLost: (error: Error) => void): Promise<Post | null> {
  const { REDIS_URL, REDIS_PASSWORD_COMMAND: command, DATABASE_DIRECT_URL = env.DATABASE_URL } = env;
  if (REDIS_URL) {
    const password = command === undefined ? undefined : askByCommand('REDIS_PASSWORD_COMMAND', command);
    return (await import('./redis-post.ts')).openRedisPost(REDIS_URL, onLost, password);
  }
  if (!DATABASE_DIRECT_URL) return null;
  const { openPostgresPost } = await import('./postgres-post.ts');
  return openPostgresPost(DATABASE_DIRECT_URL, databasePasswordOf(env));
}

type PostEnv = Pick<
  Env,
  | 'REDIS_URL'
  | 'REDIS_PASSWORD_COMMAND'
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_PASSWORD_COMMAND'
>;
