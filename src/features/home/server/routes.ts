import type { FastifyInstance } from 'fastify';
import { listHeads } from '#features/conversations/server/public.ts';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { chooseDayMood, readDayMood, readInsights } from '../contract.ts';
import { deriveInsights } from '../core/derive-insights.ts';
import { listDayMoods, openDayMood, storeDayMood } from './day-moods.ts';

export function addHomeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  addRoute(app, readInsights, async ({ person }) =>
    deriveInsights(await listHeads(db, person), await listDayMoods(db, person)),
  );
  addRoute(app, readDayMood, ({ person, query }) => openDayMood(db, person, query.day));
  addRoute(app, chooseDayMood, ({ person, body }) => storeDayMood(deps, person, body));
}
