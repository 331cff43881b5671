import {
  asksForTheHelper,
  asksWhetherToTell,
  isGoingToSomebody,
  isWithSomebody,
} from '#language/somebody-near.ts';
import { isRefusal } from '../reading/read-answer.ts';
import { isAtLeast } from '../tiers.ts';
import { isPinned, type SafetyState, type SafetyStep } from './safety-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

/** Where a person was asked about, or a number: whoever is there comes before both. */
const WHO_ASKED: readonly SafetyStep[] = [
  'danger_asked',
  'emergency_asked',
  'willingness_asked',
  'barrier_asked',
  'calling',
  'coping_offered',
  'coping',
  'person_asked',
  'safe_asked',
];

/** Help was called for, or is coming: 'i did, they are on their way'. */
export const isHelpComing = (plain: string): boolean =>
  /^i (?:did|called|have called|rang|phoned|texted)\b|\b(?:are|is) (?:coming|here|on (?:the|his|her|their) way)\b/u.test(
    plain,
  );

/**
 * Somebody is there or on the way, and they said so while the talk went on: nobody is looked for beside it, and no
 * number is named again. Once; what is grave comes before it.
 */
export function chooseForCompany(
  { plain, isOwn, tier, tags, question, isDenial }: TurnReading,
  { tier: standing, tags: before, said }: SafetyState,
): Decision | null {
  const isAbout = [...tags, ...before].some((tag) => tag !== 'minor');
  const wasHeard = said.some((key) => key.startsWith('with_them.'));
  if (!isPinned(standing) || isAbout || wasHeard || question?.by === 'protocol') return null;
  if (isDenial || (isOwn && isAtLeast(tier, 'T3'))) return null;
  return isWithSomebody(plain) && !isGoingToSomebody(plain) ? { move: 'with_them', step: 'resting' } : null;
}

/** Somebody is with them, was told, or could be gone to: that, and no number, no reason why not and no exercise before it. */
export function chooseForSomebody(
  { plain, isDenial, tags }: TurnReading,
  { step, tier, tags: before }: SafetyState,
): Decision | null {
  if (asksWhetherToTell(plain)) return { move: 'tell_them', step: 'person_asked' };
  const isAbout = [...tags, ...before].some((tag) => tag === 'someone_else' || tag === 'harm_to_others');
  if (!isPinned(tier) || !WHO_ASKED.includes(step) || isAbout) return null;
  if ((isDenial && !isRefusal(plain)) || (step === 'emergency_asked' && isHelpComing(plain))) return null;
  if (asksForTheHelper(plain)) return { move: 'for_them', step: 'resting' };
  if (isWithSomebody(plain)) return { move: 'with_them', step: 'resting' };
  return isGoingToSomebody(plain) ? { move: 'go_to_them', step: 'resting' } : null;
}
