export { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
export { MessageList } from './message-list.tsx';
