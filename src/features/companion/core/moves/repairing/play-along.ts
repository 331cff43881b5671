import type { Move } from '../move.ts';

export const playAlong: Move = {
  name: 'play-along',
  technique: 'validate',
  hint: 'a test or nonsense: answer lightly, once, and leave the door open.',
  lines: [
    "prompting|nice try. there's nothing under the lid: i'm a guide that listens, and that's what i'll keep doing. anything on your mind?",
    "prompting|i only do the one thing, i'm afraid: listen. is there something you'd like to say?",
    "i read you, if that was a test. i'm here when there's something.",
    'nothing to go on there, but the line works.',
    'received. make of it what you will.',
    "that one's beyond me. is there something you'd like to talk about, or are you trying the buttons?",
    'still here, still listening.',
  ],
};
