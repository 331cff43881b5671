/** In for four, hold for four, out for six: a longer way out settles. */
export const BREATH = [
  { phase: 'in', seconds: 4, words: 'breathe in' },
  { phase: 'hold', seconds: 4, words: 'hold' },
  { phase: 'out', seconds: 6, words: 'breathe out' },
] as const;

const ROUND_SECONDS = BREATH.reduce((sum, { seconds }) => sum + seconds, 0);

/** Where a breath stands after so many milliseconds; `secondsLeft` counts 4, 3, 2, 1. */
export function breathAt(elapsedMs: number): { step: (typeof BREATH)[number]; secondsLeft: number } {
  let seconds = Math.floor(Math.max(0, elapsedMs) / 1000) % ROUND_SECONDS;
  for (const step of BREATH) {
    if (seconds < step.seconds) return { step, secondsLeft: step.seconds - seconds };
    seconds -= step.seconds;
  }
  throw new Error('a round has no further second');
}
