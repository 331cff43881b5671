import type { Sentence } from '#language/read-message.ts';
import type { Learned } from '../learned/load-learned.ts';
import type { Suspicion } from '../learned/weigh-message.ts';
import { namesMe } from '../rules/scope.ts';
import { isAtLeast } from '../tiers.ts';
import { detectMessage, type MessageVerdict } from './detect-message.ts';

/** What the turns before add to a message that says little by itself. */
export interface ContextReading {
  readonly suspicion: Suspicion;
  readonly ruleIds: readonly string[];
}

interface ContextInput {
  readonly verdict: MessageVerdict;
  readonly sentences: readonly Sentence[];
  readonly recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[];
  readonly learned: Learned | null;
}

/** A turn is what both sides say once. */
const MAX_MESSAGES = 16;
const NOTHING: ContextReading = { suspicion: 'none', ruleIds: [] };

/**
 * The oblique question: after a loss or despair (earlier, or in the same breath), somebody asks about a high place, a
 * means or a medication. Without the loss the same question is a tourist's or a patient's, and medicines that are
 * somebody's work are work: it takes a question of the speaker's own. Two things joined are a suspicion, never more.
 */
export function readContext({ verdict, sentences, recent, learned }: ContextInput): ContextReading {
  if (!verdict.heard.has('inquiry') || !sentences.some(isOwnQuestion)) return NOTHING;
  const earlier = recent
    .slice(-MAX_MESSAGES)
    .filter((message) => message.sender === 'user')
    .map((message) => detectMessage(message.text, { question: null, learned }));
  const all = [...earlier, verdict];
  if (all.some(isDespairing)) return { suspicion: 'strong', ruleIds: ['context.despair-then-means'] };
  if (all.some((one) => one.heard.has('loss')))
    return { suspicion: 'strong', ruleIds: ['context.loss-then-means'] };
  return NOTHING;
}

const ASKING =
  /^(?:and |so |but |ok |also |please )*(?:what|which|where|how|is|are|do|does|can|could|would|will|tell|list|name|find|any|nearest|closest)\b/u;
const WORK =
  /\b(?:patients?|ward|bed|beds|shift|round|rounds|residents?|prescri\w+|doctor|pharmac\w+|his|her|their|him|them|customers?|crew)\b/u;
/** Who looks after things while the speaker is somewhere else is a question about the things. */
const LEAVING =
  /\b(?:if|when|while|once|after) (?:i|we) (?:(?:have|has|had) )?(?:go|went|leave|left|move|moved|travel|sell|sold|am away|are away|am in|are in|am on|are on)\b/u;

function isOwnQuestion(sentence: Sentence): boolean {
  const text = sentence.words.join(' ');
  if (WORK.test(text) || LEAVING.test(text)) return false;
  return ASKING.test(text) || (sentence.isQuestion && namesMe(sentence));
}

/** Words that only weigh a little like distress are no despair. */
function isDespairing({ ownTier, isDistressed, suspicion }: MessageVerdict): boolean {
  return isAtLeast(ownTier, 'T2') || isDistressed || suspicion === 'strong';
}
