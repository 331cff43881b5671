export { authenticateToken } from './access-tokens.ts';
export { deleteExpired } from './delete-expired.ts';
export { changeCompanionSettings, openCompanionSettings } from './profile.ts';
