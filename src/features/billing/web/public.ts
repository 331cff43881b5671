export { PremiumBanner } from './premium-banner.tsx';
export { TrialNote } from './trial-note.tsx';
