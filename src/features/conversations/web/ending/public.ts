export { ConversationEnding } from './conversation-ending.tsx';
export { StrengthScale } from './strength-scale.tsx';
