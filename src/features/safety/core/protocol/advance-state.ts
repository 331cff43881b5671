import type { SafetyTag, Tier } from '../../contract.ts';
import { highestTier } from '../tiers.ts';
import type { Wording } from './choose-words.ts';
import type { Doubt } from './doubt.ts';
import { isPinned, type SafetyState } from './safety-state.ts';
import { isOfOthers } from './suspicion-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

interface Advance extends Omit<Wording, 'turn'> {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly doubt: Doubt;
  /** Dangers from or to others that are only suspected. */
  readonly heardTags: readonly SafetyTag[];
  readonly keys: readonly string[];
  /** The companion asks again about something certain. */
  readonly guided: boolean;
}

const MOST_SAID = 12;

export function advanceState({
  now,
  before,
  reading,
  decision,
  language,
  doubt,
  heardTags,
  keys,
  guided,
}: Advance): SafetyState {
  if (decision.isOver) return standDown({ before, decision, doubt, keys, language });
  const raised = raisedTier(reading, decision);
  const isRisk = isPinned(raised);
  const tier = isPinned(before.tier) ? highestTier([before.tier, raised]) : raised;
  // What is not a wish to die needs no denial before its check-in.
  const isDenied =
    decision.denied ?? (isRisk ? !reading.isOwn && decision.tier === undefined : before.denied);
  return {
    version: 2,
    tier: !isPinned(tier) && doubt.isShown ? 'T1' : tier,
    tags: tagsAfter({ before, reading, doubt, heardTags }, isRisk),
    step: guided ? 'again_asked' : decision.step,
    denied: isPinned(tier) && isDenied,
    isHarmOnly: isPinned(tier) && isHarmOnly({ reading, decision, before, isRisk }),
    turn: before.turn + 1,
    spokeOn: isSpokenOf({ reading, decision }) || guided ? before.turn : before.spokeOn,
    suspicion: doubt.state,
    said: [...before.said, ...keys].slice(-MOST_SAID),
    language,
    riskAt: isRisk ? now : before.riskAt,
  };
}

/** What is certain stays with the card; what is only talked about, as long as people are kept in sight for it. */
function tagsAfter(
  { before, reading, doubt, heardTags }: Pick<Advance, 'before' | 'reading' | 'doubt' | 'heardTags'>,
  isRisk: boolean,
): SafetyState['tags'] {
  const isKept = !isRisk && doubt.isKept === true;
  const known = before.tags.filter((tag) => tag === 'minor' || isPinned(before.tier) || isKept);
  const suspected = doubt.isShown && !isRisk ? heardTags.filter(isOfOthers) : [];
  return [...new Set([...known, ...reading.tags, ...suspected])];
}

/** The protocol speaks of it now, or whoever replied had just asked about it. */
const isSpokenOf = ({ reading, decision }: Pick<Advance, 'reading' | 'decision'>): boolean =>
  decision.move !== null || decision.opening === 'believe' || reading.question?.kind === 'dying';

/** A wish to hurt somebody that was taken back: nothing is pinned any more. */
function standDown({
  before,
  decision,
  doubt,
  keys,
  language,
}: Pick<Advance, 'before' | 'decision' | 'doubt' | 'keys' | 'language'>): SafetyState {
  return {
    ...before,
    tier: 'T0',
    tags: before.tags.filter((tag) => tag === 'minor'),
    step: decision.step,
    denied: false,
    isHarmOnly: false,
    turn: before.turn + 1,
    spokeOn: null,
    suspicion: doubt.state,
    said: [...before.said, ...keys].slice(-MOST_SAID),
    language,
    riskAt: null,
  };
}

function isHarmOnly({
  reading,
  decision,
  before,
  isRisk,
}: Pick<Advance, 'reading' | 'decision' | 'before'> & { readonly isRisk: boolean }): boolean {
  const wasHarmOnly = before.isHarmOnly === true;
  if (!isRisk) return wasHarmOnly;
  const isHarm = reading.tags.includes('harm_to_others') && !reading.isOwn && decision.tier === undefined;
  return isHarm && (wasHarmOnly || !isPinned(before.tier));
}

/** Worry about somebody else shows help, and says nothing about how this person stands. */
function raisedTier(reading: TurnReading, { tier }: Decision): Tier {
  const isAboutOthers =
    !reading.isOwn && reading.tags.every((tag) => tag === 'someone_else' || tag === 'minor');
  if (tier !== undefined) return highestTier([reading.tier, tier]);
  return isAboutOthers ? 'T0' : reading.tier;
}
