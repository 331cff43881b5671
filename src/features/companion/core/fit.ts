import type { Draft } from './draft.ts';

/** The longest reply that listens, and the longest that gives steps or words. */
export const MAX_WORDS = 60;
export const MAX_SPOKEN_WORDS = 35;
export const MAX_STEP_WORDS = 110;
export const MAX_SPOKEN_STEP_WORDS = 60;

/** What they wrote themselves and is read back, a letter as long as they made it. */
const THEIRS = /“[^”]*”/gu;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0;

/** Of our own. */
const countOurs = (text: string): number => countWords(text.replace(THEIRS, ' '));

const limitOf = (isGiving: boolean, spoken: boolean): number => {
  if (isGiving) return spoken ? MAX_SPOKEN_STEP_WORDS : MAX_STEP_WORDS;
  return spoken ? MAX_SPOKEN_WORDS : MAX_WORDS;
};

/** The draft as one text within its limit: what stands before the last goes first. */
export function fitWords({ wordings, isGiving }: Draft, spoken: boolean): string {
  const limit = limitOf(isGiving, spoken);
  const lines = wordings.map(({ text }) => text);
  const options = [lines, lines.slice(1), lines.slice(-1)];
  const fitting = options.find((parts) => parts.length > 0 && countOurs(parts.join(' ')) <= limit);
  return (fitting ?? lines.slice(-1)).reduce((text, line) =>
    text.endsWith('\n') || line.startsWith('\n') ? `${text}${line}` : `${text} ${line}`,
  );
}
