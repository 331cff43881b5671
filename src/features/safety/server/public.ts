export { LEARNED } from './learned.ts';
export { beginPlan, openPlan } from './safety-plan.ts';
export { countReferral, deletePlan, listReferralMonths } from './store.ts';
