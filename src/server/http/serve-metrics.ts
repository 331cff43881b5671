import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '#contract/errors.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { bearerTokenOf } from './auth-guard.ts';

/** Somebody else asked, through a proxy on this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

type MetricsEnv = Pick<Env, 'METRICS_TOKEN' | 'NODE_ENV'>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isThisMachine = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

function mayRead(request: FastifyRequest, { METRICS_TOKEN: token, NODE_ENV }: MetricsEnv): boolean {
  const given = bearerTokenOf(request);
  if (token !== undefined && given !== null) return timingSafeEqual(digest(given), digest(token));
  // A proxy on this machine need not say that it is one.
  if (NODE_ENV === 'production') return false;
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isThisMachine(request.socket.remoteAddress);
}

/**
 * Counts every request, and serves the figures to whoever has `METRICS_TOKEN`, and to this machine where it is not in
 * production. To others there is nothing here.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, env: MetricsEnv): void {
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    // Streams take the socket over, so that only the socket knows when an answer is over.
    reply.raw.once('close', () => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      metrics.requests.inc({ method, route, status: reply.raw.statusCode });
      metrics.requestSeconds.observe({ method, route }, (performance.now() - startedAt) / 1_000);
    });
    done();
  });
  app.addHook('onClose', async () => metrics.stop());
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, env)) throw new AppError('not_found');
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}
