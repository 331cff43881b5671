import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** How a server goes: not ready first, then closed to new requests, while replies under way end. */
export interface Drain {
  /** Not ready from now on; everything is still answered. */
  begin(): void;
  /** @throws {AppError} unavailable, once it has begun */
  ensureReady(): void;
}

/** Whoever still asks a server that closes is told to ask again soon, of another one or of the next start. */
export function addDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  let isClosing = false;
  const goAway = () => new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  app.addHook('preClose', async () => {
    isDraining = true;
    isClosing = true;
  });
  app.addHook('onRequest', async (request) => {
    // Whether the process lives is another question than whether it takes work.
    if (isClosing && request.routeOptions.url !== '/api/health') throw goAway();
  });
  return {
    begin: () => {
      isDraining = true;
    },
    ensureReady: () => {
      if (isDraining) throw goAway();
    },
  };
}
