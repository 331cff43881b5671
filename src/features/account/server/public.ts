export { authenticateToken } from './access-tokens.ts';
export { findUser } from './store.ts';
