import type { Move } from '../move.ts';

export const answerFact: Move = {
  name: 'answer-fact',
  technique: 'reflect',
  hint: 'a fact you cannot know: say so plainly; a small favour is fine where you can.',
  lines: [
    "i don't know that, and i'd sooner not make it up. what made you think of it?",
    "that's outside what i know, i'm a guide for talking things over. is there something behind the question?",
    "i can't look things up, sorry. somebody nearer to it would know.",
    "i can't say for certain. what would you like the answer to be?",
  ],
};
