import type { FastifyInstance } from 'fastify';
import { listHeads } from '#features/conversations/server/public.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import { chooseDayMood, readDayMood, readInsights } from '../contract.ts';
import { deriveInsights } from '../core/derive-insights.ts';
import { listDayMoods, openDayMood, storeDayMood } from './day-moods.ts';

export function addHomeRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts;
  addRoute(app, readInsights, async ({ person }) =>
    deriveInsights(await listHeads(db, person), await listDayMoods(db, person)),
  );
  addRoute(app, readDayMood, ({ person, query }) => openDayMood(db, person, query.day));
  addRoute(app, chooseDayMood, ({ person, body }) => storeDayMood(parts, person, body));
}
