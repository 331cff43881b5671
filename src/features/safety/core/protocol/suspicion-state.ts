import * as z from 'zod/mini';
import type { SafetyTag } from '../../contract.ts';
import { moreSuspicious, SUSPICIONS, type Suspicion } from '../learned/weigh-message.ts';

const turnNumber = z.number().check(z.int(), z.nonnegative());
const ruleIds = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(24));

/** What is only suspected, and what was done about it: turns and rules, never a word of theirs. */
export const suspicionStateSchema = z.strictObject({
  /** When it was last heard, how strongly, and what by. */
  heardOn: z.nullable(turnNumber),
  heardBy: ruleIds,
  /** When people to turn to were last shown for it, and how strong it was. */
  shownOn: z.nullable(turnNumber),
  shownFor: z.enum(SUSPICIONS),
  /** When the companion was last given the direct question. */
  askedOn: z.nullable(turnNumber),
  /** When a question about dying was last left open: neither yes nor no. */
  leftOpenOn: z.optional(z.nullable(turnNumber)),
  /** Up to when people stay beneath the replies, though nothing new is heard. */
  keptUntil: z.optional(z.nullable(turnNumber)),
  /** When it was last denied, and what had been heard until then: the same does not raise it again. */
  deniedOn: z.nullable(turnNumber),
  settled: ruleIds,
});
export type SuspicionState = z.infer<typeof suspicionStateSchema>;

/** Somebody else's doing, or somebody else's danger: it goes on whatever a person says of themselves. */
export const isOfOthers = (tag: SafetyTag): boolean => tag === 'abuse' || tag === 'someone_else';

export const EMPTY_DOUBT: SuspicionState = {
  heardOn: null,
  heardBy: [],
  shownOn: null,
  shownFor: 'none',
  askedOn: null,
  deniedOn: null,
  settled: [],
};

/** In turns: the quiet line again, a suspicion that comes back, the question again. */
const SHOW_AGAIN = 6;
const COMES_BACK = 4;
const ASK_AGAIN = 10;
const MOST_SETTLED = 24;
const LEFT_OPEN_TURNS = 6;
const KEPT_TURNS = 3;
/** What was named of others, or of whoever hurts them, is talked about for longer. */
const KEPT_NAMED_TURNS = 8;

const isWithin = (on: number | null, turn: number, turns: number): boolean =>
  on !== null && turn - on < turns;

export interface HeardSuspicion {
  readonly suspicion: Suspicion;
  readonly tags: readonly SafetyTag[];
  readonly ruleIds: readonly string[];
  /** In the manner of a chat, and by the weights alone. */
  readonly isChatting: boolean;
  /** Words for somebody are to be written: the last ones may be. */
  readonly isForWords: boolean;
}

/** Heard by more than the weights. */
export const isByRule = ({ ruleIds }: HeardSuspicion): boolean =>
  ruleIds.some((id) => !id.startsWith('weight:'));

/** What a denial settled is nothing any more; the weights may suspect again where they do so strongly. */
export function withoutSettled(heard: HeardSuspicion, { settled, deniedOn }: SuspicionState): HeardSuspicion {
  if (deniedOn === null) return heard;
  const isOver = heard.ruleIds.every((id) =>
    id.startsWith('weight:') ? id === 'weight:some' : settled.includes(id),
  );
  return isOver ? { suspicion: 'none', tags: [], ruleIds: [], isChatting: false, isForWords: false } : heard;
}

export interface SuspicionStep {
  readonly state: SuspicionState;
  /** Show the quiet line beneath the reply. */
  readonly isShown: boolean;
  /** The companion asks the direct question. */
  readonly isAsked: boolean;
}

/** Strong, or comes back, or stands beside words to somebody, which may be the last ones. Of a friend's danger it is not they who are asked. */
function isPressing(heard: HeardSuspicion, isBack: boolean): boolean {
  if (isByRule(heard) && heard.tags.includes('someone_else')) return false;
  const isTwice = (isBack && !heard.isChatting) || heard.isForWords;
  return heard.suspicion === 'strong' || (heard.suspicion === 'some' && isTwice);
}

/** What one turn does about a suspicion. */
export function followSuspicion(state: SuspicionState, heard: HeardSuspicion, turn: number): SuspicionStep {
  const { suspicion, tags } = heard;
  if (suspicion === 'none' && tags.length === 0) return { state, isShown: false, isAsked: false };
  // A rule that names somebody else's danger is more than weights that did.
  const strength = suspicion !== 'none' ? suspicion : isByRule(heard) ? 'strong' : 'some';
  const isStronger = moreSuspicious(strength, state.shownFor) !== state.shownFor;
  // What was shown before a denial was shown by mistake: what is heard since is another matter.
  const isShownFor = isWithin(state.shownOn, turn, SHOW_AGAIN) && !isDeniedSince(state);
  const isShown = !isShownFor || isStronger;
  const isBack = isWithin(state.heardOn, turn, COMES_BACK + 1);
  const isAsked = isPressing(heard, isBack) && !isWithin(state.askedOn, turn, ASK_AGAIN);
  return {
    isShown,
    isAsked,
    state: {
      ...state,
      ...(suspicion !== 'none' && { heardOn: turn }),
      heardBy: [...new Set([...state.heardBy, ...heard.ruleIds])].slice(-MOST_SETTLED),
      ...(isShown && { shownOn: turn, shownFor: strength }),
      ...(isAsked && { askedOn: turn }),
    },
  };
}

/** Asked about, left open, and not denied since: nothing is led meanwhile. */
export const isLeftOpen = ({ leftOpenOn, deniedOn }: SuspicionState, turn: number): boolean =>
  isWithin(leftOpenOn ?? null, turn, LEFT_OPEN_TURNS) && (deniedOn === null || deniedOn < (leftOpenOn ?? 0));

/** Something was suspected a while ago, and never denied: a sign of leaving is more than a sign. */
export const wasHeardLately = ({ heardOn }: SuspicionState, turn: number): boolean =>
  isWithin(heardOn, turn, SHOW_AGAIN);

/** Dying was asked about, not long ago, and what became of it. */
export function askedLately({ askedOn, deniedOn }: SuspicionState, turn: number): 'none' | 'denied' | 'open' {
  if (!isWithin(askedOn, turn, ASK_AGAIN)) return 'none';
  return deniedOn !== null && deniedOn >= (askedOn ?? 0) ? 'denied' : 'open';
}

/** From now on people stay in sight for a while. */
export const keepPeople = (state: SuspicionState, turn: number, isNamed: boolean): SuspicionState => ({
  ...state,
  keptUntil: Math.max(state.keptUntil ?? 0, turn + (isNamed ? KEPT_NAMED_TURNS : KEPT_TURNS)),
});

export const arePeopleKept = ({ keptUntil }: SuspicionState, turn: number): boolean =>
  turn <= (keptUntil ?? -1);

/** Asked about dying a while ago, and not denied since: an answer may come late. */
export const isUnanswered = ({ askedOn, deniedOn }: SuspicionState, turn: number): boolean =>
  isWithin(askedOn, turn, LEFT_OPEN_TURNS) && (deniedOn === null || deniedOn < (askedOn ?? 0));

const isDeniedSince = ({ shownOn, deniedOn }: SuspicionState): boolean =>
  shownOn !== null && deniedOn !== null && shownOn <= deniedOn;

/** Whether there is anything that a 'no' could be about. */
export const isSuspectedLately = ({ shownOn, askedOn }: SuspicionState, turn: number): boolean =>
  isWithin(shownOn, turn, 3) || isWithin(askedOn, turn, 3);

/** Over, in the same turn. */
export const settleSuspicion = (state: SuspicionState, turn: number): SuspicionState => ({
  ...state,
  heardOn: null,
  heardBy: [],
  deniedOn: turn,
  settled: [...new Set([...state.settled, ...state.heardBy])].slice(-MOST_SETTLED),
});
