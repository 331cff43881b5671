import type { Move } from '../move.ts';

export const recallBefore: Move = {
  name: 'recall-before',
  technique: 'reflect',
  hint: 'what they tell was spoken of before: name the one remembered sentence, once, so that they can put it right.',
  lines: [
    'from before i have this: {kept} is that still how it is?',
    'last time there was this: {kept} has it moved since?',
  ],
};
