export { listHeads } from './list-heads.ts';
