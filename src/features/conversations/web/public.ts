export { ConversationEnding } from './ending/conversation-ending.tsx';
export { StrengthScale } from './ending/strength-scale.tsx';
export { threadOf } from './history/conversation-card.tsx';
export { LastConversation } from './history/last-conversation.tsx';
export { useForgetConversationsOnLeave } from './stored/use-conversations.ts';
export { checkInConversation } from './turn/check-in-conversation.ts';
export { readSafetyBeside, readTurnEvent, readWholeAnswer } from './turn/turn-event.ts';
export { useConversationInAddress } from './use-conversation-in-address.ts';
