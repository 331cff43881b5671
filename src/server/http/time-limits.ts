import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long the server waits for whoever is slow, in ms: nobody holds a connection by sending or reading drop by drop. */
export interface TimeLimits {
  /** For the headers of a request to arrive. */
  readonly headersMs: number;
  /** For a whole request to arrive. */
  readonly requestMs: number;
  /** For anything at all to move on a connection. */
  readonly idleMs: number;
  /** How often it looks. */
  readonly checkEveryMs: number;
}

export const timeLimitOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
  }) satisfies FastifyHttpOptions<Server>;
