export { StrengthScale } from './strength-scale.tsx';
