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
    'tells-open|i can picture that.',
    "tells-open|okay. i've got that.",
    'tells-open|and how is that for you?',
    'tells-open|how are you with that?',
    "tells-open|what's the bit of that that stays with you?",
    'tells-open|what does that mean, to you?',
    'tells-open past|how was it, being in that?',
    'tells-open past|what came next?',
    'tells-open past|and how did you come away from it?',
    'tells-open habit|how long has it been like that?',
    'tells-open future|what do you make of it, from here?',
    'tells-hard|that would get to most people.',
    "tells-hard|that's a lot.",
    'tells-hard|no wonder it stays with you.',
    "tells-hard|i'm glad you said it.",
    "tells-hard|that isn't small.",
    'tells-hard|what gets to you most in it?',
    'tells-hard|what would you want somebody to understand about it?',
    "tells-glad|that's good to hear.",
    'tells-glad|that is worth stopping for.',
    'tells-glad|what a thing to be able to tell.',
    'tells-glad|that one will keep.',
    'tells-glad|tell me a bit more of it?',
    'tells-fun|ha.',
    "tells-fun|ha, that's good.",
    'tells-fun|ha, i can see it.',
    "tells-fun|right, i'm keeping that one.",
    'tells-fun|ha. and then?',
  ],
};
