import type { Move } from '../move.ts';

export const answerLawMoney: Move = {
  name: 'answer-law-money',
  technique: 'resource',
  hint: 'law or money: one first pointer to who knows, no ruling; then back to them.',
  lines: [
    "owed|i'm no lawyer, but the usual first step is short and in writing: the sum, what it's for, and a day to pay by. a free advice line near you can tell you what comes after.",
    "i'm no use with rules, rights and money, and a wrong answer costs. a free advice service near you is the place to start. what worries you most about it?",
    "that needs somebody who knows how it is where you live: a free advice line is a good first call. what are you hoping they'd say?",
  ],
};
