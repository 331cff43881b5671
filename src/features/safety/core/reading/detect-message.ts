import type { OpenQuestion } from '#language/open-question.ts';
import { type ReadMessage, readMessage } from '#language/read-message.ts';
import type { SafetyTag, Tier } from '../../contract.ts';
import type { Heard } from '../learned/judged-sentence.ts';
import type { Learned } from '../learned/load-learned.ts';
import { tellsOfLeaving } from '../learned/telling-signs.ts';
import { type Suspicion, type Weighed, weighMessage } from '../learned/weigh-message.ts';
import type { Hit } from '../rules/find-hits.ts';
import { repairWord } from '../rules/rules.ts';
import { highestTier, isAtLeast } from '../tiers.ts';
import { type Finding, type JudgedByRules, judgeByRules } from './judge-by-rules.ts';

/** What one message says by itself. */
export interface MessageVerdict {
  /** What is certain. */
  readonly tier: Tier;
  /** Without what is said of others. */
  readonly ownTier: Tier;
  readonly tags: readonly SafetyTag[];
  /** Of the speaker's own danger, where it is not certain. */
  readonly suspicion: Suspicion;
  /** Other dangers that are not certain. */
  readonly suspectedTags: readonly SafetyTag[];
  /** What makes it T4 is a plan alone: no attempt, no farewell, nothing at hand. */
  readonly isPlanOnly: boolean;
  /** Heavy words, no sign of danger by themselves. */
  readonly isDistressed: boolean;
  /** The words weigh something, if not enough for a suspicion. */
  readonly isWeighty: boolean;
  /** What is suspected is the weights' alone, and one asks, exclaims, laughs or quotes. */
  readonly isChatting: boolean;
  readonly isSelfHarmOnly: boolean;
  /** A sign of leaving is in it, which means nothing by itself. */
  readonly isLeaving: boolean;
  readonly isBereaved: boolean;
  /** The rules that made it, most telling first; `weight:some`, `weight:strong` and `weight:abuse` are the weights'. */
  readonly ruleIds: readonly string[];
  /** Other things heard, for the reading of several turns. */
  readonly heard: ReadonlySet<Heard>;
}

/** What is judged with: the question that stood open, and what was learned; without it the rules are alone. */
export interface Judging {
  readonly question: OpenQuestion | null;
  readonly learned: Learned | null;
  /** Danger was named or asked about just before, and not denied (`isOnAlert`). */
  readonly isAlert?: boolean;
  /** Dangers from or to others that the talk is about: what would only be suspected of them is meant. */
  readonly spokenOf?: readonly SafetyTag[];
}

export function detectMessage(text: string, judging: Judging): MessageVerdict {
  return judgeMessage(readMessage(text, repairWord), judging);
}

export function judgeMessage(
  message: ReadMessage,
  { question, learned, isAlert = false, spokenOf = [] }: Judging,
): MessageVerdict {
  const judged = judgeByRules(message);
  return joinVerdicts(judged, weighMessage(judged, question, learned), isAlert, spokenOf);
}

/**
 * What the rules heard and what the words weigh, as one. The weights only ever suspect, and lower only suspicions. On
 * alert a rule is taken at its word, and what tells of a plan or a day is a plan.
 */
export function joinVerdicts(
  judged: readonly JudgedByRules[],
  weighed: Weighed,
  isAlert = false,
  spokenOf: readonly SafetyTag[] = [],
): MessageVerdict {
  const findings = judged.flatMap((one) => one.findings);
  const raises = judged.flatMap((one) => one.raises);
  const named = findings.filter(
    ({ certainty, tag }) => certainty === 'certain' || (tag !== undefined && spokenOf.includes(tag)),
  );
  const own = findCertain(findings, named, isAlert);
  const heardTier = raiseTier(highestTier(own.map(({ tier }) => tier)), own, raises);
  const isResolved =
    isAlert &&
    heardTier !== 'T4' &&
    tagsOf(findings).every((tag) => tag === 'minor') &&
    raises.some(({ rule }) => rule.id.endsWith('resolve'));
  const ownTier = isResolved ? 'T4' : heardTier;
  const doubts = findings.filter((one) => !named.includes(one) && !own.includes(one));
  const isLeaving = judged.some(tellsOfLeaving);
  const suspicion = isAtLeast(ownTier, 'T2') ? 'none' : suspect(doubts, weighed, isLeaving);
  const grave = own.filter(({ tier }) => isAtLeast(tier, 'T2'));
  const tags = tagsOf(named);
  return {
    tier: highestTier([ownTier, ...named.map(({ tier }) => tier)]),
    ownTier,
    tags,
    suspicion,
    isPlanOnly: isResolved || isPlanOnly(own),
    suspectedTags: findSuspectedTags(doubts, weighed).filter((tag) => !tags.includes(tag)),
    isDistressed: findings.some(({ tag, tier }) => tag === undefined && isAtLeast(tier, 'T1')),
    isWeighty: weighed.isWeighty,
    isChatting: weighed.isChatting,
    isSelfHarmOnly: grave.length > 0 && grave.every(({ family }) => family.endsWith('self-harm')),
    isLeaving,
    isBereaved: judged.some(({ hits }) => hits.some((hit) => hit.rule.id.endsWith('bereaved'))),
    ruleIds: listRules(findings, raises, weighed, isResolved),
    heard: new Set(judged.flatMap((one) => [...one.heard])),
  };
}

/** The speaker's own danger that is certain; beside one that is, what was only suspected counts as well. */
function findCertain(
  findings: readonly Finding[],
  named: readonly Finding[],
  isAlert: boolean,
): readonly Finding[] {
  const own = named.filter(({ tag }) => tag === undefined);
  const isGrave = own.some(({ tier }) => isAtLeast(tier, 'T2'));
  return isGrave || isAlert ? findings.filter(({ tag }) => tag === undefined) : own;
}

const isPlanOnly = (own: readonly Finding[]): boolean => {
  const gravest = own.filter(({ tier }) => isAtLeast(tier, 'T4'));
  return gravest.length > 0 && gravest.every(({ family }) => family.endsWith('plan'));
};

/**
 * Two meanings, or one and the words' own weight, are a strong suspicion; so is either beside a sign of leaving. One
 * meaning in words that weigh nothing is none.
 */
function suspect(doubts: readonly Finding[], { suspicion, isCalm }: Weighed, isLeaving: boolean): Suspicion {
  const own = doubts.filter(({ tag, tier }) => tag === undefined && isAtLeast(tier, 'T2'));
  const families = new Set(own.map(({ family }) => family));
  if (families.size === 0) return suspicion === 'some' && isLeaving ? 'strong' : suspicion;
  if (families.size > 1) return isCalm && !own.some(({ isFirm }) => isFirm) ? 'some' : 'strong';
  if (suspicion !== 'none' || (isLeaving && !isCalm)) return 'strong';
  return isCalm && !own.some(({ isFirm }) => isFirm) ? 'none' : 'some';
}

function findSuspectedTags(doubts: readonly Finding[], { troubles, isCalm }: Weighed): readonly SafetyTag[] {
  return [
    ...new Set<SafetyTag>([
      ...troubles,
      ...tagsOf(isCalm && troubles.length === 0 ? doubts.filter(({ isFirm }) => isFirm) : doubts),
    ]),
  ];
}

const tagsOf = (findings: readonly Finding[]): readonly SafetyTag[] => [
  ...new Set(findings.flatMap(({ tag }) => tag ?? [])),
];

const MOST_RULES = 12;

function listRules(
  findings: readonly Finding[],
  raises: readonly Hit[],
  { suspicion, troubles }: Weighed,
  isResolved: boolean,
): readonly string[] {
  const telling = [...findings].sort((left, right) => right.tier.localeCompare(left.tier));
  const weights = [...(suspicion === 'none' ? [] : [suspicion]), ...troubles].map((name) => `weight:${name}`);
  const raised = findings.length === 0 && !isResolved ? [] : raises.map(({ rule }) => rule.ruleId);
  return [...new Set([...telling.map(({ ruleId }) => ruleId), ...weights, ...raised])].slice(0, MOST_RULES);
}

/** A means at hand beside a wish to die is a plan; a time or a resolve makes each of them graver. */
function raiseTier(tier: Tier, own: readonly Finding[], raises: readonly Hit[]): Tier {
  if (!isAtLeast(tier, 'T2')) return tier;
  const means = raises.some((hit) => hit.rule.id.endsWith('near-means'));
  const soon = raises.some((hit) => hit.rule.id.endsWith('soon'));
  const onlySelfHarm = own.every(
    (finding) => !isAtLeast(finding.tier, 'T2') || finding.family.endsWith('self-harm'),
  );
  if (onlySelfHarm) return means && tier === 'T2' ? 'T3' : tier;
  if (means) return 'T4';
  if (!soon) return tier;
  return isAtLeast(tier, 'T3') ? 'T4' : 'T3';
}
