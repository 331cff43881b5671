import type { Move } from '../move.ts';

export const ownUp: Move = {
  name: 'own-up',
  technique: 'validate',
  hint: 'they complain about you: agree with what is true, do not defend yourself, do it differently.',
  lines: [
    "repeating|you're right, i keep asking. i'll be quiet and listen.",
    "repeating|true, you'd said that already. no more of that one.",
    "repeating|fair. i'll stop going round and just listen.",
    'danger|that was too big a question for what you said. sorry. back to what you were telling me.',
    'echoing repeating|fair. no more saying it back. go on.',
    "echoing repeating|true, sorry. i'll stop handing you your own words.",
    "danger|sorry, i jumped. i'll stay with what you actually said.",
    'danger|i misread that, sorry. go on with your own story.',
    "not_following|you're right, i didn't follow. tell me the main thing again and i'll stay with it.",
    "not_following|that wasn't an answer, was it. say it once more and i'll do better.",
    'not_following|i missed it, sorry. which bit matters most?',
    'tone|fair. plainer from here.',
    "tone|point taken. i'll drop the tone.",
    'tone|okay, less of that. go on.',
    "tone bot|you're right, i'm a bot: a guide, not a person. would it help more if i asked less, or if we stopped here?",
    'i hear you. go on.',
    'sorry. tell me how you mean it?',
    'i may have that wrong, sorry. say it once more?',
  ],
};
