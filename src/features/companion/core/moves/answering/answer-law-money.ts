import type { Move } from '../move.ts';

export const answerLawMoney: Move = {
  name: 'answer-law-money',
  technique: 'resource',
  hint: 'law or money: one first pointer to who knows, no ruling; then back to them.',
  lines: [
    "i'm no use on the law or money side, and a wrong answer costs. a free advice service, citizens advice or the like, is the place to start. what worries you most about it?",
    "that needs somebody who knows the rules where you live: a free legal or debt advice line is a good first call. what are you afraid it'll come to?",
  ],
};
