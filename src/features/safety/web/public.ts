export { readCountry } from './country-choice.ts';
export { Disclosures } from './disclosures.tsx';
export { SafetyBeside } from './safety-beside.tsx';
export { SafetyReminder } from './safety-reminder.tsx';
export { useSaidAge } from './use-said-age.ts';
