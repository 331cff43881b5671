import type { FastifyInstance } from 'fastify';
import { listHeads } from '#features/conversations/server/public.ts';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { readInsights } from '../contract.ts';
import { deriveInsights } from '../core/derive-insights.ts';

export function addHomeRoutes(app: FastifyInstance, { db }: Deps): void {
  addRoute(app, readInsights, async ({ person }) => deriveInsights(await listHeads(db, person)));
}
