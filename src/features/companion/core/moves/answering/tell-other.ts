import type { Move } from '../move.ts';

export const tellOther: Move = {
  name: 'tell-other',
  technique: 'validate',
  hint: 'a question about you that has no real answer: say so lightly and truthfully, then back to them.',
  lines: [
    "skill|none, and i'd better say so: i'm a program that listens, with a few well-known practices by heart. no licence, no letters after the name.",
    "called|it's meant as in working something through, 'to process it'. you're not the first to think of something else.",
    "stay|yes. whenever you open this, at any hour, i'm here.",
    "care|honestly, i'm a program, so not the way a person would. i do take in everything you say.",
    "i'm only a guide made of text, so there's not much to tell. i'd rather hear the rest of yours.",
    "not that i know of. i'm an AI, it's a plain sort of life. go on, though.",
    "hard to say, being a program. but i'm following you.",
    "i can't do that one, i'm just a guide for talking. i'm still listening, though.",
  ],
};
