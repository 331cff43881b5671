export { threadOf } from './conversation-card.tsx';
export { StrengthScale } from './strength-scale.tsx';
export { useForgetConversationsOnLeave } from './use-conversations.ts';
