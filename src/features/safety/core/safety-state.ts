import type { SafetyState } from './assess-turn.ts';
export const parseSafetyState = (value: unknown): SafetyState | null => value as SafetyState;
