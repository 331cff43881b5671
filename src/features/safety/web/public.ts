export { SafetyCard } from './safety-card.tsx';
export { SafetyReminder } from './safety-reminder.tsx';
export { useSaidAge } from './use-said-age.ts';
