export { CompanionError } from './companion-error.ts';
export { type Companions, createCompanion } from './create-companion.ts';
export { createModelAllowance, createVerdictAllowance } from './model-allowance.ts';
export { readUsageByDay, recordUsage, type UsageAt } from './store.ts';
export { toAppError } from './to-app-error.ts';
