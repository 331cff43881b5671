export { openPlan } from './safety-plan.ts';
export { countReferral } from './store.ts';
