export { useForgetConversationsOnLeave } from './stored/forget-conversations.ts';
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
