export { threadOf } from './conversation-card.tsx';
export { LastConversation } from './last-conversation.tsx';
