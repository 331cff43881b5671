import type { Move } from '../move.ts';

export const answerAdvice: Move = {
  name: 'answer-advice',
  technique: 'reflect',
  hint: 'asked for advice: one modest, concrete thing to try, then theirs to judge.',
  lines: [
    'coming_up|one thing many people do: decide the first sentence and the last, and let the middle look after itself. would that be any use?',
    "quarrel|one thing that often works: wait till you're both fed, then say the one thing you'd like, not the ten that went wrong. would that do?",
    'left_out|one modest thing: pick the one of them you trust most, and ask them alone. would that be possible?',
    "work|one modest thing: write down what's yours to do and what isn't, before you talk to anybody about it. would that help?",
    "money|write it all on one page, nearest date first. it doesn't shrink, but it stops moving. a free debt-advice line can take it from there.",
    "living|one modest thing: tell {him} the plainest bit of what you've told me, once, and then wait. would that be possible?",
    "one modest thing: pick the smallest part that's actually yours, and leave the rest till after sleep. which part would that be?",
    "what i'd try first: say it out loud to one person who won't fix it. who would that be?",
    "i'd start with what you've got: what has helped before, even slightly?",
  ],
};
