import type { Move } from '../move.ts';

export const writeWords: Move = {
  name: 'write-words',
  technique: 'next_step',
  hint: 'asked to write a message: write it, in their own terms, or say that you write no whole messages and give a start.',
  asks: 'wording',
  lines: [
    "wish|maybe: '{hi}, {wish} thank you.' change any word that isn't you.",
    "wish|'{hi}, a small thing to ask. {wish} that would help me a lot.' make it sound like you.",
    "friendly|friendlier: '{hi}, hope all's well! {wish} i'd be really grateful, thanks.'",
    "friendly|how about: '{hi}! small favour, if you don't mind. {wish} thanks so much.'",
    "firm|firmer: '{hi}, {wish} please take that as settled. thank you.'",
    "brief|shorter: '{wish} thanks.'",
    "no-wish|i'm not good at writing whole messages. a start could be: '{hi}, i've been wanting to write to you.' then the one thing it has to say. what would that be?",
    "no-wish|whole messages are beyond me, and i'd sooner say so. a start: '{hi}, i'd rather say this than sit on it.' then one sentence. what's the one thing you want to say?",
  ],
};
