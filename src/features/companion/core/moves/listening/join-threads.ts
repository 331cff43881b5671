import type { Move } from '../move.ts';

/** What they told earlier beside what they tell now, both in their words. */
export const joinThreads: Move = {
  name: 'join-threads',
  technique: 'reflect',
  hint: 'put what they told earlier beside what they tell now, in their words; nothing between the two is claimed.',
  lines: ['{earlier}, and now {it}.', 'first {earlier}. and now {it}.'],
};
