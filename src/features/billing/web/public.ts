export { PremiumBanner } from './premium-banner.tsx';
