export { ConversationEnding } from './conversation-ending.tsx';
