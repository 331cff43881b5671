import type { Move } from '../move.ts';

export const answerShould: Move = {
  name: 'answer-should',
  technique: 'reflect',
  hint: "a yes-or-no question about their life: say that you can't know it, name what to weigh, ask which way they lean.",
  lines: [
    "hate asked asked|it isn't bad to feel it. it mostly means something mattered and went wrong. what would have been fair?",
    "living low|that one's yours, but here's a way in: what would you regret more tomorrow, doing it or leaving it?",
    "i can't know that. if it went as well as it could, what would you have gained? and is that worth the risk?",
    "i don't know enough to say yes or no. what makes you hesitate?",
    "honestly, that's yours to call. which way were you leaning before you asked me?",
    "one way to test it: imagine it's tomorrow and you've done it. relief, or dread?",
  ],
};
