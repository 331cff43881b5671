export { ConversationEnding } from './ending/conversation-ending.tsx';
export { StrengthScale } from './ending/strength-scale.tsx';
export { threadOf } from './history/conversation-card.tsx';
export { LastConversation } from './history/last-conversation.tsx';
export { useForgetConversationsOnLeave } from './stored/use-conversations.ts';
export { checkInConversation } from './turn/check-in-conversation.ts';
export { TurnError, type TurnFault } from './turn/turn-error.ts';
export {
  type SentTurn,
  STREAM_HEADERS,
  STREAM_OPTIONS,
  sendTurn,
  streamTurn,
} from './turn/turn-stream.ts';
export { useConversationInAddress } from './use-conversation-in-address.ts';
