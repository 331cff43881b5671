import { parseWeights, weigh } from '../learned/linear.ts';
import { echoCandidates } from './echo-candidates.ts';
import { ECHO_WEIGHTS } from './echo-weights.ts';

const weights = parseWeights(ECHO_WEIGHTS);
/** Chosen on hands left out: above it a reader would give back the same words or a part of them. */
const LEAST_SHARE = 0.4;
/** Of a long message something is nearly always worth taking up. */
const LEAST_SHARE_OF_LONG = 0.15;
const LONG_WORDS = 8;

/** Mine is said to be yours: 'my dad's face' → 'your dad's face'. */
const toThem = (words: string): string => words.replace(/\bmy\b/g, 'your').replace(/\bour\b/g, 'your');

export interface Echo {
  /** One to six of their own words that a listener would give back, 'my' as 'your'. */
  readonly words: string;
  /** How likely a listener would, 0 to 1. */
  readonly share: number;
}

/** The best words of each part of the message between marks that has any worth it, the likeliest first. */
export function chooseEchoes(text: string): Echo[] {
  const least = text.trim().split(/\s+/).length >= LONG_WORDS ? LEAST_SHARE_OF_LONG : LEAST_SHARE;
  const best = new Map<number, Echo>();
  for (const { words, features, piece } of echoCandidates(text)) {
    const share = weigh(weights, 2, features)[1] ?? 0;
    if (share >= least && share > (best.get(piece)?.share ?? 0))
      best.set(piece, { words: toThem(words), share });
  }
  return [...best.values()].toSorted((a, b) => b.share - a.share);
}
