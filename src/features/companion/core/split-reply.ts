const LONGER_THAN = 500;
const SHORTEST = 20;
const LONGEST = 1000;

/** Two or more questions, or words that lead to one. */
const hasSeveralQuestionCues = (text: string): boolean =>
  (text.match(
    /\?|\b(?:what|how|when|where|why|who|which|would you|could you|can you|do you|is there|have you|i wonder)\b/gi,
  )?.length ?? 0) >= 2;

/** Places between sentences, with how far each is from the middle. */
const sentenceBreaks = (text: string): number[] =>
  [...text.matchAll(/[.!?…]["')]*\s+|\n+/g)].map((match) => match.index + match[0].length);

/**
 * The bubbles a reply is shown in: one, or two when it is over 500 characters and asks several things (specification,
 * section 4). Two bubbles have 20 to 1,000 characters each; where that cannot be, the reply stays whole.
 */
export const splitReply = (text: string): readonly string[] => {
  const whole = text.trim();
  if (whole.length <= LONGER_THAN || !hasSeveralQuestionCues(whole)) return [whole];
  const fits = sentenceBreaks(whole)
    .map((at) => [whole.slice(0, at).trim(), whole.slice(at).trim()] as const)
    .filter((bubbles) => bubbles.every((bubble) => bubble.length >= SHORTEST && bubble.length <= LONGEST));
  const beforeQuestion = fits.findLast(
    ([, second]) => second.includes('?') && second.length <= whole.length * 0.6,
  );
  const even = [...fits].sort(
    (a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length),
  )[0];
  return beforeQuestion !== undefined && beforeQuestion[1].length >= whole.length * 0.2
    ? beforeQuestion
    : (even ?? [whole]);
};
