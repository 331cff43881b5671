export { type CompanionConfig, type Companions, createCompanion } from './create-companion.ts';
export { readUsageByDay, recordUsage, type UsageOfDay } from './store.ts';
export { toAppError } from './to-app-error.ts';
