import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';
import type { Env } from '../env.ts';
import { addressKey } from '../rate-limits.ts';

/** Far above what anybody needs, a class behind one address among them; calls that cost more have limits of their own. */
const CALLS_PER_MINUTE = { person: 1_200, address: 6_000 };

/**
 * Counts each call of the contract for its person, or without one for its address. In memory: it costs next to nothing.
 * Runs once the person is known, and before a body is read.
 */
export function limitCalls(app: FastifyInstance, { RATE_LIMITS }: Pick<Env, 'RATE_LIMITS'>): void {
  if (RATE_LIMITS === 'off') return;
  const people = new RateLimiterMemory({ points: CALLS_PER_MINUTE.person, duration: 60 });
  const addresses = new RateLimiterMemory({ points: CALLS_PER_MINUTE.address, duration: 60 });
  app.addHook('preParsing', async ({ person, ip, routeOptions }) => {
    if (!routeOptions.config.contract) return;
    try {
      await (person ? people.consume(person.id) : addresses.consume(addressKey(ip)));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1_000) });
    }
  });
}
