import type { Draft } from './handlers/draft.ts';

/** The longest reply that listens, and the longest that gives steps or words. */
export const MAX_WORDS = 60;
export const MAX_SPOKEN_WORDS = 35;
export const MAX_STEP_WORDS = 110;
export const MAX_SPOKEN_STEP_WORDS = 60;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0;

/** The draft as one text within its limit: the mirror goes first, then what came last. */
export function fitWords({ mirror, wordings, asks }: Draft, spoken: boolean): string {
  const isSteps = asks === 'follow_up' && wordings.some(({ id }) => id.startsWith('practice:'));
  const limit = isSteps
    ? spoken
      ? MAX_SPOKEN_STEP_WORDS
      : MAX_STEP_WORDS
    : spoken
      ? MAX_SPOKEN_WORDS
      : MAX_WORDS;
  const lines = wordings.map(({ text }) => text);
  const options = [
    mirror === '' ? lines : [`${mirror}.`, ...lines],
    lines,
    lines.slice(0, -1),
    lines.slice(-1),
  ];
  const fitting = options.find((parts) => parts.length > 0 && countWords(parts.join(' ')) <= limit);
  return (fitting ?? lines.slice(0, 1)).join(' ');
}
