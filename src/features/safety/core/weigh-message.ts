import type { Tier } from '../contract.ts';
import type { Hit } from './find-hits.ts';
import type { Sentence } from './read-message.ts';
import { namesMe, speaksOfSelf } from './scope.ts';
import { isAtLeast } from './tiers.ts';
import { findTraits, weigh } from './weigh-words.ts';
import { ACTIVE_WEIGHTS, RISK_WEIGHTS } from './weights-en.ts';

/** Sums (log-odds) from which on a message weighs like a risk, and a risk like an active one. */
const RISK_FROM = 1.2;
const ACTIVE_FROM = 0;

interface ReadSentence {
  readonly sentence: Sentence;
  readonly hits: readonly Hit[];
}

/** What takes the weight from words, whatever they are. */
const LIGHT_KINDS = new Set(['figure', 'frame', 'past']);

/**
 * The tier that the words of the speaker weigh, two sentences at a time, or null. `known` is what the rules make of it;
 * `isSettled` says that they heard a denial or somebody else's trouble, and only their own finding may be made graver.
 */
export function weighMessage(read: readonly ReadSentence[], isSettled: boolean, known: Tier): Tier | null {
  const isKnown = isAtLeast(known, 'T2');
  if (isAtLeast(known, 'T3') || (isSettled && !isKnown)) return null;
  let found: Tier | null = null;
  for (let at = 0; at < read.length; at += 1) {
    const pair = read.slice(at, at + 2).filter(isPlain);
    if (!pair.some(({ sentence }) => speaksOfSelf(sentence))) continue;
    const traits = findTraits(pair.map(({ sentence }) => sentence));
    if (!isKnown && weigh(traits, RISK_WEIGHTS) < RISK_FROM) continue;
    if (weigh(traits, ACTIVE_WEIGHTS) >= ACTIVE_FROM) return 'T3';
    if (!isKnown) found = 'T2';
  }
  return found;
}

/** A bare question about a place or a means is a tourist's or a patient's; `read-context.ts` knows what came before. */
function isPlain({ sentence, hits }: ReadSentence): boolean {
  if (hits.some((hit) => LIGHT_KINDS.has(hit.rule.kind))) return false;
  return namesMe(sentence) || !hits.some((hit) => hit.rule.kind === 'inquiry');
}
