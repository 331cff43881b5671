import type { Move } from '../move.ts';

export const askStrength: Move = {
  name: 'ask-strength',
  technique: 'open_question',
  hint: 'something strong is to be settled: ask how strong it is now, 0 to 10, a guess is fine; never in joy or fresh grief.',
  lines: [
    'how strong is it this minute, from 0 to 10? a guess is fine.',
    'if 0 is quiet and 10 is as much as it gets, where is it just now?',
    "can you give it a number right now, 0 to 10? so we can see later whether it's moved.",
  ],
};
