import type { FastifyBaseLogger } from 'fastify';
import type { Background } from './background.ts';
import type { KeyProvider } from './crypto/key-provider.ts';
import type { Db } from './db/database.ts';
import type { ReadStale } from './db/stale-reads.ts';
import type { Env } from './env.ts';
import type { Mailer } from './mail.ts';
import type { Post } from './post/post.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every feature's routes are given. Clock, ids and vendors come in from outside. */
export interface Parts {
  readonly env: Env;
  readonly db: Db;
  readonly readStale: ReadStale;
  readonly keys: KeyProvider;
  /** Keys the hashes that look addresses up. */
  readonly lookupKey: Buffer;
  /** Keys the MACs of rows that say who somebody is. */
  readonly rowKey: Buffer;
  readonly now: () => Date;
  /** A new id (UUID version 7). */
  readonly newId: () => string;
  readonly log: FastifyBaseLogger;
  /** Work that no answer waits for. */
  readonly background: Background;
  readonly mailer: Mailer;
  readonly rateLimits: RateLimits;
  /** To the other processes of this instance; null where there can be none, or no way to them. */
  readonly post: Post | null;
  /** This process among them: what it works on bears it. */
  readonly processId: string;
  /** Shows an operator a call's way, where they asked for it. */
  readonly tracing: Tracing;
}
