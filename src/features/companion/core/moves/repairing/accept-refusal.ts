import type { Move } from '../move.ts';

export const acceptRefusal: Move = {
  name: 'accept-refusal',
  technique: 'validate',
  hint: 'they say what they do not want: keep to it from now on, in few words, and follow what they do want.',
  lines: [
    "questions|all right, no questions. i'm here.",
    "questions|okay. i'll listen.",
    'exercises|fair enough, no exercises. just talk.',
    'exercises|okay, none of that. go on with what you were saying.',
    'numbers|no numbers, then. go on.',
    'advice|no advice, then. tell me the rest.',
    "advice|right, i'll keep it to listening.",
    "feelings|okay, not the feelings. tell me about it the way you'd like.",
    "dead-talk|then let's talk about {who}.",
    "okay, we won't. what would you rather?",
    "all right, that's off the table. go on.",
    'understood. you say where we go.',
  ],
};
