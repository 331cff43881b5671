import { readFileSync } from 'node:fs';
import { loadLearned } from '../core/learned/load-learned.ts';

/** What words weigh, read once, when the server starts. */
export const LEARNED = loadLearned(readFileSync(new URL('../core/learned/weights.bin', import.meta.url)));
