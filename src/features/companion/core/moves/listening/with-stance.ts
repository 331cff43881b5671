import type { Move } from '../move.ts';

/** What may be said to a clause by how they stand to it (`mirrors/stance.ts`), whatever it is about. */
export const withStance: Move = {
  name: 'with-stance',
  technique: 'reflect',
  hint: 'answer how they stand to it: the hope, the blame, what they could not know; in few words, after theirs.',
  lines: [
    "stance-belittled|it isn't nothing, to you.",
    'stance-belittled|that is no help.',
    "stance-blame|you're carrying that as yours. i'm not sure all of it is.",
    "stance-blame|that's a heavy thing to put on yourself.",
    "stance-hindsight|you know that now. you couldn't see all of it then.",
    'stance-hindsight|looking back, everything seems to point one way. at the time it did not.',
    "stance-omitted|you couldn't have known.",
    "stance-omitted|you didn't know then what you know now.",
    "stance-tells|then that's what we'll do. i'm listening.",
    "stance-tells|you can. that's what i'm here for.",
    'stance-tells|good. then tell it the way it comes.',
    'stance-miss|of course you do.',
    'stance-miss|i can hear that.',
    'stance-hope|so do i.',
    'stance-hope|i hope that with you.',
    'stance-hope|me too.',
    "stance-unknown|you don't have to know yet.",
    "stance-unknown|i don't think anybody would, straight away.",
    "stance-could-not|no, you couldn't.",
    'stance-said|what did you say?',
    'stance-said|and what did you say to that?',
  ],
};
