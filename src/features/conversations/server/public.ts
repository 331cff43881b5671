export { acceptTurn } from './accept-turn.ts';
export { listHeads } from './list-heads.ts';
export type { LiveTurn } from './live-turn.ts';
export { ensureOwn, findSent, shortenReply } from './spoken-turns.ts';
export { eraseCarriedSafety } from './store.ts';
export type { TurnRunner } from './turn-runner.ts';
