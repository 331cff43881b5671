export { CrisisHelp } from './crisis-help.tsx';
export { SafetyCard, type SafetyCardProps } from './safety-card.tsx';
export { SafetyReminder } from './safety-reminder.tsx';
