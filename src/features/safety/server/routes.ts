import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { listReferrals, readSafetyPlan, updateSafetyPlan } from '../contract.ts';
import { changePlan, openPlan } from './safety-plan.ts';
import { listReferralMonths } from './store.ts';

export function addSafetyRoutes(app: FastifyInstance, { db, rowKey, now }: Deps): void {
  addRoute(app, readSafetyPlan, ({ person }) => openPlan(db, person));
  addRoute(app, updateSafetyPlan, ({ person, body }) => changePlan(db, person, body));
  addRoute(app, listReferrals, async () => ({ months: await listReferralMonths(db, rowKey, now()) }));
}
