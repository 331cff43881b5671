export { readCountry } from './country-choice.ts';
export { Disclosures } from './disclosures.tsx';
export { SafetyCard } from './safety-card.tsx';
export { SafetyReminder } from './safety-reminder.tsx';
export { useSaidAge } from './use-said-age.ts';
