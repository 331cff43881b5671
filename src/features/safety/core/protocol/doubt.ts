import { isProtest } from './protest.ts';
import { isPinned, type SafetyState } from './safety-state.ts';
import {
  arePeopleKept,
  followSuspicion,
  type HeardSuspicion,
  isByRule,
  isOfOthers,
  isSuspectedLately,
  keepPeople,
  type SuspicionStep,
  settleSuspicion,
  withoutSettled,
} from './suspicion-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

interface Doubting {
  readonly reading: TurnReading;
  readonly decision: Decision;
  readonly heard: HeardSuspicion;
  readonly before: SafetyState;
}

export interface Doubt extends SuspicionStep {
  /** What was suspected is denied, and over. */
  readonly isDenied: boolean;
  /** The line beneath a reply was protested against, and it is over as well. */
  readonly isProtested: boolean;
  /** Nothing new is heard, and people stay beneath the reply. */
  readonly isKept?: boolean;
}

/**
 * What is done about a suspicion: nothing beside what is certain; a denial ends it in the same turn. Any other answer to a
 * question about dying leaves it open where it weighs something, and keeps people in sight for a while where it does not.
 */
export function doubtOf(doubting: Doubting): Doubt {
  const doubt = followDoubt(doubting);
  return isOver(doubt, doubting)
    ? { ...doubt, state: { ...doubt.state, keptUntil: null } }
    : withPeopleKept(doubt, doubting);
}

/** A no for oneself says nothing of a friend, or of whoever hurts them; a protest is about the line itself. */
function isOver(doubt: Doubt, { decision, before }: Doubting): boolean {
  if (decision.isOver === true || doubt.isProtested) return true;
  const isDenied = doubt.isDenied || decision.opening === 'believe';
  return isDenied && !before.tags.some(isOfOthers);
}

/**
 * Whoever left a question about dying open, is hurt by somebody, or is afraid for somebody, has people in sight while they
 * go on, and not for the one reply alone. A question that was passed over may be answered later.
 */
function withPeopleKept(doubt: Doubt, { reading, heard, before }: Doubting): Doubt {
  const { turn, tier } = before;
  const { askedOn } = doubt.state;
  const asked = isDyingAsked(reading) ? { ...doubt.state, askedOn: askedOn ?? turn } : doubt.state;
  const isNamed = reading.tags.some((tag) => tag !== 'minor');
  const isSuspected = !doubt.isDenied && !isPinned(tier) && heard.tags.some(isOfOthers);
  const isKept = !isNamed && !isPinned(tier) && (isSuspected || arePeopleKept(asked, turn));
  const goesOn = isSuspected || (isKept && isHeard(heard));
  if (!isNamed && !goesOn && asked.leftOpenOn !== turn) return { ...doubt, state: asked, isKept };
  const isLong = isNamed || before.tags.some(isOfOthers) || (isSuspected && isByRule(heard));
  return { ...doubt, state: keepPeople(asked, turn, isLong), isKept };
}

const isHeard = ({ suspicion, tags }: HeardSuspicion): boolean => suspicion === 'strong' || tags.length > 0;

const isDyingAsked = ({ question }: TurnReading): boolean =>
  question?.by === 'companion' && question.kind === 'dying';

function followDoubt({ reading, decision, heard, before }: Doubting): Doubt {
  const { suspicion, turn } = before;
  const calm = { state: suspicion, isShown: false, isAsked: false, isDenied: false, isProtested: false };
  if (isSettled(decision)) return calm;
  const wasAsked = isDyingAsked(reading);
  if (wasAsked && reading.dyingAnswer === 'no') return denied(suspicion, turn);
  const isStanding =
    (isSuspectedLately(suspicion, turn) || arePeopleKept(suspicion, turn)) && !isPinned(before.tier);
  const isProtested = isProtestOf(reading, before);
  if (isProtested || (isStanding && reading.isDenial)) return { ...denied(suspicion, turn), isProtested };
  if (decision.opening === 'unsure' || (wasAsked && startsWithYes(reading)))
    return passedOver(suspicion, turn);
  if (isPinned(before.tier)) return calm;
  if (wasAsked && heard.suspicion !== 'none') return passedOver(suspicion, turn);
  // Gone on from without a word to it: a careful listener lets it be, and stays a little nearer.
  if (wasAsked) return { ...calm, state: keepPeople(suspicion, turn, false) };
  const step = followSuspicion(suspicion, withoutSettled(heard, suspicion), turn);
  return { ...step, isDenied: false, isProtested: false };
}

/** The protocol speaks, or what was certain is over or believed to be. */
const isSettled = ({ move, opening, isOver }: Decision): boolean =>
  move !== null || opening === 'believe' || isOver === true;

/**
 * Where a model heard what no rule and no weight did, and asked about dying: people are shown, and it is not asked again
 * on top of that.
 */
export const askedByModel = (doubt: Doubt, turn: number): Doubt => ({
  ...doubt,
  isShown: true,
  state: { ...doubt.state, heardOn: turn, shownOn: turn, shownFor: 'strong', askedOn: turn },
});

/** Asked, and neither affirmed nor denied. */
const passedOver = (state: SafetyState['suspicion'], turn: number): Doubt => ({
  state: { ...state, shownOn: turn, shownFor: 'strong', askedOn: state.askedOn ?? turn, leftOpenOn: turn },
  isShown: true,
  isAsked: false,
  isDenied: false,
  isProtested: false,
});

/** However long ago the line was shown: it stays in the thread. */
const isProtestOf = ({ plain }: TurnReading, { suspicion, tier }: SafetyState): boolean =>
  (suspicion.shownOn !== null || suspicion.keptUntil != null) && !isPinned(tier) && isProtest(plain);

const denied = (state: SafetyState['suspicion'], turn: number): Doubt => ({
  state: settleSuspicion(state, turn),
  isShown: false,
  isAsked: false,
  isDenied: true,
  isProtested: false,
});

/** A yes to something, and perhaps not to that: people are shown, and it is left there. */
const startsWithYes = ({ answer, plain }: TurnReading): boolean =>
  answer === 'yes' && /^(?:yes|yeah|yep)\b/u.test(plain);
