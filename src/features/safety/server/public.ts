export { LEARNED } from './learned.ts';
export { openPlan } from './safety-plan.ts';
export { countReferral, listReferralMonths } from './store.ts';
