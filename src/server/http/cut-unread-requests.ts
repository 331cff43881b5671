import type { FastifyInstance } from 'fastify';
import { PARTING_MS } from './client-errors.ts';

/** Who was answered before the end of the request sends the rest for nothing: Node would read on for as long as it comes. */
export function cutUnreadRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false) return;
    raw.resume();
    setTimeout(() => raw.complete || raw.destroy(), PARTING_MS).unref();
  });
}
