import type { Move } from '../move.ts';

export const withWeariness: Move = {
  name: 'with-weariness',
  technique: 'validate',
  hint: 'they want it all to stop for a while: say it back, and that it is much; no question of yours.',
  lines: ["that's a lot of weight.", "that's how tired you are of it.", 'of course you would want that.'],
};
