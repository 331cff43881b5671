/** Why words of a reply were not let through. */
export const GATE_FLAGS = [
  'backend',
  'diagnosis',
  'medication',
  'method',
  'human_claim',
  'leak',
  'flattery',
  'guilt',
  'too_long',
  'empty',
] as const;
export type GateFlag = (typeof GATE_FLAGS)[number];
