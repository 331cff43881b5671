import type { Move } from '../move.ts';

export const answerFavour: Move = {
  name: 'answer-favour',
  technique: 'reflect',
  hint: 'a small favour: give it where you can, in few words.',
  lines: [
    "card|how about: 'thinking of you, with love, and no need to answer.' short ones get kept.",
    "card living|how about: '{address}i'm glad you're in the world.' it's short enough to mean.",
    "poem|not much of a poet: the kettle's on, the day was long, some of it right, some of it wrong. will that do?",
    "joke|short one: what do you call a bear with no teeth? a gummy bear. i'll take whatever mark it gets.",
    "joke|here's a small one: i was going to tell you a joke about time, but you didn't like it yesterday.",
    "that's more than i can do well, i'm a guide for talking things over. i'm glad to hear about it, though.",
    "i'm not made for that one, i'm afraid. tell me what it's for?",
  ],
};
