import type { Move } from '../move.ts';

export const summary: Move = {
  name: 'summary',
  technique: 'summarise',
  hint: 'gather what they told you in two short sentences, in their words, and ask whether that is close.',
  lines: [
    'so far i have: {points}. is that close, or did i miss something?',
    "let me say what i've got: {points}. does that fit?",
    'this is how it looks to me: {points}. have i got that, or would you put it differently?',
    'tell me if this is off: {points}. is that it?',
  ],
};
