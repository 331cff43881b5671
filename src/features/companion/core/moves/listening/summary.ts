import type { Move } from '../move.ts';

export const summary: Move = {
  name: 'summary',
  technique: 'summarise',
  hint: 'gather what they told you in two short sentences, in their words, and ask whether that is close.',
  lines: [
    'so far i have: {points}. is that close, or did i miss something?',
    'this is how it looks to me: {points}. have i got that, or would you put it differently?',
  ],
};
