import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { addressKey, type Limit } from '../rate-limits.ts';

/** Far above what anybody needs, a class behind one address among them; calls that cost more have limits of their own. */
const CALLS_BY_PERSON: Limit = { name: 'calls-person', points: 1_200, seconds: 60, ownOnly: true };
const CALLS_BY_ADDRESS: Limit = { name: 'calls-address', points: 6_000, seconds: 60, ownOnly: true };

/**
 * Counts each call of the contract for its person, or without one for its address.
 * Runs once the person is known, and before a body is read.
 */
export function limitCalls(app: FastifyInstance, { rateLimits }: Pick<Parts, 'rateLimits'>): void {
  app.addHook('preParsing', async ({ person, ip, routeOptions }) => {
    if (!routeOptions.config.contract) return;
    await (person
      ? rateLimits.use(CALLS_BY_PERSON, person.id)
      : rateLimits.use(CALLS_BY_ADDRESS, addressKey(ip)));
  });
}
