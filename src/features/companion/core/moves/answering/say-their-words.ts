import type { Move } from '../move.ts';

export const sayTheirWords: Move = {
  name: 'say-their-words',
  technique: 'validate',
  hint: 'they know it and need to hear it said: say it, in their own words.',
  lines: ["then i'll say it: {known}.", '{known}. there, it has been said.'],
};
