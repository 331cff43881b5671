import type { Move } from '../move.ts';

export const otherView: Move = {
  name: 'other-view',
  technique: 'reframe',
  hint: 'ask what they would tell a friend in the same place; do not argue with the thought.',
  asks: 'view',
  lines: [
    'if a friend told you this about themselves, what would you say to them?',
    "suppose somebody you're fond of was sitting with this. what would you want them to hear?",
    "what would somebody who's on your side say about it?",
    "what couldn't you have known, back then?",
  ],
};
