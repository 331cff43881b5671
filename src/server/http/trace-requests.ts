import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { readHealth, readReadiness } from '#contract/health.ts';
import type { Tracing } from '../tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs within the hop of this request. */
    inHop: ((done: () => void) => void) | null;
  }
}

/**
 * Calls that are no hops: those that machines make every few seconds, and those that tell of help, which somebody in danger
 * makes. A trace has a moment, and other tables say who talked then.
 */
const UNSEEN: readonly string[] = [readHealth.path, readReadiness.path, '/api/safety/', '/api/analytics/'];

/** Every call of the API is a hop, by the pattern of its route; what it leads to is below it. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('inHop', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url;
    if (!route?.startsWith('/api/') || UNSEEN.some((path) => route.startsWith(path))) return done();
    void tracing.hop({ kind: 'request', method, route }, async (noteStatus) => {
      request.inHop = AsyncLocalStorage.snapshot();
      const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      done();
      await closed;
      noteStatus(reply.raw.statusCode);
    });
  });
  // A body is read by events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.inHop) request.inHop(done);
    else done();
  });
}
