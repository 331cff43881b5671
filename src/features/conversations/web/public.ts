export { checkInConversation } from './check-in-conversation.ts';
export { threadOf } from './conversation-card.tsx';
export { ConversationEnding } from './conversation-ending.tsx';
export { LastConversation } from './last-conversation.tsx';
export { StrengthScale } from './strength-scale.tsx';
export { readSafetyBeside, readTurnEvent, readWholeAnswer } from './turn-event.ts';
export { useConversationInAddress } from './use-conversation-in-address.ts';
export { useForgetConversationsOnLeave } from './use-conversations.ts';
