export { authenticateToken } from './access-tokens.ts';
export { deleteExpired } from './delete-expired.ts';
export { type Recipient, writeLetter } from './mails.ts';
export { changeCompanionSettings, openCompanionSettings } from './profile.ts';
export { openRecipient } from './recipient.ts';
export { choicesOf } from './signed-rows.ts';
export { findUser } from './store.ts';
