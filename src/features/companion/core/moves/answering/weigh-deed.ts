import type { Move } from '../move.ts';

export const weighDeed: Move = {
  name: 'weigh-deed',
  technique: 'reflect',
  hint: "'should i …': say that you can't know it, name the deed, ask what speaks for it and against.",
  lines: [
    "i can't know that from here. what speaks for {doing}, and what against?",
    "that one's yours to call. if you picture tomorrow with it done, {doing}: relief, or dread?",
    "i can't know that. which way do you lean with {doing}, on a calm day?",
  ],
};
