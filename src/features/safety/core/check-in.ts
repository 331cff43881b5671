import type { CheckInAnswer, Safety } from '../contract.ts';
import type { SafetyState } from './assess-turn.ts';
export const applyCheckIn = ({
  state,
}: {
  state: SafetyState;
  answer: CheckInAnswer;
  country: string;
  now: number;
}): { safety: Safety | null; state: SafetyState; reply: string } => ({ safety: null, state, reply: '' });
