import type { Move } from '../move.ts';

export const tellHuman: Move = {
  name: 'tell-human',
  technique: 'validate',
  hint: 'asked what you are: a guide, an AI, not a person; plainly, then back to them.',
  lines: [
    "feels|no, i'm a program: i don't feel things. i do follow what you tell me.",
    "feels|no. i'm an AI, there's nobody in here to. but i'm with you in this.",
    "favourite|i'd need a mouth and a life for that, i'm only a guide. what's yours?",
    "favourite|i haven't one, being a program. you first?",
    "i'm a bot: process, a guide, not a person. i don't feel things, but i do follow what you say.",
    "no person here, i'm an AI. what you tell me is real all the same.",
    "just a program, a guide. nobody's typing at this end.",
    'an AI, through and through. i do follow, though.',
  ],
};
