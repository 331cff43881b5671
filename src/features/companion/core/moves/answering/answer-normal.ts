import type { Move } from '../move.ts';

export const answerNormal: Move = {
  name: 'answer-normal',
  technique: 'validate',
  hint: 'asked whether it is normal: yes where it plainly is common, honest where you cannot know.',
  lines: [
    "newborn|it's common after a birth, and it's worth saying to your midwife or doctor, who hear it often and can help. what's it like when it's there?",
    "it's common, yes. a lot of people have that and say nothing.",
    "more people than you'd think. it doesn't make it smaller, but you're not odd.",
    "yes, i'd say that's ordinary, given what's been going on.",
    "it's not strange at all. what made you wonder?",
  ],
};
