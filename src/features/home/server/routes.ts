import type { FastifyInstance } from 'fastify';
import { listHeads } from '#features/conversations/server/public.ts';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { joinInsights, readInsights } from '../contract.ts';
import { deriveInsights } from '../core/derive-insights.ts';
import { isInBeta, setInBeta } from './store.ts';

export function addHomeRoutes(app: FastifyInstance, { db }: Deps): void {
  addRoute(app, readInsights, async ({ person }) => {
    const joined = await isInBeta(db, person.id);
    return { joined, insights: joined ? deriveInsights(await listHeads(db, person)) : null };
  });

  addRoute(app, joinInsights, async ({ person, body }) => {
    await setInBeta(db, person.id, body.joined);
    return { success: true as const, joined: body.joined };
  });
}
