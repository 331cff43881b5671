import type { Phase } from '../../contract.ts';
import type { Scene } from '../scene.ts';

/** R2 once there is a feeling or two things told; a crisis and joy move nothing. */
export function phaseAfterTelling({ record, turn }: Scene): Phase {
  if (record.phase !== 'R1' || turn.safety.tier !== 'T0') return record.phase;
  return record.feelings.length > 0 || record.facts.length >= 2 ? 'R2' : 'R1';
}
