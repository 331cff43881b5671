import type { SafetyTag, Tier } from '../contract.ts';
import { findHits, type Hit } from './find-hits.ts';
import { type ReadMessage, readMessage, type Sentence } from './read-message.ts';
import type { RuleKind } from './rule.ts';
import { RULE_INDEX, repairWord } from './rules.ts';
import { findSubject, isNegated, namesOwnPerson } from './scope.ts';
import { highestTier, isAtLeast } from './tiers.ts';
import { type Heard, type JudgedSentence, TROUBLES, type Weighed, weighMessage } from './weigh-message.ts';

/** What one message says by itself. */
export interface MessageVerdict {
  readonly tier: Tier;
  /** Without what is said of others. */
  readonly ownTier: Tier;
  readonly tags: readonly SafetyTag[];
  readonly isSelfHarmOnly: boolean;
  readonly isBereaved: boolean;
  /** The rules that made it, most telling first. */
  readonly ruleIds: readonly string[];
  /** Other things heard, for the reading of several turns. */
  readonly heard: ReadonlySet<Heard>;
}

interface Finding {
  readonly tier: Tier;
  readonly tag?: SafetyTag;
  readonly ruleId: string;
  readonly family: string;
}

export function detectMessage(text: string): MessageVerdict {
  return judgeMessage(readMessage(text, repairWord));
}

export function judgeMessage(message: ReadMessage): MessageVerdict {
  const judged = judgeByRules(message);
  return joinVerdicts(judged, weighMessage(judged));
}

/** What the rules heard and what the words weigh, as one. */
export function joinVerdicts(
  judged: readonly JudgedByRules[],
  { tier, isCalm, troubles }: Weighed,
): MessageVerdict {
  const heard = new Set(judged.flatMap((one) => [...one.heard]));
  const findings = judged.flatMap((one) => one.findings).map((one) => (isCalm ? lower(one) : one));
  if (tier !== 'T0') findings.push({ tier, ruleId: `weight:${tier}`, family: 'weight' });
  for (const name of troubles) {
    const trouble = TROUBLES[name];
    findings.push({ tier: trouble.tier, tag: trouble.tag, ruleId: `weight:${name}`, family: 'weight' });
  }
  const isBereaved = judged.some(({ hits }) => hits.some((hit) => hit.rule.id.endsWith('bereaved')));
  const raises = judged.flatMap((one) => one.raises);
  return summarise(findings, raises, heard, isBereaved);
}

/** What a rule heard where the words weigh next to nothing is worth a question still. */
function lower(finding: Finding): Finding {
  return finding.tag === undefined && isAtLeast(finding.tier, 'T2') ? { ...finding, tier: 'T1' } : finding;
}

export interface JudgedByRules extends JudgedSentence {
  readonly hits: readonly Hit[];
  readonly findings: readonly Finding[];
  readonly raises: readonly Hit[];
}

/** What the rules alone make of each sentence. */
export function judgeByRules({ sentences, isLaughing }: ReadMessage): readonly JudgedByRules[] {
  const read = sentences.map((sentence) => ({ sentence, hits: findHits(sentence, RULE_INDEX) }));
  const light = read.some(({ hits }) => hits.some((hit) => hit.rule.kind === 'trivial'));
  return read.map(({ sentence, hits }) => {
    const heard = new Set<Heard>(hits.map((hit) => hit.rule.kind));
    if (isLaughing) heard.add('laughing');
    const findings: Finding[] = [];
    for (const hit of hits) {
      if (hit.rule.kind !== 'risk' && hit.rule.kind !== 'tag') continue;
      const finding = judgeHit({ sentence, hits, hit, isLaughing, light });
      if (finding === 'denied' || finding === 'softened') heard.add(finding);
      else if (finding) findings.push(finding);
    }
    const raises = hits.filter(
      (hit) => hit.rule.kind === 'raise' && !isFigurative(hit, hits) && !isNegated(sentence, hit),
    );
    return {
      sentence,
      hits,
      heard,
      findings,
      raises,
      tier: highestTier(findings.filter(({ tag }) => tag === undefined).map(({ tier }) => tier)),
      isAboutOthers: findings.some(({ tag }) => tag !== undefined && tag !== 'minor'),
    };
  });
}

interface HitContext {
  readonly sentence: Sentence;
  readonly hits: readonly Hit[];
  readonly hit: Hit;
  readonly isLaughing: boolean;
  readonly light: boolean;
}

function judgeHit(context: HitContext): Finding | 'denied' | 'softened' | null {
  const { sentence, hits, hit } = context;
  const { rule } = hit;
  const tier = rule.tier ?? 'T0';
  const finding: Finding = {
    tier,
    ruleId: rule.ruleId,
    family: rule.id,
    ...(rule.tag ? { tag: rule.tag } : {}),
  };
  const isEarnest = EARNEST.test(sentence.words.join(' '));
  const bendable = !isEarnest && rule.tag !== 'medical_emergency' && rule.tag !== 'minor';
  if (bendable && isFigurative(hit, hits)) return null;
  if (
    hits.some(
      (other) =>
        (other.rule.id === 'en.figure-body' || (other.rule.id === 'en.bereaved' && rule.kind === 'tag')) &&
        other.start < hit.end &&
        hit.start < other.end,
    )
  )
    return null;
  const negated = isNegated(sentence, hit);
  // A wish to live: its words may not weigh like a risk.
  if (rule.isRiskWhenNegated && !negated) return 'softened';
  if (negated && !rule.isRiskWhenNegated) return rule.kind === 'risk' ? 'denied' : null;
  const has = (kind: RuleKind): boolean => hits.some((other) => other.rule.kind === kind);
  if (rule.kind === 'tag') {
    const isWork = hits.some((other) => other.rule.id.endsWith('.frame'));
    if (rule.tag !== 'minor' && isWork && isTold(sentence, hit) && !namesOwnPerson(sentence)) return null;
    if (rule.tag === 'someone_else' && isAtLeast(tier, 'T4') && has('past') && !has('present'))
      return { ...finding, tier: 'T1' };
    return finding;
  }
  const subject = findSubject(sentence, hit);
  if (rule.isFirm && subject === 'me') return finding;
  if (has('frame') && (isTopic(sentence, hit) || subject !== 'me' || isTold(sentence, hit)))
    return 'softened';
  if (subject === 'you') return isAtLeast(tier, 'T2') ? { ...finding, tier: 'T1' } : null;
  if (subject === 'other' && rule.subjectAt) return null;
  if (subject === 'other')
    return isAtLeast(tier, 'T2') ? { ...finding, tier: 'T1', tag: 'someone_else' } : null;
  if (isAtLeast(tier, 'T2') && has('past') && !has('present') && !hasPresentMark(sentence))
    return { ...finding, tier: 'T1' };
  if (!isEarnest && isExaggeration(context)) return { ...finding, tier: 'T1' };
  return finding;
}

/** A figure of speech that shares words with the hit takes its meaning away. */
function isFigurative(hit: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    (other) =>
      other.rule.kind === 'figure' &&
      other.start < hit.end &&
      hit.start < other.end &&
      !(hit.rule.tag === 'someone_else' && other.rule.id === 'en.found-of-another'),
  );
}

/** Said so that it isn't taken for a figure of speech. */
const EARNEST =
  /\b(?:i mean it|not joking|not a joke|not kidding|no joke|am serious|dead serious|on purpose|deliberately)\b/u;

function isTold(sentence: Sentence, hit: Hit): boolean {
  return sentence.quoted[hit.end - 1] === true || findSubject(sentence, hit) === 'other';
}

/** What a text is about: 'an essay on suicidal thoughts', and not 'thinking about suicide'. */
function isTopic({ words }: Sentence, hit: Hit): boolean {
  const isAbout = ['about', 'on', 'into', 'of', 'regarding', 'for'].includes(words[hit.start - 1] ?? '');
  return (
    isAbout && !/^(?:think|thinking|thought|thoughts|dream|dreaming|fantas)/u.test(words[hit.start - 2] ?? '')
  );
}

const PRESENT_MARKS = ['again', 'still', 'lately', 'currently', 'nowadays'];

function hasPresentMark(sentence: Sentence): boolean {
  return PRESENT_MARKS.some((mark) => sentence.marks.has(mark));
}

const HYPERBOLE =
  /\b(?:makes?|making|made) me|one more|another|if i have to|have to (?:sit|listen|watch|hear|do)\b/u;

/** 'one more zoom call and i'll…': a light cause, with laughter or the shape of an exaggeration, and no despair. */
function isExaggeration({ sentence, hits, hit, isLaughing, light }: HitContext): boolean {
  if (hit.rule.id === 'en.self-harm' || hits.some((other) => other.rule.kind === 'loss')) return false;
  if (hits.some((other) => other.rule.id === 'en.hopeless')) return false;
  return light && (isLaughing || HYPERBOLE.test(sentence.words.join(' ')));
}

function summarise(
  findings: readonly Finding[],
  raises: readonly Hit[],
  heard: MessageVerdict['heard'],
  isBereaved: boolean,
): MessageVerdict {
  const own = findings.filter((finding) => finding.tag === undefined);
  const ownTier = raiseTier(highestTier(own.map((finding) => finding.tier)), own, raises);
  const tier = highestTier([ownTier, ...findings.map((finding) => finding.tier)]);
  const telling = [...findings].sort((left, right) => right.tier.localeCompare(left.tier));
  const ids = telling.map((finding) => finding.ruleId);
  const grave = own.filter((finding) => isAtLeast(finding.tier, 'T2'));
  const raised =
    ownTier === highestTier(own.map((finding) => finding.tier)) ? [] : raises.map((hit) => hit.rule.ruleId);
  return {
    tier,
    ownTier,
    isSelfHarmOnly: grave.length > 0 && grave.every((finding) => finding.family.endsWith('self-harm')),
    isBereaved,
    tags: [...new Set(findings.flatMap((finding) => finding.tag ?? []))],
    ruleIds: [...new Set([...ids, ...raised])].slice(0, 12),
    heard,
  };
}

/** A means at hand beside a wish to die is a plan; a time or a resolve makes each of them graver. */
function raiseTier(tier: Tier, own: readonly Finding[], raises: readonly Hit[]): Tier {
  const means = raises.some((hit) => hit.rule.id.endsWith('near-means'));
  const soon = raises.some((hit) => hit.rule.id.endsWith('soon'));
  const onlySelfHarm = own.every(
    (finding) => !isAtLeast(finding.tier, 'T2') || finding.family.endsWith('self-harm'),
  );
  // What only weighs like a risk is never made a plan by a time or a thing beside it.
  const isHeard = own.some(({ tier: one, family }) => isAtLeast(one, 'T2') && family !== 'weight');
  if (!isAtLeast(tier, 'T2') || !isHeard) return tier;
  if (onlySelfHarm) return means && tier === 'T2' ? 'T3' : tier;
  if (means) return 'T4';
  if (!soon) return tier;
  return isAtLeast(tier, 'T3') ? 'T4' : 'T3';
}
