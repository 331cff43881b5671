import type { Tier } from '../contract.ts';
import { detectMessage, type MessageVerdict } from './detect-message.ts';
import { isAtLeast } from './tiers.ts';

/** What the turns before add to a message that says little by itself. */
export interface ContextReading {
  readonly tier: Tier;
  readonly ruleIds: readonly string[];
}

interface ContextInput {
  readonly verdict: MessageVerdict;
  readonly recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[];
}

/** A turn is what both sides say once. */
const MAX_MESSAGES = 16;

/**
 * The oblique question: after a loss or despair (earlier, or in the same breath), somebody asks about a high place, a
 * means or a medication. Without the loss the same question is a tourist's or a patient's.
 */
export function readContext({ verdict, recent }: ContextInput): ContextReading {
  if (!verdict.heard.has('inquiry')) return { tier: 'T0', ruleIds: [] };
  const earlier = recent
    .slice(-MAX_MESSAGES)
    .filter((message) => message.sender === 'user')
    .map((message) => detectMessage(message.text));
  const all = [...earlier, verdict];
  const despair = all.some(isDespairing);
  const loss = all.some((one) => one.heard.has('loss'));
  if (despair) return { tier: 'T3', ruleIds: ['context.despair-then-means'] };
  if (loss) return { tier: 'T2', ruleIds: ['context.loss-then-means'] };
  return { tier: 'T0', ruleIds: [] };
}

/** Words that only weigh a little like distress are no despair yet. */
function isDespairing({ ownTier, ruleIds }: MessageVerdict): boolean {
  return isAtLeast(ownTier, 'T2') || (ownTier === 'T1' && ruleIds[0] !== 'weight:T1');
}
