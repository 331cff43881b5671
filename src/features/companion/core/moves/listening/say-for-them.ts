import type { Move } from '../move.ts';

export const sayForThem: Move = {
  name: 'say-for-them',
  technique: 'validate',
  hint: 'they say what they wish somebody had said to them: say exactly that.',
  lines: ['then let me say it: {wished}.', 'so here it is, said out loud: {wished}.'],
};
