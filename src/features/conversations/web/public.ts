export { ConversationEnding } from './ending/conversation-ending.tsx';
export { StrengthScale } from './ending/strength-scale.tsx';
export { threadOf } from './history/conversation-card.tsx';
export { LastConversation } from './history/last-conversation.tsx';
export { ReplyBlocks, ReplyBody } from './reply/reply-body.tsx';
export { useForgetConversationsOnLeave } from './stored/use-conversations.ts';
export { TurnError, type TurnFault } from './turn/turn-error.ts';
export { createTurnStanding, type TurnStanding } from './turn/turn-standing.ts';
export {
  type SentTurn,
  STREAM_HEADERS,
  STREAM_OPTIONS,
  sendTurn,
  streamTurn,
} from './turn/turn-stream.ts';
export { useConversationInAddress } from './use-conversation-in-address.ts';
