import type { ReadMessage, Sentence } from '#language/read-message.ts';
import type { Certainty, SafetyTag, Tier } from '../../contract.ts';
import type { Heard, JudgedSentence } from '../learned/judged-sentence.ts';
import { findHits, type Hit } from '../rules/find-hits.ts';
import type { Rule, RuleKind } from '../rules/rule.ts';
import { RULE_INDEX } from '../rules/rules.ts';
import { findSubject, isNegated, namesOwnPerson } from '../rules/scope.ts';
import { highestTier, isAtLeast } from '../tiers.ts';
import { cutSentence } from './cut-sentence.ts';
import { isDated, isMarkedPresent, isOver } from './told-as-over.ts';

/** What one rule made of its words. */
export interface Finding {
  readonly tier: Tier;
  readonly certainty: Certainty;
  readonly tag?: SafetyTag;
  readonly ruleId: string;
  readonly family: string;
  /** Suspected whatever the words weigh. */
  readonly isFirm: boolean;
}

export interface JudgedByRules extends JudgedSentence {
  readonly hits: readonly Hit[];
  readonly findings: readonly Finding[];
  readonly raises: readonly Hit[];
}

/** What the rules alone make of each sentence. */
export function judgeByRules({
  sentences,
  isLaughing,
  isExclaiming,
  plain,
}: ReadMessage): readonly JudgedByRules[] {
  const read = sentences
    .flatMap(cutSentence)
    .map((stretch) => ({ ...stretch, hits: findHits(stretch.sentence, RULE_INDEX) }));
  const light = read.some(({ hits }) => hits.some((hit) => hit.rule.kind === 'trivial'));
  return read.map(({ sentence, hits, from, to }, at) => {
    const next = read[at + 1];
    const wasLongAgo = next !== undefined && isDated({ sentence, hits }, next);
    const judged = hits
      .filter(
        ({ rule, start }) => (rule.kind === 'risk' || rule.kind === 'tag') && start >= from && start < to,
      )
      .map((hit) => judgeHit({ sentence, hits, hit, isLaughing, light, plain, wasLongAgo }));
    const findings = judged.filter((one) => one !== null && typeof one !== 'string');
    const heard = new Set<Heard>([
      ...hits.map(({ rule }) => rule.kind),
      ...(isLaughing ? (['laughing'] as const) : []),
      ...(isExclaiming ? (['exclaiming'] as const) : []),
      ...judged.filter((one) => typeof one === 'string'),
    ]);
    const raises = hits.filter(
      (hit) =>
        hit.rule.kind === 'raise' &&
        !isFigurative(hit, hits, sentence) &&
        !isNegated(sentence, hit) &&
        !isWaking(sentence, hit),
    );
    return {
      sentence,
      hits,
      heard,
      findings,
      raises,
      tier: highestTier(findings.filter(({ tag }) => tag === undefined).map(({ tier }) => tier)),
      signs: [...new Set(hits.flatMap(({ rule }) => (rule.kind === 'sign' ? rule.id : [])))],
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
  /** All words of the message. */
  readonly plain: string;
  /** The sentence after says when it was. */
  readonly wasLongAgo: boolean;
}

/** What is no finding may still be known: words of a risk that was denied, or softened by what stands beside it. */
type Judged = Finding | 'denied' | 'softened' | null;

function judgeHit(context: HitContext): Judged {
  const { sentence, hits, hit } = context;
  const { rule } = hit;
  if (rule.kind === 'risk' && (isEchoed(sentence) || isAskedOf(sentence, hit))) return 'denied';
  if ((isBendable(context) && isFigurative(hit, hits, sentence)) || isOfBodyOrLoss(hit, hits)) return null;
  const negated = isNegated(sentence, hit);
  // A wish to live: its words may not weigh like a risk.
  if (rule.isRiskWhenNegated && !negated) return 'softened';
  if (negated && !rule.isRiskWhenNegated)
    return rule.kind === 'risk' || rule.tag === 'someone_else' ? 'denied' : null;
  return rule.kind === 'tag' ? judgeTag(context, findingOf(rule)) : judgeRisk(context, findingOf(rule));
}

const findingOf = ({ tier = 'T0', certainty, ruleId, id, isFirm, tag }: Rule): Finding => ({
  tier,
  certainty,
  ruleId,
  family: id,
  isFirm: isFirm === true,
  ...(tag ? { tag } : {}),
});

const doubtOf = (finding: Finding): Finding => ({ ...finding, tier: 'T1', certainty: 'suspected' });

const hasKind = (hits: readonly Hit[], kind: RuleKind): boolean =>
  hits.some(({ rule }) => rule.kind === kind);

/** What is about somebody else, a body, or hurting somebody. */
function judgeTag(context: HitContext, finding: Finding): Judged {
  const { sentence, hits, hit } = context;
  const { tag, isFirm } = hit.rule;
  const isWork = hits.some(({ rule }) => rule.id.endsWith('.frame'));
  if (tag !== 'minor' && isWork && isTold(sentence, hit) && !namesOwnPerson(sentence)) return null;
  if (tag === 'harm_to_others' && !isFirm) return judgeHarm(context, finding);
  if (tag === 'someone_else' && isMine(sentence, hit)) return null;
  const isGravest = isAtLeast(finding.tier, 'T4');
  const canBeOver = (tag === 'someone_else' && isGravest) || (tag === 'abuse' && !isGravest);
  return canBeOver && isOver(context, hit) ? doubtOf(finding) : finding;
}

/** What is about living or dying: whose it is, and whether it is now. */
function judgeRisk(context: HitContext, finding: Finding): Judged {
  const { sentence, hits, hit } = context;
  const subject = findSubject(sentence, hit);
  if (hit.rule.isFirm && subject === 'me') return finding;
  const isFramed = hasKind(hits, 'frame');
  if (isFramed && (isTopic(sentence, hit) || subject !== 'me' || isTold(sentence, hit))) return 'softened';
  const isGrave = isAtLeast(finding.tier, 'T2');
  if (subject !== 'me') return isGrave ? judgeOfOther(finding, subject, hit) : null;
  if (isGrave && isPast(context)) return doubtOf(finding);
  return isEarnest(sentence) ? finding : weaken(context, finding);
}

/** What an exaggeration and a threat leave of it. */
function weaken(context: HitContext, finding: Finding): Finding {
  if (isExaggeration(context)) return doubtOf(finding);
  if (!isThreatenedJump(context)) return finding;
  return { ...finding, certainty: 'suspected', isFirm: !isSaidLightly(context) };
}

function judgeOfOther(finding: Finding, subject: 'you' | 'other', { rule }: Hit): Judged {
  if (subject === 'you') return doubtOf(finding);
  return rule.subjectAt ? null : { ...doubtOf(finding), tag: 'someone_else' };
}

/** A figure of speech can take its meaning away. */
function isBendable({ sentence, hit: { rule }, plain }: HitContext): boolean {
  const isMeant = rule.tag === 'harm_to_others' && MEANT.test(plain);
  const isLiteral = rule.isFirm || rule.tag === 'medical_emergency' || rule.tag === 'minor';
  return !isLiteral && !isMeant && !isEarnest(sentence);
}

/** Words that a figure of the body has as well, or a tag that a bereavement has. */
function isOfBodyOrLoss(hit: Hit, hits: readonly Hit[]): boolean {
  const ids = hit.rule.kind === 'tag' ? ['en.figure-body', 'en.bereaved'] : ['en.figure-body'];
  return hits.some((other) => ids.includes(other.rule.id) && isOverlapping(other, hit));
}

const isOverlapping = (one: Hit, other: Hit): boolean => one.start < other.end && other.start < one.end;

/** 'why would i want to die?', 'what, not wanting to be here?': our own words, thrown back. */
function isEchoed({ words, isQuestion }: Sentence): boolean {
  const opening = words.slice(0, 4).join(' ');
  if (/^why (?:would|should) i want$/u.test(opening)) return true;
  if (
    /^(?:are|did|do|is|were) (?:you|this|that) (?:really |seriously |actually )?(?:asking|saying|suggesting|about)/u.test(
      words.slice(0, 5).join(' '),
    )
  )
    return true;
  return (
    isQuestion &&
    /^(?:what not|what thoughts|why (?:would|should) i|do you|did you|are you|who said)\b/u.test(opening)
  );
}

/** 'the doctor asked whether i have thoughts of suicide': what somebody was asked is not what they said. */
function isAskedOf({ words }: Sentence, { start }: Hit): boolean {
  const before = words.slice(Math.max(0, start - 8), start).join(' ');
  return /\b(?:asked|asks|ask) (?!myself|god|for\b)/u.test(`${before} `);
}

/** 'they evict me and i am going to jump': the deed is the speaker's. */
const isMine = ({ words }: Sentence, { start, end }: Hit): boolean =>
  / i (?:am|will|would|might|want)(?: \S+)* (?:jump|jumping)\b/u.test(words.slice(start, end).join(' '));

/** 'i hope i don't wake up tomorrow' names no time for a deed. */
const isWaking = ({ words }: Sentence, { start }: Hit): boolean =>
  /\b(?:wake|waking|woke|woken)(?: up)?$/u.test(words.slice(Math.max(0, start - 2), start).join(' '));

/** A figure of speech that shares words with the hit takes its meaning away. */
function isFigurative(hit: Hit, hits: readonly Hit[], { breaks }: Sentence): boolean {
  return hits.some(
    (other) =>
      other.rule.kind === 'figure' &&
      isOverlapping(other, hit) &&
      !isWishBefore(hit, other) &&
      !isJoinedByChance(hit, other, breaks) &&
      !(hit.rule.tag === 'someone_else' && other.rule.id === 'en.found-of-another'),
  );
}

/** 'i wish somebody would kill me': a figure of speech knows 'would kill me' and not the wish before it. */
const isWishBefore = ({ rule, start, end }: Hit, figure: Hit): boolean =>
  rule.id === 'en.said-to-be-killed' && start < figure.start && figure.end <= end;

/** 'wish i were dead, simple as': the hit ends at the comma, and no 'dead simple' reaches over it. */
const isJoinedByChance = ({ start, end }: Hit, figure: Hit, breaks: Sentence['breaks']): boolean =>
  breaks[end] === true && start < figure.start && end < figure.end;

/** Said so that it isn't taken for a figure of speech. */
const EARNEST =
  /\b(?:i mean it|not joking|not a joke|not kidding|no joke|am serious|dead serious|on purpose|deliberately)\b/u;

const isEarnest = ({ words }: Sentence): boolean => EARNEST.test(words.join(' '));

/** Somewhere in the message: it is meant, planned, feared, or what it takes is at hand. */
const RESOLVED =
  /\b(?:(?:i|really) mean it|not joking|not kidding|decided|made (?:up )?my mind|worked out|thought it through|know where|outside|parked|waiting|wait for|the (?:car|van)|gun|knife|bomb|really hurt|urge|thoughts|voices?|(?:scared|afraid|frightened|terrified) (?:that )?(?:i|of (?:what i|myself|me))|stop myself|lose control|as many|planned|planning|(?:a|my|the) plan to|weapon|routine|set on it|straight up|knocks off|where he (?:parks|lives|works))\b/u;
/** In the very sentence: 'i'll see them tomorrow. i could kill him' names no time for it. */
const SOON = /\b(?:tonight|tomorrow|this weekend)\b/u;
/** What nobody says of a figure of speech: 'i'm going to kill him. i know his routine'. */
const MEANT =
  /\b(?:(?:i|really) mean it|(?:his|her|their) routine|set on it|straight up|thought it (?:all )?through|(?:got|have|has|with|bought|brought|took|take|grabbed|holding) (?:a|the|my|his) (?:gun|knife|hammer|bat|weapon|machete))\b/u;
/** Said of something light, or of no time at all: 'i'll kill him one of these days'. */
const LIGHTLY = /\b(?:one of these days|figure of speech|not literally|so to speak)\b/u;
/** 'i could strangle him', 'do you want to kill her': said of anybody, and of nobody. */
const ONLY_SAID = new Set(['could', 'would', 'you', 'he', 'she', 'they', 'who']);

/** Plain anger is anger: a wish to hurt somebody is certain where the speaker says that they mean it. */
function judgeHarm(context: HitContext, finding: Finding): Finding | null {
  const { sentence, hit } = context;
  const { words } = sentence;
  const isCertain = isResolved(context);
  const before = [...words.slice(Math.max(0, hit.start - 2), hit.start), words[hit.start] ?? ''];
  if (!isCertain && before.some((word) => ONLY_SAID.has(word))) return null;
  return isCertain ? finding : { ...finding, certainty: 'suspected' };
}

function isResolved({ sentence, plain, isLaughing }: HitContext): boolean {
  if (MEANT.test(plain) || EARNEST.test(plain)) return true;
  if (isLaughing || LIGHTLY.test(plain)) return false;
  return RESOLVED.test(plain) || SOON.test(sentence.words.join(' '));
}

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

/** It was, and nothing says that it is. */
const isPast = (context: HitContext): boolean =>
  (context.wasLongAgo || isOver(context, context.hit)) && !isMarkedPresent(context.sentence, context.hit);

const HYPERBOLE =
  /\b(?:makes?|making|made) me|one more|another|if i have to|have to (?:sit|listen|watch|hear|do)\b/u;

/** 'if she doesn't answer i'll jump off the roof': lovers say it, and people in danger. */
const isThreatenedJump = ({ sentence: { words }, hit }: HitContext): boolean =>
  /\bif (?:\S+ )+i (?:will|would|might|am going to) (?:just )?(?:jump|leap|throw myself|hurl myself)\b/u.test(
    words.slice(0, hit.end).join(' '),
  );

const isSaidLightly = ({ sentence, isLaughing, light }: HitContext): boolean =>
  isLaughing || light || HYPERBOLE.test(sentence.words.join(' '));

/** 'kms lol': no wish, no plan, only the words. */
function isExclaimed({ words }: Sentence, { start, end }: Hit): boolean {
  if (words.slice(start, end).join(' ') !== 'kill myself') return false;
  return !/^(?:to|will|might|could|should|would|go|and|can|i)$/u.test(words[start - 1] ?? '');
}

/** 'one more zoom call and i'll…': a light cause, with laughter or the shape of an exaggeration, and no despair. */
function isExaggeration({ sentence, hits, hit, isLaughing, light }: HitContext): boolean {
  if (hit.rule.id === 'en.self-harm' || hits.some((other) => other.rule.kind === 'loss')) return false;
  if (hits.some((other) => other.rule.id === 'en.hopeless')) return false;
  if (isLaughing && isExclaimed(sentence, hit)) return true;
  return light && (isLaughing || HYPERBOLE.test(sentence.words.join(' ')));
}
