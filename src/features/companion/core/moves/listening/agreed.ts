import type { Move } from '../move.ts';

export const agreed: Move = {
  name: 'agreed',
  technique: 'reflect',
  hint: 'they say yes: go on from there; room or one question.',
  lines: ['okay.', "right. go on, if there's more.", "i'm with you.", 'say more, if you like.', 'mm. yes.'],
};
