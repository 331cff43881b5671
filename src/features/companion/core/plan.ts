import type { Phase, Technique } from '../contract.ts';
import type { CompanionTurn } from './companion.ts';
import { type Ask, type PlanState, planStateSchema, START } from './plan-state.ts';
import { isClearlyEnglish } from './understanding/detect-language.ts';
import { type Family, PLEASANT } from './understanding/feeling-words.ts';
import type { Kind } from './understanding/read-kind.ts';
import { type Reading, readMessage } from './understanding/read-message.ts';

/** What a reply does. The guide has words for each; a model gets it as a hint. */
export type Move =
  | { readonly do: 'special'; readonly kind: Exclude<Kind, 'content'> }
  | {
      readonly do:
        | 'language'
        | 'crisis'
        | 'explore'
        | 'ask-feeling'
        | 'scale'
        | 'no-number'
        | 'heard-number'
        | 'offer-settle'
        | 'breathe'
        | 'ground'
        | 'ask-after-settle'
        | 'after-settle'
        | 'still-high'
        | 'declined-settle'
        | 'need'
        | 'summary'
        | 'missed'
        | 'corrected'
        | 'reframe'
        | 'reframe-again'
        | 'holds'
        | 'step'
        | 'smaller-step'
        | 'step-taken'
        | 'close'
        | 'savor'
        | 'savor-close'
        | 'direct'
        | 'direct-yes'
        | 'direct-no'
        | 'terse'
        | 'after-close';
    };

/** The decision about one turn, before any words. */
export interface Plan {
  readonly phase: Phase;
  readonly previousPhase: Phase;
  readonly technique: Technique;
  /** For the next turn; JSON, parsed again when it comes back. */
  readonly state: PlanState;
  readonly move: Move;
  readonly reading: Reading;
}

interface Next {
  readonly move: Move;
  readonly phase: Phase;
  readonly asks: Ask | null;
  readonly changes?: Partial<PlanState>;
}

const TECHNIQUE: Readonly<Record<Exclude<Move['do'], 'special'>, Technique>> = {
  language: 'reflect',
  crisis: 'resource',
  explore: 'reflect',
  'ask-feeling': 'open_question',
  scale: 'open_question',
  'no-number': 'validate',
  'heard-number': 'validate',
  'offer-settle': 'breathe',
  breathe: 'breathe',
  ground: 'ground',
  'ask-after-settle': 'validate',
  'after-settle': 'open_question',
  'still-high': 'validate',
  'declined-settle': 'validate',
  need: 'open_question',
  summary: 'summarise',
  missed: 'open_question',
  corrected: 'reflect',
  reframe: 'reframe',
  'reframe-again': 'reframe',
  holds: 'reframe',
  step: 'next_step',
  'smaller-step': 'next_step',
  'step-taken': 'next_step',
  close: 'validate',
  savor: 'open_question',
  'savor-close': 'next_step',
  direct: 'open_question',
  'direct-yes': 'resource',
  'direct-no': 'validate',
  terse: 'validate',
  'after-close': 'validate',
};

const LOSSES: ReadonlySet<string> = new Set(['death', 'pet-loss', 'pregnancy-loss']);
const GRIEF = { noun: 'grief', adjective: null, family: 'grief' } as const;

const HEAVY: ReadonlySet<Family> = new Set([
  'hopelessness',
  'numbness',
  'grief',
  'loneliness',
  'shame',
  'tiredness',
]);
/** Questions about the guide itself and about limits are answered truthfully wherever the conversation stands. */
const ALWAYS: ReadonlySet<Kind> = new Set([
  'worry-other',
  'injection',
  'human',
  'medication',
  'diagnosis',
  'privacy',
  'goodbye',
  'misread',
  'listening',
  'angry-at-it',
]);
/** Kinds that may just be the answer to what was asked. */
const MAY_ANSWER: ReadonlySet<Kind> = new Set([
  'content',
  'unsure',
  'fine',
  'thanks',
  'not-talk',
  'apology',
  'compliment',
]);

const special = (kind: Exclude<Kind, 'content'>, state: PlanState): Next => ({
  move: { do: 'special', kind },
  phase: state.phase,
  asks: state.asked,
});
const to = (
  doing: Exclude<Move['do'], 'special'>,
  phase: Phase,
  asks: Ask | null,
  changes: Partial<PlanState> = {},
): Next => ({
  move: { do: doing },
  phase,
  asks,
  changes,
});

const askStrength = (state: PlanState, phase: Phase, changes: Partial<PlanState> = {}): Next =>
  to('scale', phase, 'strength', { ...changes, strengthAsked: state.strengthAsked + 1 });

/** A summary of one thing is an echo. */
const canSummarise = (state: PlanState): boolean =>
  state.points.length >= 2 || (state.points.length === 1 && state.feelings.length > 0);

/** R4, from its first open piece; R5 once R4 is done. */
const toReflect = (state: PlanState): Next => {
  if (!state.needAsked) return to('need', 'R4', 'need', { needAsked: true });
  if (!state.summarised && canSummarise(state))
    return to('summary', 'R4', 'summary', { summarised: true, sinceSummary: 0 });
  if (!state.summarised && state.turns < 9) return to('explore', 'R4', 'open');
  if (state.reframeAsked === 0) return to('reframe', 'R5', 'reframe', { reframeAsked: 1 });
  return to('step', 'R6', 'step', { stepAsked: 1 });
};

/** Out of R2: settle first where it is strong, else make sense of it. */
const leaveRelease = (state: PlanState): Next => {
  if (state.feeling?.family === 'grief') return toReflect(state);
  if (state.feeling !== null && PLEASANT.has(state.feeling.family))
    return to('savor-close', 'R6', 'step', { stepAsked: 1 });
  if (state.lastStrength === null && state.strengthAsked === 0) return askStrength(state, 'R3');
  if (state.settling === 'no' && (state.lastStrength ?? 0) > 5)
    return to('offer-settle', 'R3', 'settle', { settling: 'offered' });
  return toReflect(state);
};

const hearStrength = (strength: number, state: PlanState): Next => {
  const changes = {
    lastStrength: strength,
    firstStrength: state.firstStrength ?? strength,
    measured: state.firstStrength === null ? (state.feeling?.noun ?? null) : state.measured,
  };
  if (strength >= 7 && state.settling === 'no')
    return to('offer-settle', 'R3', 'settle', { ...changes, settling: 'offered' });
  if (state.released >= 2 || state.phase === 'R3') {
    const next = toReflect(state);
    return { ...next, changes: { ...next.changes, ...changes } };
  }
  return to('heard-number', 'R2', 'open', changes);
};

const afterSettling = (reading: Reading, state: PlanState): Next => {
  const { strength } = reading;
  if (strength !== null) {
    const changes = { lastStrength: strength, firstStrength: state.firstStrength ?? strength };
    const isDown = strength <= 5 || (state.firstStrength ?? strength) - strength >= 2;
    if (isDown) return to('after-settle', 'R4', 'need', { ...changes, settling: 'done', needAsked: true });
    if (state.settleTries < 2)
      return to('ground', 'R3', 'settled', { ...changes, settleTries: state.settleTries + 1 });
    return to('still-high', 'R4', 'need', { ...changes, settling: 'done', needAsked: true });
  }
  if (reading.declines || reading.answer === 'no')
    return to('declined-settle', 'R4', 'open', { settling: 'declined' });
  if ((reading.answer !== null || reading.didIt || reading.wordCount <= 3) && state.settleTries < 2)
    return to('ask-after-settle', 'R3', 'settled', { settleTries: state.settleTries + 1 });
  return { ...toReflect(state), changes: { ...toReflect(state).changes, settling: 'done' } };
};

/** Tells something new of their own instead of taking up what was asked: then one listens again. */
const isNews = (reading: Reading): boolean =>
  !reading.isStep &&
  reading.kind === 'content' &&
  !reading.text.startsWith('that ') &&
  (reading.named.some((f) => !PLEASANT.has(f.family)) ||
    (reading.wordCount >= 4 && reading.answer === null && NEWS.test(reading.text)));
const NEWS =
  /^(?:(?:and|but|because|so|also|well)\s)?(?:(?:i|my \w+|we|it's)\b(?!'d|'ll| would| could| can | will| might| deserve| should)|(?:he|she|they|it) (?:was|were|wasn't|weren't|did|didn't|said|told|never|always|is|isn't|has|had|still|just|left)\b)/;

const isOwnContent = (reading: Reading): boolean =>
  reading.kind !== 'unsure' &&
  reading.kind !== 'not-talk' &&
  reading.kind !== 'fine' &&
  (reading.wordCount >= 4 ||
    (reading.answer === null && reading.wordCount >= 1) ||
    reading.people.length > 0 ||
    reading.isStep);

/** Back to R2 with what is new; the rest of the round stays done. */
const listenAgain = (state: PlanState): Next =>
  to('explore', 'R2', 'open', { released: 1, needAsked: state.needAsked });

/** A step was named: say it back, and see how it is now where that was measured before. */
const takeStep = (reading: Reading, state: PlanState): Next =>
  state.firstStrength === null || state.closed || reading.strength !== null
    ? to('close', 'R6', null, { closed: true })
    : to('step-taken', 'R6', 'close');

/** 'someone to say it's fine', 'that they ask you'; null where it would not stand after 'what you needed was'. */
const needOf = ({ wordCount, fragment, text }: Reading): string | null => {
  if (wordCount > 12 || fragment === null || !IS_NEED.test(text)) return null;
  return (text.startsWith('that ') && !fragment.startsWith('that ') ? `that ${fragment}` : fragment).slice(
    0,
    80,
  );
};

/** What reads as something needed after 'what would have helped is': a thing, a person, an act; never a report. */
const IS_NEED =
  /^(?:that (?:he|she|they|somebody|someone|people|i|my \w+)|someone|somebody|anyone|a|an|the|to|more|less|some|time|space|help|being|peace|quiet|rest|sleep|love|support|respect|kindness|understanding|company|safety|comfort|patience|honesty|trust|fairness|recognition|attention|warmth|him to|her to|them to|your \w+ to|for (?:him|her|them|someone|somebody|anyone|your \w+) to|just (?:a|an|someone|somebody|one|to))\b/;

const EASED =
  /^(?:(?:ok|okay|oh|well|wow|yeah|yes|and|actually)[\s,]*)*(?:i (?:really |actually |already )?feel (?:a (?:bit|little) |so much |much )?(?:better|lighter|calmer)|(?:that|this|it) (?:really |actually )?(?:helped|feels (?:better|lighter)|is better))\b/;

/** A message read as the answer to what was asked; null when it is something else. */
const planAnswer = (reading: Reading, state: PlanState): Next | null => {
  if (EASED.test(reading.text) && reading.wordCount <= 8 && state.asked !== 'settled' && state.phase !== 'R1')
    return to('close', 'R6', null, { closed: true });
  const own = isOwnContent(reading);
  switch (state.asked) {
    case 'strength':
      if (reading.strength === null && reading.named.length > 0 && reading.wordCount <= 4)
        return to('explore', 'R2', 'open', { released: state.released + 1 });
      if (reading.strength !== null) return hearStrength(reading.strength, state);
      if (reading.declines || !own || reading.kind === 'not-talk') return to('no-number', 'R2', 'open');
      return null;
    case 'settle':
      if (reading.strength !== null || reading.didIt) return afterSettling(reading, state);
      if (
        reading.declines ||
        reading.answer === 'no' ||
        reading.kind === 'unsure' ||
        reading.kind === 'not-talk'
      )
        return to('declined-settle', state.released >= 2 ? 'R4' : 'R2', 'open', { settling: 'declined' });
      if (reading.answer !== null && reading.wordCount <= 8)
        return to('breathe', 'R3', 'settled', { settleTries: 1 });
      return null;
    case 'settled':
      return reading.wordCount <= 14 || reading.strength !== null ? afterSettling(reading, state) : null;
    case 'need': {
      const need = needOf(reading);
      const withNeed = { ...state, need };
      const next = toReflect(withNeed);
      return { ...next, changes: { ...next.changes, need } };
    }
    case 'summary':
      if (reading.isStep) return takeStep(reading, state);
      if (reading.answer === 'no' || (reading.answer === 'maybe' && reading.wordCount <= 4))
        return reading.wordCount > 5 ? to('corrected', 'R4', 'missed') : to('missed', 'R4', 'missed');
      if (reading.answer === 'yes' || reading.saysThatIsIt || reading.kind === 'compliment' || !own)
        return to('reframe', 'R5', 'reframe', { reframeAsked: 1 });
      return to('corrected', 'R4', 'missed');
    case 'missed':
      if (reading.isStep) return takeStep(reading, state);
      if (!own && reading.answer !== 'yes') return to('reframe', 'R5', 'reframe', { reframeAsked: 1 });
      return to('reframe', 'R5', 'reframe', { reframeAsked: 1 });
    case 'reframe':
      if (reading.declines || reading.kind === 'not-talk') return to('step', 'R6', 'step', { stepAsked: 1 });
      if (!own || reading.answer === 'no' || (reading.answer === 'yes' && reading.wordCount <= 5))
        return state.reframeAsked < 2
          ? to('reframe-again', 'R5', 'reframe', { reframeAsked: 2 })
          : to('step', 'R6', 'step', { stepAsked: 1 });
      if (reading.isStep && !/^i(?:'d| would)\b/.test(reading.text)) return takeStep(reading, state);
      if (isNews(reading)) return listenAgain(state);
      if (IS_NEED.test(reading.text) && !reading.text.startsWith('that '))
        return to('step', 'R6', 'step', { stepAsked: 1 });
      return to('holds', 'R5', 'holds');
    case 'holds':
      if (reading.isStep) return takeStep(reading, state);
      if (isNews(reading)) return listenAgain(state);
      return to('step', 'R6', 'step', { stepAsked: 1 });
    case 'step':
      if (!own || reading.declines || (reading.answer === 'no' && reading.wordCount <= 4))
        return state.stepAsked < 2
          ? to('smaller-step', 'R6', 'step', { stepAsked: 2 })
          : to('close', 'R6', null, { closed: true });
      return reading.isStep || (reading.wordCount <= 5 && !isNews(reading)) ? takeStep(reading, state) : null;
    case 'close':
      if (reading.strength !== null)
        return to('close', 'R6', null, { closed: true, lastStrength: reading.strength });
      return reading.wordCount <= 6 ? to('close', 'R6', null, { closed: true }) : null;
    case 'direct':
      if (reading.answer === 'no') return to('direct-no', state.phase, 'open');
      return reading.answer === null ? null : to('direct-yes', state.phase, null);
    case 'exception':
      if (reading.answer === 'no' && reading.wordCount <= 6 && !state.directAsked)
        return to('direct', state.phase, 'direct', { directAsked: true });
      return null;
    default:
      return null;
  }
};

/** Whether to ask, plainly and kindly, about not wanting to be here: weight that has lasted, with no lighter day. */
const shouldAskDirectly = (reading: Reading, state: PlanState, tier: CompanionTurn['tier']): boolean =>
  tier === 'T1' &&
  !state.directAsked &&
  reading.kind === 'content' &&
  (reading.feelings.some((f) => HEAVY.has(f.family)) || state.turns >= 1);

const planContent = (reading: Reading, state: PlanState): Next => {
  if (reading.strength !== null && reading.wordCount <= 4 && state.phase === 'R6')
    return to('close', 'R6', null, {
      closed: true,
      lastStrength: reading.strength,
      firstStrength: state.firstStrength ?? reading.strength,
    });
  if ((state.phase === 'R6' || state.reframeAsked > 0) && reading.isStep) return takeStep(reading, state);
  if (reading.declines && reading.wordCount <= 6)
    return to('declined-settle', state.phase === 'R3' ? 'R4' : state.phase, 'open', { settling: 'declined' });
  if (state.closed)
    return to('explore', 'R2', 'open', {
      closed: false,
      round: state.round + 1,
      released: 1,
      needAsked: false,
      summarised: false,
      reframeAsked: 0,
      stepAsked: 0,
      settling: 'no',
      settleTries: 0,
      need: null,
    });
  const staysPleasant =
    state.pleasantTurns > 0 &&
    reading.isPlain &&
    !reading.isIronic &&
    !reading.feelings.some((f) => !PLEASANT.has(f.family));
  if (
    (reading.isPleasant || staysPleasant) &&
    (state.phase === 'R1' || state.phase === 'R2') &&
    (state.pleasantTurns > 0 || state.turns <= 2)
  ) {
    const pleasantTurns = state.pleasantTurns + 1;
    return pleasantTurns >= 3
      ? to('savor-close', 'R6', 'step', { pleasantTurns, stepAsked: 1 })
      : to('savor', pleasantTurns === 1 ? 'R1' : 'R2', 'open', { pleasantTurns });
  }
  const { duration } = reading;
  if (
    duration !== null &&
    reading.wordCount <= 5 &&
    state.feeling !== null &&
    HEAVY.has(state.feeling.family)
  )
    return to('explore', 'R2', 'exception', { released: state.released + 1 });
  if (state.phase === 'R1') {
    if (reading.strength !== null && state.feeling !== null) return hearStrength(reading.strength, state);
    if (state.feeling !== null) {
      const isOnlyName = reading.named.length > 0 && (reading.wordCount <= 4 || state.asked === 'feeling');
      if (
        isOnlyName &&
        state.strengthAsked === 0 &&
        reading.wordCount <= 8 &&
        state.feeling.family !== 'grief'
      )
        return state.lastStrength === null
          ? askStrength(state, 'R1')
          : hearStrength(state.lastStrength, state);
      if ((state.lastStrength ?? 0) >= 7 && state.feeling.family !== 'grief')
        return hearStrength(state.lastStrength ?? 0, state);
      return to('explore', 'R2', 'open', { released: 1 });
    }
    if (state.feelingAsked === 0 && state.turns >= 1 && reading.wordCount >= 3)
      return to('ask-feeling', 'R1', 'feeling', { feelingAsked: 1 });
    if (state.feelingAsked > 0) return to('explore', 'R2', 'open', { released: 1 });
    return to('explore', 'R1', 'open');
  }
  if (state.sinceSummary >= 5 && state.points.length >= 2 && state.phase !== 'R6')
    return to('summary', 'R4', 'summary', { summarised: true, sinceSummary: 0 });
  if (state.phase === 'R2') {
    const released = state.released + 1;
    const next =
      released >= 2 || reading.saysThatIsIt
        ? leaveRelease({ ...state, released })
        : to('explore', 'R2', 'open');
    return { ...next, changes: { ...next.changes, released } };
  }
  if (state.phase === 'R3' || state.phase === 'R4')
    return state.asked === 'open' && !state.needAsked
      ? to('need', 'R4', 'need', { needAsked: true })
      : toReflect(state);
  if (state.phase === 'R5') return to('step', 'R6', 'step', { stepAsked: 1 });
  return to('explore', 'R2', 'open', {
    round: state.round + 1,
    released: 1,
    needAsked: false,
    summarised: false,
    reframeAsked: 0,
    stepAsked: 0,
  });
};

const UNSAFE: ReadonlySet<string> = new Set(['unsafe-with', 'assault-past', 'bullying']);
const REFRAMES: ReadonlySet<Move['do']> = new Set(['reframe', 'reframe-again', 'holds']);

/** Nobody is asked for another view of being harmed: from there it goes on to a person and a step. */
const withoutReframe = (next: Next, state: PlanState): Next =>
  REFRAMES.has(next.move.do) && state.situations.some((id) => UNSAFE.has(id))
    ? to('step', 'R6', 'step', { reframeAsked: 1, stepAsked: 1 })
    : next;

const QUIET_INSTEAD: ReadonlySet<Move['do']> = new Set([
  'ask-feeling',
  'scale',
  'need',
  'reframe',
  'holds',
  'step',
  'explore',
  'terse',
  'savor',
  'heard-number',
]);

/** For those who want fewer questions: most turns only listen. What was not asked is asked another time. */
const quieter = (next: Next, state: PlanState): Next =>
  QUIET_INSTEAD.has(next.move.do)
    ? to(
        'explore',
        state.phase === 'R1' && (state.feeling !== null || state.released >= 1) ? 'R2' : state.phase,
        null,
        {
          released: state.released + 1,
        },
      )
    : next;

const STARTS_WITH_GREETING = /^(?:hi|hey|hello|good (?:morning|evening|afternoon))\b/;

const decide = (reading: Reading, state: PlanState, turn: CompanionTurn): Next => {
  const { kind } = reading;
  if (kind !== 'content' && ALWAYS.has(kind)) return special(kind, state);
  if (turn.tier === 'T2' || turn.tier === 'T3' || turn.tier === 'T4') return to('crisis', state.phase, null);
  if (reading.language !== 'en')
    return to('language', state.phase === 'R1' && state.turns > 0 ? 'R2' : state.phase, 'open');
  const expectsNumber =
    state.asked === 'strength' ||
    state.asked === 'settle' ||
    state.asked === 'settled' ||
    state.asked === 'close';
  if (
    reading.strength !== null &&
    kind === 'content' &&
    !expectsNumber &&
    reading.wordCount <= 6 &&
    state.phase !== 'R6'
  )
    return hearStrength(reading.strength, state);
  const isThanks =
    !reading.declines &&
    (kind === 'thanks' || kind === 'compliment') &&
    state.asked !== 'settled' &&
    state.asked !== 'close';
  if ((MAY_ANSWER.has(kind) && !isThanks) || reading.strength !== null) {
    const answer = planAnswer(reading, state);
    if (answer !== null) return answer;
  }
  if (kind !== 'content') return special(kind, state);
  if (
    state.turns === 0 &&
    STARTS_WITH_GREETING.test(reading.text) &&
    reading.feelings.length === 0 &&
    reading.situations.length === 0 &&
    reading.wordCount <= 14
  )
    return special('greeting', state);
  if (shouldAskDirectly(reading, state, turn.tier))
    return to('direct', state.phase, 'direct', { directAsked: true });
  if (reading.answer !== null && reading.wordCount <= 3 && reading.feelings.length === 0)
    return to('terse', state.phase, 'open');
  return planContent(reading, state);
};

/** Adds what a message brings to what is remembered. A crisis adds nothing to the count of turns. */
const remember = (state: PlanState, reading: Reading, isCrisis: boolean): PlanState => {
  const isContent =
    reading.kind === 'content' ||
    reading.kind === 'advice' ||
    reading.kind === 'normal' ||
    reading.kind === 'opinion';
  const isGrief = reading.situations.some((s) => LOSSES.has(s.id));
  const named =
    (isContent || reading.kind === 'unsure' ? reading.named.at(0) : undefined) ??
    (isGrief && state.feeling === null ? GRIEF : undefined);

  const best = reading.mirrors.find((m) => m.kind !== 'self-attack' && m.wordCount <= 11);
  const points =
    isContent &&
    best !== undefined &&
    !reading.declines &&
    reading.wordCount >= 4 &&
    !CONTROL.has(state.asked ?? 'open') &&
    !state.points.includes(best.text)
      ? [...state.points, best.text.slice(0, 120)].slice(-8)
      : state.points;
  return {
    ...state,
    feeling:
      named === undefined ||
      (state.feeling !== null && PLEASANT.has(named.family) && !PLEASANT.has(state.feeling.family))
        ? state.feeling
        : { noun: named.noun, adjective: named.adjective, family: named.family },
    pleasantTurns: reading.isPlain ? state.pleasantTurns : 0,
    feelings: [...new Set([...state.feelings, ...reading.named.map((f) => f.noun)])].slice(-6),
    people: [...new Set([...reading.people.map((p) => p.name.slice(0, 40)), ...state.people])].slice(0, 5),
    situations: [...new Set([...reading.situations.map((s) => s.id), ...state.situations])].slice(0, 6),
    points,
    sinceSummary: isContent && !isCrisis ? state.sinceSummary + 1 : state.sinceSummary,
    language: reading.language,
    askLess: reading.kind === 'ask-less' ? true : reading.kind === 'ask-more' ? false : state.askLess,
  };
};

/** What is said to these answers a question of the guide's, and says little about the person. */
const CONTROL: ReadonlySet<Ask> = new Set([
  'strength',
  'settle',
  'settled',
  'step',
  'close',
  'direct',
  'need',
  'reframe',
  'holds',
]);

/** Which question a reply asked, from its words: a model's replies carry no state of their own. */
export const inferAsk = (reply: string): Ask | null => {
  const text = reply.toLowerCase();
  if (!text.includes('?')) return null;
  if (/ending your life|not wanting to be here|thinking (?:of|about) suicide/.test(text)) return 'direct';
  if (/0 to 10|zero to ten|out of (?:10|ten)|how strong/.test(text)) return 'strength';
  if (/is that close|did i miss|have i got that|did i get that/.test(text)) return 'summary';
  return null;
};

const readState = (turn: CompanionTurn): PlanState => {
  const parsed = planStateSchema.safeParse(turn.state);
  const state = parsed.success ? parsed.data : START;
  const said = turn.startStrength ?? null;
  return said === null || state.firstStrength !== null
    ? state
    : { ...state, firstStrength: said, lastStrength: said };
};

const wasAsked = (state: PlanState, turn: CompanionTurn): Ask | null => {
  if (state.asked !== null && state.asked !== 'open') return state.asked;
  const last = turn.history.findLast((message) => message.sender === 'bot');
  return (last === undefined ? null : inferAsk(last.text)) ?? state.asked;
};

/**
 * Decides what a turn calls for: the phase after it, the technique and the move. Pure; every companion uses it.
 * A crisis (T2 and above) suspends the phases: they stand still and nothing counts as progress.
 */
export const planTurn = (turn: CompanionTurn): Plan => {
  const before = readState(turn);
  const state = { ...before, asked: wasAsked(before, turn) };
  const read = readMessage(
    turn.content,
    state.asked === 'strength' ||
      state.asked === 'settled' ||
      state.asked === 'settle' ||
      state.asked === 'close',
  );
  const staysForeign = read.language === 'en' && state.language !== 'en' && !isClearlyEnglish(turn.content);
  const reading = staysForeign ? { ...read, language: state.language } : read;
  const isCrisis = turn.tier !== 'T0' && turn.tier !== 'T1';
  const known = remember(state, reading, isCrisis);
  const decided = withoutReframe(decide(reading, known, turn), known);
  const next =
    (known.askLess || turn.preferences.askLess) && known.turns % 5 !== 4 ? quieter(decided, known) : decided;
  return {
    phase: next.phase,
    previousPhase: before.phase,
    technique:
      next.move.do === 'special'
        ? next.move.kind === 'medication' || next.move.kind === 'diagnosis'
          ? 'validate'
          : 'reflect'
        : TECHNIQUE[next.move.do],
    state: {
      ...known,
      ...next.changes,
      phase: next.phase,
      asked: next.asks,
      turns: known.turns + (isCrisis ? 0 : 1),
    },
    move: next.move,
    reading,
  };
};

/** Asks that stand only when the words hold a question; the others are understood ('tell me the number then'). */
const NEEDS_QUESTION: ReadonlySet<Ask> = new Set([
  'open',
  'feeling',
  'need',
  'reframe',
  'holds',
  'step',
  'missed',
  'exception',
]);

/** The state once the reply is said: what was planned to be asked was only asked if the words hold a question. */
export const afterReply = (plan: Plan, reply: string): PlanState => {
  const hasQuestion = /[?？؟]/.test(reply);
  const stands =
    hasQuestion ||
    plan.move.do === 'special' ||
    plan.move.do === 'corrected' ||
    !NEEDS_QUESTION.has(plan.state.asked ?? 'open');
  return {
    ...plan.state,
    asked: stands ? plan.state.asked : null,
    questionsInRow: hasQuestion ? plan.state.questionsInRow + 1 : 0,
  };
};
