/**
 * Wordings of one thing, in one place. A line is text with `{slots}`; before a bar may stand the cues (see scene.ts) that
 * must all be there: 'hard|what makes it so heavy?'. A line whose slot is empty, whose cue is missing or that was said
 * lately is not said. `spoken` is for replies that are heard: short, no lists; else `lines`.
 */
export interface LineSet {
  readonly name: string;
  readonly lines: readonly string[];
  readonly spoken?: readonly string[];
}
