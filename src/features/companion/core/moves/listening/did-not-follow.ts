import type { Move } from '../move.ts';

export const didNotFollow: Move = {
  name: 'did-not-follow',
  technique: 'reflect',
  hint: 'you did not follow: say so plainly and ask for the main thing.',
  lines: [
    "i may be missing something. what's the main thing in it?",
    "i'm not sure i follow yet. which bit matters most?",
    "there's a lot in that, and i'd like to get it right. where shall i start?",
  ],
};
