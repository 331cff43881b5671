import type { SafetyTag, Tier } from '../contract.ts';
import type { Move } from './phrases.ts';
import { type Answer, type Barrier, namesNobody } from './read-answer.ts';
import type { SafetyState, SafetyStep } from './safety-state.ts';
import { isPinned } from './safety-state.ts';
import { isAtLeast } from './tiers.ts';

/** What the protocol sees of a turn: never the text itself, apart from whom it names. */
export interface TurnReading {
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
  /** The tier comes from words about the person themselves. */
  readonly isOwn: boolean;
  readonly isSelfHarmOnly: boolean;
  readonly isBereaved: boolean;
  readonly answer: Answer;
  readonly isDenial: boolean;
  readonly isTakeback: boolean;
  readonly barrier: Barrier;
  readonly plain: string;
}

export interface Decision {
  /** Null: the companion goes on. */
  readonly move: Move | null;
  readonly step: SafetyStep;
  readonly denied?: boolean;
  /** A tier the answer itself gives ('yes' to 'are you thinking of suicide?'). */
  readonly tier?: Tier;
}

/** The protocol: what is said next, given what was asked last. */
export function chooseMove(reading: TurnReading, state: SafetyState): Decision {
  const emergency = chooseEmergency(reading, state);
  if (emergency) return emergency;
  if (reading.isOwn && isAtLeast(reading.tier, 'T2')) return chooseForRisk(reading, state);
  const side = chooseForTags(reading, state);
  if (side) return side;
  const answered = chooseForAnswer(reading, state);
  if (answered) return answered;
  if (reading.tier === 'T1' && reading.isOwn) return chooseGently(state);
  return { move: null, step: state.step === 'resting' ? 'resting' : 'none' };
}

function chooseEmergency(reading: TurnReading, state: SafetyState): Decision | null {
  if (!isAtLeast(reading.tier, 'T4')) return null;
  if (reading.tags.includes('medical_emergency')) return { move: 'medical', step: 'emergency_asked' };
  if (reading.isOwn) {
    const move = state.step === 'emergency_asked' ? 'emergency_more' : 'emergency';
    return { move, step: 'emergency_asked', denied: false };
  }
  if (reading.tags.includes('abuse')) return { move: 'abuse_now', step: 'safe_asked' };
  if (reading.tags.includes('harm_to_others')) return { move: 'harm_others_now', step: 'others_asked' };
  return { move: 'helper_now', step: 'helper_asked' };
}

function chooseForRisk(reading: TurnReading, state: SafetyState): Decision {
  const wasAsked = [
    'asked',
    'danger_asked',
    'willingness_asked',
    'barrier_asked',
    'resting',
    'calling',
  ].includes(state.step);
  if (reading.isDenial && !isAtLeast(reading.tier, 'T3') && state.step === 'asked')
    return { move: 'denied', step: 'person_asked', denied: true };
  if (state.step === 'emergency_asked')
    return { move: 'emergency_more', step: 'emergency_asked', denied: false };
  if (
    isAtLeast(reading.tier, 'T3') &&
    !['danger_asked', 'willingness_asked', 'barrier_asked'].includes(state.step)
  )
    return { move: 'ask_danger', step: 'danger_asked', denied: false };
  if (!wasAsked) {
    const move = reading.isSelfHarmOnly ? 'ask_directly_self_harm' : 'ask_directly';
    return { move, step: 'asked', denied: false };
  }
  const move = state.step === 'willingness_asked' ? 'willing_again' : 'willing';
  return { move, step: 'willingness_asked', denied: false };
}

function chooseForTags(reading: TurnReading, state: SafetyState): Decision | null {
  if (reading.tags.includes('harm_to_others')) return { move: 'harm_others', step: 'others_asked' };
  if (reading.tags.includes('abuse'))
    return state.step === 'safe_asked'
      ? { move: 'abuse_more', step: 'resting' }
      : { move: 'abuse', step: 'safe_asked' };
  if (reading.tags.includes('someone_else')) {
    return state.step === 'helper_asked'
      ? { move: 'helper_more', step: 'resting' }
      : { move: 'helper', step: 'helper_asked' };
  }
  if (reading.tags.includes('eating')) return { move: 'eating', step: 'resting' };
  if (reading.isBereaved && state.step === 'none') return { move: 'bereaved', step: 'resting' };
  return null;
}

function chooseGently(state: SafetyState): Decision {
  const askedLately = state.gentlyAskedOn !== null && state.turn - state.gentlyAskedOn < 8;
  if (askedLately || isPinned(state.tier)) return { move: null, step: state.step };
  return { move: 'ask_gently', step: 'gently_asked' };
}

const BARRIER_MOVES: Record<Barrier, Move> = {
  police: 'barrier_police',
  words: 'barrier_words',
  burden: 'barrier_burden',
  tried: 'barrier_tried',
  known: 'barrier_known',
  phone: 'barrier_phone',
  other: 'barrier_other',
};

function chooseForAnswer(reading: TurnReading, state: SafetyState): Decision | null {
  const { answer } = reading;
  if (
    isPinned(state.tier) &&
    reading.isTakeback &&
    answer !== 'yes' &&
    !reading.isDenial &&
    state.step !== 'emergency_asked'
  )
    return { move: 'minimised', step: 'asked' };
  if (isPinned(state.tier) && reading.isDenial && !state.denied && state.step !== 'danger_asked')
    return { move: 'denied', step: 'person_asked', denied: true };
  switch (state.step) {
    case 'gently_asked':
      if (answer === 'yes') return { move: 'ask_danger', step: 'danger_asked', tier: 'T3', denied: false };
      if (answer === 'unclear')
        return { move: 'thoughts_unclear', step: 'willingness_asked', tier: 'T2', denied: false };
      return { move: null, step: 'none' };
    case 'asked':
      if (answer === 'yes') return { move: 'ask_danger', step: 'danger_asked', tier: 'T3', denied: false };
      if (answer === 'no') return { move: 'denied', step: 'person_asked', denied: true };
      return { move: 'thoughts_unclear', step: 'willingness_asked' };
    case 'danger_asked':
      if (answer === 'yes') return { move: 'emergency', step: 'emergency_asked', tier: 'T4', denied: false };
      // A denial counts, and a person is still asked for: the thoughts were there a moment ago.
      return { move: 'willing', step: 'willingness_asked', ...(reading.isDenial && { denied: true }) };
    case 'emergency_asked':
      if (answer === 'yes') return { move: 'emergency_yes', step: 'calling' };
      return {
        move: answer === 'no' ? 'emergency_no' : 'emergency_more',
        step: answer === 'no' ? 'barrier_asked' : 'emergency_asked',
      };
    case 'willingness_asked':
      if (answer === 'yes') return { move: 'calling', step: 'calling' };
      if (answer === 'no' || answer === 'unclear') return { move: 'barrier', step: 'barrier_asked' };
      return {
        move: BARRIER_MOVES[reading.barrier],
        step: reading.barrier === 'known' ? 'person_asked' : 'coping_offered',
      };
    case 'barrier_asked':
      return {
        move: BARRIER_MOVES[reading.barrier],
        step: reading.barrier === 'known' ? 'person_asked' : 'coping_offered',
      };
    case 'calling':
      return { move: 'after_call', step: 'person_asked' };
    case 'coping_offered':
      if (answer === 'no') return { move: 'coping_skipped', step: 'person_asked' };
      return {
        move: /ground|look|room|mir/u.test(reading.plain) ? 'coping_grounding' : 'coping',
        step: 'coping',
      };
    case 'coping':
      return {
        move: state.said.some((key) => key.startsWith('plan.')) ? 'person' : 'plan',
        step: 'person_asked',
      };
    case 'person_asked':
      return { move: namesNobody(reading.plain) ? 'person_none' : 'person_named', step: 'resting' };
    case 'helper_asked':
      return { move: 'helper_more', step: 'resting' };
    case 'others_asked':
      if (answer === 'yes') return { move: 'harm_others_now', step: 'emergency_asked', tier: 'T4' };
      return { move: 'human_help', step: 'resting' };
    case 'safe_asked':
      if (answer === 'no') return { move: 'abuse_now', step: 'emergency_asked', tier: 'T4' };
      return { move: 'abuse_more', step: 'resting' };
    default:
      return null;
  }
}
