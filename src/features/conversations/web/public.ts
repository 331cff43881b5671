export { threadOf } from './conversation-card.tsx';
export { StrengthScale } from './strength-scale.tsx';
export { forgetConversations } from './use-conversations.ts';
