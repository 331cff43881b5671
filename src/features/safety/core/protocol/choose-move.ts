import { isHarmTakenBack } from '../reading/read-answer.ts';
import { isElsewhere } from '../reading/read-nearness.ts';
import { isAtLeast } from '../tiers.ts';
import { chooseForAnswer } from './choose-for-answer.ts';
import { chooseForAsked } from './choose-for-asked.ts';
import { chooseForCompany } from './choose-for-somebody.ts';
import { wantsCardGone } from './protest.ts';
import { isPinned, type SafetyState, type SafetyStep } from './safety-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

/** The protocol: what is said next about what is certain, given what was asked last and by whom. */
export function chooseMove(reading: TurnReading, state: SafetyState): Decision {
  return (
    chooseEmergency(reading, state) ??
    chooseForCompany(reading, state) ??
    chooseForRisk(reading, state) ??
    chooseForAsked(reading, state) ??
    chooseForTags(reading, state) ??
    chooseForTakeback(reading, state) ??
    chooseForCardGone(reading, state) ??
    chooseForAnswer(reading, state) ??
    chooseForDenial(reading, state) ??
    chooseToRest(reading, state)
  );
}

function chooseEmergency(reading: TurnReading, state: SafetyState): Decision | null {
  if (!isAtLeast(reading.tier, 'T4')) return null;
  if (reading.tags.includes('medical_emergency')) return { move: 'medical', step: 'emergency_asked' };
  if (reading.isPlannedLater) {
    const move = isElsewhere(reading.plain) ? 'elsewhere' : 'danger_later';
    return { move, step: 'willingness_asked', denied: false };
  }
  if (reading.isOwn) {
    const move = state.step === 'emergency_asked' ? 'emergency_more' : 'emergency';
    return { move, step: 'emergency_asked', denied: false };
  }
  if (reading.tags.includes('abuse')) return { move: 'abuse_now', step: 'safe_asked' };
  if (reading.tags.includes('harm_to_others')) return { move: 'harm_others_now', step: 'emergency_asked' };
  return { move: 'helper_now', step: 'helper_asked' };
}

const DANGER_STEPS: readonly SafetyStep[] = ['danger_asked', 'willingness_asked', 'barrier_asked'];
const ASKED_STEPS: readonly SafetyStep[] = ['asked', ...DANGER_STEPS, 'resting', 'calling'];

function chooseForRisk(reading: TurnReading, state: SafetyState): Decision | null {
  if (!reading.isOwn || !isAtLeast(reading.tier, 'T2')) return null;
  if (state.step === 'emergency_asked')
    return { move: 'emergency_more', step: 'emergency_asked', denied: false };
  if (isAtLeast(reading.tier, 'T3') && !DANGER_STEPS.includes(state.step))
    return { move: 'ask_danger', step: 'danger_asked', denied: false };
  const wasJustAsked = reading.question?.by === 'companion' && reading.question.kind === 'dying';
  // Said as an answer it is a yes, unless it leaves the deed out.
  if (wasJustAsked && !reading.isSelfHarmOnly && reading.dyingAnswer !== 'thoughts')
    return { move: 'ask_danger', step: 'danger_asked', denied: false };
  if (!wasJustAsked && (!ASKED_STEPS.includes(state.step) || state.denied)) {
    const move = reading.isSelfHarmOnly ? 'ask_directly_self_harm' : 'ask_directly';
    return { move, step: 'asked', denied: false };
  }
  const move = state.step === 'willingness_asked' ? 'willing_again' : 'willing';
  return { move, step: 'willingness_asked', denied: false };
}

function chooseForTags({ tags }: TurnReading, { step }: SafetyState): Decision | null {
  if (tags.includes('harm_to_others')) return { move: 'harm_others', step: 'others_asked' };
  if (tags.includes('abuse'))
    return step === 'safe_asked'
      ? { move: 'abuse_more', step: 'resting' }
      : { move: 'abuse', step: 'safe_asked' };
  if (tags.includes('someone_else'))
    return step === 'helper_asked'
      ? { move: 'helper_more', step: 'resting' }
      : { move: 'helper', step: 'helper_asked' };
  return tags.includes('eating') ? { move: 'eating', step: 'resting' } : null;
}

/** Anger at somebody, taken back: no check-in is owed for it, and nothing is asked again. */
function chooseForTakeback(reading: TurnReading, state: SafetyState): Decision | null {
  if (!isPinned(state.tier) || state.isHarmOnly !== true) return null;
  const wasAsked = state.step === 'others_asked' && reading.question?.by === 'protocol';
  if (!isHarmTakenBack(reading.plain, wasAsked)) return null;
  return { move: null, step: 'none', opening: 'stand_down', isOver: true };
}

/** Denied, and the card still stands there: what takes it away is the check-in, and they are told so. */
function chooseForCardGone({ plain }: TurnReading, state: SafetyState): Decision | null {
  return isPinned(state.tier) && state.denied && wantsCardGone(plain)
    ? { move: null, step: 'resting', opening: 'own_card' }
    : null;
}

/** What is certain is believed when it is denied; the card waits for the check-in. */
function chooseForDenial(reading: TurnReading, state: SafetyState): Decision | null {
  if (!isPinned(state.tier) || state.denied) return null;
  if (reading.isDenial) return { move: null, step: 'resting', denied: true, opening: 'believe' };
  if (reading.isTakeback && state.step !== 'resting' && !reading.tags.includes('medical_emergency'))
    return { move: 'minimised', step: 'asked' };
  return null;
}

function chooseToRest(reading: TurnReading, state: SafetyState): Decision {
  const step = state.step === 'none' && !isPinned(state.tier) ? 'none' : 'resting';
  return { move: null, step, ...(reading.isBereaved && { opening: 'bereaved' as const }) };
}
