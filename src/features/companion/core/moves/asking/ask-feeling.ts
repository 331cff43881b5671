import type { Move } from '../move.ts';

export const askFeeling: Move = {
  name: 'ask-feeling',
  technique: 'open_question',
  hint: 'ask for the feeling once, in plain words; only where none was named.',
  lines: ["what's the feeling in it, if there's a word?", 'what does it leave you with, in a word or two?'],
};
