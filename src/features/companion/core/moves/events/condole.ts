import type { Move } from '../move.ts';

export const condole: Move = {
  name: 'condole',
  technique: 'validate',
  hint: 'a death: the central fact first, plainly; no number, no one-word question; ask for the name or leave room.',
  lines: [
    "gone kin him|i'm so sorry. tell me about {him}.",
    "gone kin him|i'm so sorry. what was {he} like?",
    "gone unnamed stranger|i'm so sorry. tell me about them, if you like.",
    "gone pet unnamed|i'm so sorry. what was {he} called?",
    "gone pet unnamed|i'm so sorry. what was {his} name?",
    "gone unnamed stranger him|i'm so sorry. what was {he} called?",
    "gone unnamed stranger him|i'm so sorry. tell me {his} name, if you like.",
    "gone named him|i'm so sorry about {who}. what was {he} like?",
    "gone named|i'm so sorry about {who}. tell me whatever you'd like me to know.",
    "gone close him|i'm so sorry about {who}. what was {he} like?",
    "pet|i'm so sorry. they get into every corner of a day. tell me about it, as much as you like.",
    "i'm so sorry. nothing about this has to be made smaller.",
    "i'm so sorry. you can talk about it here for as long as you like.",
  ],
};
