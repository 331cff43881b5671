import { lt } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';
import type { Db } from './db/database.ts';
import { rateLimits } from './db/schema/server.ts';
import type { Env } from './env.ts';

/** `points` uses within `seconds`; who exceeds them waits `blockSeconds`, or until the window ends. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly blockSeconds?: number;
  /** Overrides the table's words. */
  readonly message?: string;
  /** Guards no more than the processor: each process counts for itself, and nothing is written. */
  readonly ownOnly?: true;
}

export interface RateLimits {
  /**
   * Counts one use.
   * @throws {AppError} rate_limited, with the seconds to wait
   */
  use(limit: Limit, key: string): Promise<void>;
  /**
   * Only looks.
   * @throws {AppError} rate_limited
   */
  check(limit: Limit, key: string): Promise<void>;
  /** Counts one use, or `points`, and gives how many there were, those beyond the limit among them; never refuses. */
  take(limit: Limit, key: string, points?: number): Promise<number>;
  /** Lets the window begin anew, at its limit. */
  renew(limit: Limit, key: string): Promise<void>;
  /** How many uses there were. */
  count(limit: Limit, key: string): Promise<number>;
  /** Forgets what was counted. */
  clear(limit: Limit, key: string): Promise<void>;
}

const UNLIMITED: RateLimits = {
  use: async () => {},
  check: async () => {},
  take: async () => 0,
  renew: async () => {},
  count: async () => 0,
  clear: async () => {},
};

const refuse = (limit: Limit, msBeforeNext: number): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
    ...(limit.message !== undefined && { message: limit.message }),
  });

/** Limits are counted in the database, so that they hold over restarts and over several processes; all but a process' own. */
export function createRateLimits(db: Db, env: Pick<Env, 'RATE_LIMITS'>): RateLimits {
  if (env.RATE_LIMITS === 'off') return UNLIMITED;
  const limiters = new Map<string, RateLimiterAbstract>();

  const limiterOf = ({ name, points, seconds, blockSeconds, ownOnly }: Limit): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: name,
      points,
      duration: seconds,
      ...(blockSeconds !== undefined && { blockDuration: blockSeconds }),
    };
    const limiter = ownOnly
      ? new RateLimiterMemory(options)
      : new RateLimiterDrizzle({
          ...options,
          storeClient: db,
          schema: rateLimits,
          clearExpiredByTimeout: false,
        });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async use(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refuse(limit, error.msBeforeNext) : error;
      }
    },
    async check(limit, key) {
      const limiter = limiterOf(limit);
      const used = await limiter.get(key);
      if (!used || used.consumedPoints < limit.points) return;
      // The first who comes too often begins the wait, as in `use`: what is left of the window says nothing of it.
      const isNew = limit.blockSeconds !== undefined && used.consumedPoints === limit.points;
      const { msBeforeNext } = isNew ? await limiter.block(key, limit.blockSeconds) : used;
      throw refuse(limit, msBeforeNext);
    },
    async take(limit, key, points) {
      try {
        return (await limiterOf(limit).consume(key, points)).consumedPoints;
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.consumedPoints;
        throw error;
      }
    },
    async renew(limit, key) {
      await limiterOf(limit).set(key, limit.points, limit.seconds);
    },
    async count(limit, key) {
      return (await limiterOf(limit).get(key))?.consumedPoints ?? 0;
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

/** Counters whose window is over. */
export async function deleteExpiredLimits({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
}

/** What an address counts as: IPv4 by itself, IPv6 by its /64, which one household or one host owns as a whole. */
export function addressKey(ip: string): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ip;
  const prefix = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}
