import type { Phase } from '../../contract.ts';
import { leaves } from '../acts/said-forms.ts';
import type { Scene } from '../scene.ts';

const STRONG = 7;
const SETTLED = 5;
const EASED_BY = 2;
const TOLD_ENOUGH = 2;

/**
 * Where a talk with a model stands among the six R's, by what the person said alone (decisions, 'the six R's'): a feeling
 * or two things told, a strength, a goodbye. A danger moves nothing.
 */
export function phaseByEvidence({ record, turn }: Scene): Phase {
  const { phase, strength, feelings, facts } = record;
  if (turn.safety.tier !== 'T0') return phase;
  if (turn.history.length > 0 && leaves(turn.content)) return 'R6';
  const isSettled =
    strength !== null && (strength.last <= SETTLED || strength.first - strength.last >= EASED_BY);
  if (phase === 'R3') return isSettled ? 'R4' : 'R3';
  if (phase !== 'R1' && phase !== 'R2') return phase;
  if (strength !== null && strength.last >= STRONG) return 'R3';
  return phase === 'R2' || feelings.length > 0 || facts.length >= TOLD_ENOUGH ? 'R2' : 'R1';
}
