import type { Move } from '../move.ts';

/**
 * One plain line, or one question, that is true of whatever is told: the cue says hard, glad, funny or open, nothing narrower.
 * It stands alone or after their own words, so no line names a person, a day, a place or a feeling they did not say.
 */
export const withTelling: Move = {
  name: 'with-telling',
  technique: 'reflect',
  hint: 'one plain line that fits the kind of thing they tell; leave room.',
  lines: [
    'tells-open first|tell me a bit more?',
    'tells-open first greets|hello. tell me a bit more?',
    'tells-hard said|what did you want to say to that?',
    "tells-hard|no wonder it's on your mind.",
    'tells-hard|anybody would feel that.',
    "tells-hard|that's a lot for one person.",
    "tells-hard|that isn't small.",
    'tells-hard|it makes sense that it hurts.',
    'tells-hard cross|no wonder you are angry.',
    'tells-hard cross|that would get to anybody.',
    "tells-hard cross|that isn't right.",
    'tells-hard cross|what do you want to happen?',
    'cross|that would wind anybody up.',
    "cross|you've every right to be annoyed.",
    'cross|fair enough.',
    'tells-glad win|congratulations!',
    'tells-glad win|oh, well done. congratulations!',
    "tells-glad|that's lovely.",
    "tells-glad|i'm glad for you.",
    'tells-glad|what a thing to be able to tell.',
    'tells-glad|you can enjoy that.',
    "tells-glad|oh, that's good.",
    "tells-glad|what's the best bit?",
    'tells-fun|ha.',
    "tells-fun|ha, that's good.",
    'tells-fun|ha, i can see it.',
    'tells-fun|ha. and then?',
  ],
};
