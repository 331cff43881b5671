export { StrengthScale } from './strength-scale.tsx';
export { forgetConversations } from './use-conversations.ts';
