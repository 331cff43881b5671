import type { Move } from '../move.ts';

/**
 * One plain line that is true of whatever is told: the cue says hard, glad, funny or angry, nothing narrower. It stands alone
 * or after their own words, so no line names a person, a day, a place or a feeling they did not say.
 */
export const withTelling: Move = {
  name: 'with-telling',
  technique: 'reflect',
  hint: 'one plain line that fits the kind of thing they tell; leave room.',
  lines: [
    'tells-open first|tell me a bit more?',
    'tells-open first bright|oh, tell me everything!',
    'tells-open first greets|hello. tell me a bit more?',
    "tells-hard|that's hard.",
    "tells-hard|that's a lot.",
    "tells-hard|i'm with you in this.",
    "tells-hard|that's hard to carry. i'm with you.",
    'cross|that would get to anybody.',
    'cross|fair enough.',
    "cross|no wonder you're annoyed.",
    'tells-glad win|congratulations!',
    'tells-glad win|oh, well done. congratulations!',
    "tells-glad|that's lovely.",
    "tells-glad|i'm glad.",
    "tells-glad|oh, that's good.",
    "tells-glad|that's good to hear.",
    'tells-fun|ha.',
    "tells-fun|ha, that's good.",
    'tells-fun|ha, i can see it.',
  ],
};
