import type { Move } from '../move.ts';

export const withGrief: Move = {
  name: 'with-grief',
  technique: 'reflect',
  hint: 'grief: stay, in few words, no question.',
  lines: [
    'gone stranger him|{he} mattered to you. that shows in every bit of it.',
    'gone close him|of course you still look for {him}.',
    'gone close him|{he} had {his} place in the day.',
    'it comes when it comes.',
    "you don't have to be done with it.",
    "i'm glad you're saying it out loud.",
    "there's no right way through this.",
    "say whatever comes. i'm here.",
    "there's room for all of it here.",
    "take your time. i'm here.",
  ],
};
