import type { SafetyTag } from '../../contract.ts';

/** Troubles that are no wish to die, each with weights of its own. */
export const TROUBLES = [
  'medical_emergency',
  'someone_else',
  'abuse',
  'eating',
  'harm_to_others',
] as const satisfies SafetyTag[];
export type Trouble = (typeof TROUBLES)[number];
