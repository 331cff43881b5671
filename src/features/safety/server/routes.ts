import type { FastifyInstance } from 'fastify';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import { listReferrals, readSafetyPlan, updateSafetyPlan } from '../contract.ts';
import { changePlan, openPlan } from './safety-plan.ts';
import { listReferralMonths } from './store.ts';

export function addSafetyRoutes(app: FastifyInstance, { db, rowKey, now }: Parts): void {
  addRoute(app, readSafetyPlan, ({ person }) => openPlan(db, person));
  addRoute(app, updateSafetyPlan, ({ person, body }) => changePlan(db, person, body));
  addRoute(app, listReferrals, async () => ({ months: await listReferralMonths(db, rowKey, now()) }));
}
