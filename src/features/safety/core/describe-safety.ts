import type { Safety } from '../contract.ts';
import type { SafetyState } from './assess-turn.ts';
export const describeSafety = (_state: SafetyState, _at: { country: string; now: number }): Safety | null =>
  null;
