import { ANSWERING } from './marks/answering.ts';
import { ASKING } from './marks/asking.ts';
import type { Mark } from './marks/mark.ts';
import { PARTING } from './marks/parting.ts';
import { REPAIRING } from './marks/repairing.ts';
import { TELLING_MARKS } from './marks/telling.ts';

/** Every turn of phrase that the weights know. */
export const MARKS: readonly Mark[] = [...PARTING, ...ANSWERING, ...ASKING, ...REPAIRING, ...TELLING_MARKS];
