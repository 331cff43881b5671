import type { Safety, Tier } from '../contract.ts';
import { chooseMove, type Decision, type TurnReading } from './choose-move.ts';
import { combineWithModel, type TierVerdict } from './combine-with-model.ts';
import { detectLanguage } from './detect-language.ts';
import { judgeMessage, type MessageVerdict } from './detect-message.ts';
import { isDenial, isTakeback, readAnswer, readBarrier } from './read-answer.ts';
import { type ContextReading, readContext } from './read-context.ts';
import { readMessage } from './read-message.ts';
import { emergencyResourceFor, resourcesFor } from './resources.ts';
import { repairWord } from './rules.ts';
import { isCheckInDue, isPinned, joinStates, type SafetyState } from './safety-state.ts';
import { say } from './say.ts';
import { highestTier, isAtLeast } from './tiers.ts';

export type { SafetyState } from './safety-state.ts';
export { parseSafetyState } from './safety-state.ts';

export interface SafetyTurn {
  readonly text: string;
  /** The last messages of this conversation, oldest first, without `text`; at most 8 turns are read. */
  readonly recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[];
  /** The conversation's state; null at its start. */
  readonly state: SafetyState | null;
  /** The person's state from other conversations; ignored when older than 24 h. */
  readonly personState: SafetyState | null;
  /** ISO 3166 alpha-2; the person's choice wins over the locale. */
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly spoken: boolean;
  /** Makes the choice of words repeatable: the conversation's id. */
  readonly seed: string;
  /** What a model made of the text, where one was asked; it may raise and never lowers. */
  readonly model?: TierVerdict;
}

export interface SafetyOutcome {
  /** What the wire carries; null at T0 with nothing pinned and no tag. */
  readonly safety: Safety | null;
  readonly state: SafetyState;
  /** When set, this is the reply to the turn: it does not depend on any companion. */
  readonly reply: string | null;
  /** The rules that made the verdict; logged, never the text. */
  readonly ruleIds: readonly string[];
}

/**
 * Reads one turn and decides what safety needs of it: the card, the state to keep and, where it must not be left to a
 * companion, the reply. Pure and linear in the length of the text. `spoken` makes the reply short
 * enough to be heard.
 *
 * For anonymous analytics an intervention is an outcome whose `safety.resources` is not empty; its tier and tags are
 * `safety.messageTier` and `safety.tags`. 'Shown in the same turn' holds by construction.
 */
export function assessTurn(turn: SafetyTurn): SafetyOutcome {
  const before = joinStates(turn.state, turn.personState, turn.now);
  const message = readMessage(turn.text, repairWord);
  const byRules = judgeMessage(message);
  const verdict = turn.model ? combineWithModel(byRules, turn.model) : byRules;
  const context = readContext({ verdict, recent: turn.recent });
  const reading = readTurn(message.plain, verdict, context);
  const decision = chooseMove(reading, before);
  const messageTier = highestTier([reading.tier, decision.tier ?? 'T0']);
  const language = detectLanguage(message.plain.split(' '), before.language);
  const words = chooseWords({ turn, decision, reading, before, language });
  const state = advanceState({
    before,
    reading,
    decision,
    messageTier,
    language,
    now: turn.now,
    keys: words?.keys ?? [],
  });
  return {
    safety: presentSafety({ state, messageTier, reading, country: turn.country }),
    state,
    reply: words?.text ?? null,
    ruleIds: [...verdict.ruleIds, ...context.ruleIds],
  };
}

function readTurn(plain: string, verdict: MessageVerdict, context: ContextReading): TurnReading {
  const tier = highestTier([verdict.tier, context.tier]);
  return {
    tier,
    tags: verdict.tags,
    isOwn: isAtLeast(highestTier([verdict.ownTier, context.tier]), tier) && tier !== 'T0',
    isSelfHarmOnly: verdict.isSelfHarmOnly,
    isBereaved: verdict.isBereaved,
    answer: readAnswer(plain),
    isDenial: isDenial(plain) || (verdict.heard.has('denied') && !isAtLeast(tier, 'T2')),
    isTakeback: isTakeback(plain),
    barrier: readBarrier(plain),
    plain,
  };
}

interface Wording {
  readonly turn: SafetyTurn;
  readonly decision: Decision;
  readonly reading: TurnReading;
  readonly before: SafetyState;
  readonly language: SafetyState['language'];
}

/** The reply's words; a young person also hears, once in a while, that a grown-up can help. */
function chooseWords({ turn, decision, reading, before, language }: Wording) {
  if (!decision.move) return null;
  const saying = { ...turn, language, turn: before.turn, said: before.said };
  const main = say({ ...saying, move: decision.move });
  const isYoung = [...before.tags, ...reading.tags].includes('minor');
  const saidLately = before.said.some((key) => key.startsWith('minor.'));
  if (!isYoung || saidLately || turn.spoken) return { text: main.text, keys: [main.key] };
  const young = say({ ...saying, move: 'minor' });
  return { text: `${main.text} ${young.text}`, keys: [main.key, young.key] };
}

interface Advance {
  readonly before: SafetyState;
  readonly reading: TurnReading;
  readonly decision: Decision;
  readonly messageTier: Tier;
  readonly language: SafetyState['language'];
  readonly now: number;
  readonly keys: readonly string[];
}

function advanceState({ before, reading, decision, messageTier, language, now, keys }: Advance): SafetyState {
  // Worry about somebody else shows help, and says nothing about how this person stands.
  const aboutOthers =
    !reading.isOwn && reading.tags.every((tag) => tag === 'someone_else' || tag === 'minor');
  const raised = aboutOthers && decision.tier === undefined ? 'T0' : messageTier;
  const tier = isPinned(before.tier) ? highestTier([before.tier, raised]) : raised;
  const isRisk = isPinned(raised);
  // What is not a wish to die needs no denial before its check-in.
  const deniedNow =
    decision.denied ?? (isRisk ? !reading.isOwn && decision.tier === undefined : before.denied);
  return {
    version: 1,
    tier,
    tags: [...new Set([...before.tags, ...reading.tags])].slice(0, 6),
    step: decision.step,
    denied: isPinned(tier) && deniedNow,
    turn: before.turn + 1,
    gentlyAskedOn: decision.move === 'ask_gently' ? before.turn : before.gentlyAskedOn,
    said: [...before.said, ...keys].slice(-12),
    language,
    riskAt: isRisk ? now : before.riskAt,
  };
}

interface Presenting {
  readonly state: SafetyState;
  readonly messageTier: Tier;
  readonly reading: TurnReading;
  readonly country: string;
}

function presentSafety({ state, messageTier, reading, country }: Presenting): Safety | null {
  const tier = highestTier([state.tier, messageTier]);
  if (tier === 'T0' && reading.tags.length === 0) return null;
  const needsPeople = isPinned(tier) || reading.tags.some((tag) => tag !== 'minor');
  const lines = needsPeople ? resourcesFor(country) : [];
  return {
    tier,
    messageTier,
    tags: [...reading.tags],
    resources: isAtLeast(tier, 'T4') ? [emergencyResourceFor(country), ...lines] : [...lines],
    checkIn: isCheckInDue(state),
  };
}
