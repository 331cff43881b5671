import type { OpenQuestion } from '#language/open-question.ts';
import { cannotBeTold, isWithSomebody } from '#language/somebody-near.ts';
import { deniesBeingHurt, isRefusal, namesNobody } from '../reading/read-answer.ts';
import { isLateYes } from '../reading/read-dying-answer.ts';
import { isElsewhere, readNearness } from '../reading/read-nearness.ts';
import { chooseForSomebody, isHelpComing } from './choose-for-somebody.ts';
import type { Move } from './moves.ts';
import { isPinned, type SafetyState, type SafetyStep } from './safety-state.ts';
import { isUnanswered } from './suspicion-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

/** An answer belongs to whoever asked last: the protocol's own question, or a companion's about dying. */
export function chooseForAnswer(reading: TurnReading, state: SafetyState): Decision | null {
  const { question } = reading;
  if (question?.kind !== 'dying' && isAnsweredLate(reading, state)) return THOUGHTS;
  if (question?.by === 'companion') return chooseForCompanion(reading, question.kind, state);
  if (question?.by !== 'protocol' && !WAITED_FOR.includes(state.step)) return null;
  const choose = BY_STEP[state.step];
  if (choose === undefined) return null;
  if (isElsewhere(reading.plain) && NAMED_NUMBERS.includes(state.step))
    return { move: 'elsewhere', step: state.step };
  const forSomebody = chooseForSomebody(reading, state);
  if (forSomebody) return forSomebody;
  return isAnswer(reading, state.step) ? choose(reading, state) : null;
}

/** Where a number was named just before. */
const NAMED_NUMBERS: readonly SafetyStep[] = [
  'danger_asked',
  'emergency_asked',
  'willingness_asked',
  'barrier_asked',
  'calling',
];

/** What the protocol leaves somebody to do, without a question. */
const WAITED_FOR: readonly SafetyStep[] = ['calling', 'coping'];

/** Asked about dying some turns ago, and neither denied nor affirmed since. */
const isAnsweredLate = ({ plain }: TurnReading, { suspicion, tier, turn }: SafetyState): boolean =>
  !isPinned(tier) && isUnanswered(suspicion, turn) && isLateYes(plain);

const BELIEVED: Decision = { move: null, step: 'resting', denied: true, opening: 'believe' };
/** Nobody hurts them: the mistake is owned, and nothing of it goes on. */
const MISHEARD: Decision = { move: null, step: 'none', opening: 'own_mistake', isOver: true };
/** The thoughts are there, and no plan: a person to turn to, at once. */
const THOUGHTS: Decision = { move: 'willing', step: 'willingness_asked', tier: 'T2', denied: false };

/** A yes, and perhaps the day in the same breath. */
const saidYes = ({ plain }: TurnReading): Decision =>
  readNearness(plain) === 'planned'
    ? { move: 'danger_later', step: 'willingness_asked', tier: 'T4', denied: false }
    : { move: 'ask_danger', step: 'danger_asked', tier: 'T3', denied: false };

/** The companion asked for safety: how it is with what is certain, or whether they think of dying. */
function chooseForCompanion(
  reading: TurnReading,
  kind: OpenQuestion['kind'],
  state: SafetyState,
): Decision | null {
  if (state.step === 'again_asked') return chooseForAgain(reading, state);
  if (kind !== 'dying') return null;
  const { dyingAnswer } = reading;
  if (dyingAnswer === 'no' && isPinned(state.tier)) return BELIEVED;
  if (dyingAnswer === 'yes') return saidYes(reading);
  if (dyingAnswer === 'thoughts') return THOUGHTS;
  return dyingAnswer === 'unclear' ? { move: null, step: 'none', opening: 'unsure' } : null;
}

/** 'yes', 'i am', 'i am safe'; not 'i am the one who is going to do it'. */
const SAYS_SAFE = /^(?!.*\b(?:going to|do it)\b)(?!i am (?:not|the)\b)/u;

/** 'are you safe from it today?': a yes is believed, and a no is no denial. */
function chooseForAgain(
  { answer, dyingAnswer, isDenial, plain }: TurnReading,
  { tags }: SafetyState,
): Decision | null {
  if (isDenial || (answer === 'yes' && SAYS_SAFE.test(plain))) return BELIEVED;
  if (dyingAnswer === 'thoughts') return THOUGHTS;
  if (answer === 'unclear') return { move: 'willing', step: 'willingness_asked' };
  if (answer !== 'no') return null;
  if (tags.includes('medical_emergency')) return { move: 'medical', step: 'emergency_asked' };
  if (tags.includes('abuse')) return { move: 'abuse_now', step: 'safe_asked', denied: false };
  return { move: 'ask_danger', step: 'danger_asked', denied: false };
}

/** Words up to which whatever is said next is heard as an answer. */
const SHORT = 7;
/** 'i did it. my hands are less shaky now' */
const DONE =
  /^(?:(?:ok|okay|yes|yeah|right|well) )*(?:i )?(?:did|done|tried|have done|have tried|finished)\b/u;
const OTHERS = /\b(?:she|he|they|her|him|them)\b/u;
const TURNS_AWAY =
  /\b(?:can we|could we|let us|want to|rather) (?:please )?(?:just )?(?:talk|go back|chat)\b/u;

/** Somebody who goes on with their own subject has not answered: the companion follows them. */
function isAnswer(reading: TurnReading, step: SafetyStep): boolean {
  const { answer, dyingAnswer, isTakeback, plain } = reading;
  const isShort = plain.split(' ').length <= SHORT;
  const isDyingAsked = step === 'asked' || step === 'danger_asked';
  if (isDyingAsked && dyingAnswer !== 'none') return true;
  if (TURNS_AWAY.test(plain)) return false;
  if (step === 'emergency_asked' && isTakeback && !isShort) return false;
  return answer !== 'none' || isShort || ANSWERS[step]?.(reading) === true;
}

const saysWhen = ({ plain }: TurnReading): boolean => readNearness(plain) !== null;
const saysWho = (reading: TurnReading): boolean =>
  reading.barrier === 'other' && (isWithSomebody(reading.plain) || isPersonNamed(reading));
const saysWhyNot = ({ barrier }: TurnReading): boolean => barrier !== 'other';

/** What answers each question in many words. */
const ANSWERS: Partial<Record<SafetyStep, (reading: TurnReading) => boolean>> = {
  danger_asked: (reading) => saysWhen(reading) || isUnsure(reading),
  emergency_asked: ({ plain }) => readNearness(plain) === 'now' || SAYS_NO.test(plain),
  coping: ({ plain }) => DONE.test(plain),
  helper_asked: ({ plain }) => OTHERS.test(plain),
  safe_asked: ({ plain }) => OTHERS.test(plain),
  willingness_asked: (reading) => saysWhen(reading) || saysWho(reading) || saysWhyNot(reading),
  barrier_asked: (reading) => saysWho(reading) || saysWhyNot(reading),
  coping_offered: saysWho,
};

const BARRIER_MOVES: Record<TurnReading['barrier'], Move> = {
  police: 'barrier_police',
  words: 'barrier_words',
  burden: 'barrier_burden',
  tried: 'barrier_tried',
  known: 'barrier_known',
  phone: 'barrier_phone',
  other: 'barrier_other',
};

/** Said this often in a row, the emergency number is known: the card stays, and the companion goes on. */
const MOST_URGING = 2;

type Choose = (reading: TurnReading, state: SafetyState) => Decision | null;

const answerBarrier: Choose = ({ barrier }) => ({
  move: BARRIER_MOVES[barrier],
  step: barrier === 'known' ? 'person_asked' : 'coping_offered',
});

const PERSON_NAMED: Decision = { move: 'person_named', step: 'resting' };
/** 'my sister maybe', not a mother of whom something is told. */
const isPersonNamed = ({ answer, barrier, plain, namesSomebody }: TurnReading): boolean =>
  answer !== 'no' &&
  barrier === 'other' &&
  namesSomebody &&
  !cannotBeTold(plain) &&
  (plain.split(' ').length <= MOST_WORDS_OF_A_NAME ||
    /\b(?:could|might|would|maybe|perhaps|i (?:can|will))\b/u.test(plain));
const MOST_WORDS_OF_A_NAME = 8;
const AFRAID = /^i am (?:so |too |really |just )?(?:scared|afraid|frightened|terrified|ashamed|nervous)\b/u;

/** 'i said no', 'i am not on a line with anyone', '… and no': wherever it stands, it is no yes to a call. */
const SAYS_NO =
  /\b(?:said no|and no|but no)\b|\b(?:no|nope|nah)$|\b(?:am|are|will|can|could|would|do) not (?:going to |want to )?(?:on a|on the|call\w*|ring\w*|phon\w*|talk\w*|do)\b/u;

const isDenied = ({ isDenial, plain }: TurnReading): boolean => isDenial && !isRefusal(plain);

/** The question about danger stands beside a number: this answers the number. */
const CANNOT_CALL = /^i (?:can|could|will|do) not (?:just )?(?:call|text|phone|ring|talk to|reach)\b/u;

const isUnsure = ({ plain }: TurnReading): boolean => /\bi do not know\b|\bnot sure\b/u.test(plain);

const BY_STEP: Partial<Record<SafetyStep, Choose>> = {
  asked: (reading) => {
    const { dyingAnswer } = reading;
    if (dyingAnswer === 'yes') return saidYes(reading);
    if (dyingAnswer === 'no') return BELIEVED;
    if (dyingAnswer === 'thoughts') return THOUGHTS;
    return dyingAnswer === 'unclear' ? { move: 'thoughts_unclear', step: 'willingness_asked' } : null;
  },
  danger_asked: (reading, state) => {
    const { dyingAnswer } = reading;
    if (CANNOT_CALL.test(reading.plain)) return answerBarrier(reading, state);
    const nearness = readNearness(reading.plain);
    if (dyingAnswer === 'yes' || nearness === 'now')
      return { move: 'emergency', step: 'emergency_asked', tier: 'T4', denied: false };
    if (nearness === 'planned')
      return { move: 'danger_later', step: 'willingness_asked', tier: 'T4', denied: false };
    const isLeftOpen = dyingAnswer === 'unclear' || isUnsure(reading) || nearness === 'not_now';
    if ((dyingAnswer === 'thoughts' || isLeftOpen) && !reading.isDenial)
      return { move: 'willing', step: 'willingness_asked' };
    return dyingAnswer === 'no' ? BELIEVED : null;
  },
  emergency_asked: ({ answer, isDenial, plain, namesSomebody }, { said }) => {
    if (isDenial && !isRefusal(plain)) return BELIEVED;
    if (isHelpComing(plain)) return { move: 'emergency_coming', step: 'calling' };
    if (answer === 'yes' && !SAYS_NO.test(plain)) return { move: 'emergency_yes', step: 'calling' };
    if (answer === 'no' || SAYS_NO.test(plain) || AFRAID.test(plain))
      return { move: 'emergency_no', step: 'barrier_asked' };
    if (namesSomebody) return { move: 'emergency_person', step: 'emergency_asked' };
    const isHeard = said.slice(-MOST_URGING).every((key) => key.startsWith('emergency_more'));
    return said.length >= MOST_URGING && isHeard ? null : { move: 'emergency_more', step: 'emergency_asked' };
  },
  willingness_asked: (reading, state) => {
    if (isDenied(reading)) return BELIEVED;
    if (isPersonNamed(reading)) return PERSON_NAMED;
    if (saysWhen(reading)) return { move: 'willing_again', step: 'willingness_asked' };
    if (reading.answer === 'yes') return { move: 'calling', step: 'calling' };
    if ((reading.answer === 'no' && reading.barrier === 'other') || reading.answer === 'unclear')
      return { move: 'barrier', step: 'barrier_asked' };
    return answerBarrier(reading, state);
  },
  barrier_asked: (reading, state) => {
    if (isDenied(reading)) return BELIEVED;
    return isPersonNamed(reading) ? PERSON_NAMED : answerBarrier(reading, state);
  },
  calling: (reading, state) => {
    if (AFRAID.test(reading.plain)) return answerBarrier(reading, state);
    return /\b(?:call|called|text|texted|rang|spoke|talked|did|done|they)\b/u.test(reading.plain)
      ? { move: 'after_call', step: 'person_asked' }
      : null;
  },
  coping_offered: (reading) => {
    const { answer, plain } = reading;
    if (isDenied(reading)) return BELIEVED;
    if (isPersonNamed(reading)) return PERSON_NAMED;
    if (answer === 'no') return { move: 'coping_skipped', step: 'person_asked' };
    const isGrounding = /ground|look|room|mir/u.test(plain);
    return { move: isGrounding ? 'coping_grounding' : 'coping', step: 'coping' };
  },
  coping: (reading, { said }) =>
    isDenied(reading)
      ? BELIEVED
      : { move: said.some((key) => key.startsWith('plan.')) ? 'person' : 'plan', step: 'person_asked' },
  person_asked: (reading) => {
    if (isDenied(reading)) return BELIEVED;
    const isNobody = namesNobody(reading.plain) || reading.answer === 'unclear';
    return { move: isNobody ? 'person_none' : 'person_named', step: 'resting' };
  },
  helper_asked: () => ({ move: 'helper_more', step: 'resting' }),
  others_asked: ({ answer, isDenial }) => {
    if (isDenial || answer === 'no') return BELIEVED;
    if (answer === 'yes') return { move: 'harm_others_now', step: 'emergency_asked', tier: 'T4' };
    return answer === 'unclear' ? { move: 'willing', step: 'willingness_asked' } : null;
  },
  safe_asked: ({ answer, plain, tier, tags }, { said }) => {
    if (deniesBeingHurt(plain) && tier === 'T0' && tags.length === 0) return MISHEARD;
    return answer === 'no' && !said.slice(-MOST_URGING).every((key) => key.startsWith('abuse_now'))
      ? { move: 'abuse_now', step: 'safe_asked', tier: 'T4' }
      : { move: 'abuse_more', step: 'resting' };
  },
};
